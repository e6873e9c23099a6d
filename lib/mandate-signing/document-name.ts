import type { SignedDocument } from "./document.ts";

/** A signed document as a line names it. @param number of the mandate that it is, or is under */
export function documentName(document: SignedDocument, number: number): string {
  const mandate = `mandat n°\u00a0${number}`;
  switch (document.kind) {
    case "mandate":
      return `Mandat n°\u00a0${number}`;
    case "amendment":
      return `Avenant n°\u00a0${document.position} au ${mandate}`;
    case "acceptance":
      return `Acceptation d’une offre, ${mandate}`;
    case "withdrawal":
      return `Retrait de la vente, ${mandate}`;
    case "diffusion":
      return `Avenant de diffusion, ${mandate}`;
  }
}
