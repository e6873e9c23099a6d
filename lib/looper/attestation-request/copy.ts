import type { DocumentText } from "../../kernel/document-text.ts";
import type { DocumentPublisher } from "../../mandate-signing/document.ts";
import { footerOf, MARKS, publisherLines } from "../../mandate-signing/document-copy.ts";

const BY_HAND = "____________________ (à compléter à la main)";

/** What a request for an attestation says. */
export interface AttestationRequest {
  publisher: DocumentPublisher;
  /** Nobody may use it: an account of the demonstration, or a publisher who is not configured. */
  trial: boolean;
  name: string;
  address: string | null;
  email: string;
  rsacNumber: string;
}

/** What the chamber of commerce needs to issue an agent's attestation (decree of 20 July 1972, article 9). */
export function attestationRequestText(request: AttestationRequest): DocumentText {
  const { publisher, trial, name, address, email, rsacNumber } = request;
  return {
    title: "Demande d’attestation d’habilitation",
    subtitle:
      "Éléments du formulaire cerfa n° 15315, à adresser à la chambre de commerce et d’industrie qui a délivré la carte · décret n° 72-678 du 20 juillet 1972, article 9",
    mark: trial ? MARKS.trial : null,
    headline: { amount: name, home: "Agent commercial", town: `RSAC, SIREN ${rsacNumber}` },
    sections: [
      { title: "Titulaire de la carte professionnelle", lines: publisherLines(publisher) },
      {
        title: "Personne habilitée",
        lines: [
          ["Nom et prénom", name],
          ["Date de naissance", BY_HAND],
          ["Lieu de naissance", BY_HAND],
          ["Nationalité", BY_HAND],
          ["Adresse", address ?? BY_HAND],
          ["E-mail", email],
          ["Qualité", "Agent commercial, non salarié"],
          ["Registre spécial des agents commerciaux", `SIREN ${rsacNumber}`],
        ],
      },
      {
        title: "Étendue des pouvoirs",
        text: [
          "La personne fait visiter les biens et renseigne vendeurs et acquéreurs, au nom et sous la responsabilité du titulaire de la carte.",
          "Elle ne reçoit, ne demande et ne détient aucun fonds, effet ni valeur. Elle ne conclut aucun mandat, ne rédige aucun acte et ne donne aucune consultation juridique.",
        ],
      },
      {
        title: "Signature du titulaire de la carte",
        lines: [
          ["Fait à, le", BY_HAND],
          ["Signature", BY_HAND],
        ],
        text: "L’état civil n’est pas recueilli par le site : ces lignes se complètent d’après la pièce d’identité.",
      },
    ],
    footer: footerOf(publisher, "Demande d’attestation d’habilitation"),
  };
}
