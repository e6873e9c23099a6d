import type { SignedDocument } from "./document.ts";

/** A file to be downloaded. */
export interface DocumentFile {
  body: Uint8Array;
  fileName: string;
}

const PREVIEW_NAMES: Readonly<Record<SignedDocument["kind"], string>> = {
  mandate: "de-mandat",
  amendment: "d-avenant",
  acceptance: "d-acceptation",
  withdrawal: "de-retrait",
  diffusion: "d-avenant-de-diffusion",
};

const DECISION_NAMES = {
  acceptance: "acceptation",
  withdrawal: "retrait",
  diffusion: "diffusion",
} as const;

/** The names under which files are saved. */
export const documentFileName = {
  signed: (document: SignedDocument, number: number) =>
    document.kind === "mandate"
      ? `mandat-${number}.pdf`
      : document.kind === "amendment"
        ? `mandat-${number}-avenant-${document.position}.pdf`
        : `mandat-${number}-${DECISION_NAMES[document.kind]}.pdf`,
  preview: (kind: SignedDocument["kind"]) => `projet-${PREVIEW_NAMES[kind]}.pdf`,
  invoice: (number: number) => `facture-${number}.pdf`,
} as const;
