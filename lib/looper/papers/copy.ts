import type { PaperReturnReason } from "./rules.ts";

/** Why a paper is sent back, as its looper reads it. */
export const RETURN_SENTENCES: Record<PaperReturnReason, string> = {
  unreadable: "Le document n’est pas lisible.",
  incomplete: "Il manque une page ou une face au document.",
  other_document: "Le document n’est pas celui qui est demandé.",
  other_person: "Le document n’est pas à votre nom.",
  differs: "Le numéro ou la date indiqués ne sont pas ceux du document.",
  expired: "Le document n’est plus en cours de validité.",
};

/** That somebody else of the team was first. */
export const decidedMeanwhile = (name: string): string =>
  `${name} a déjà décidé de cette pièce : rien n’a été changé.`;
