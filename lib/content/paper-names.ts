import { joinWords } from "../kernel/format.ts";
import type { Paper } from "../kernel/looper-papers.ts";

/** What each of a looper’s papers is called. */
export const PAPER_LABELS: Record<Paper, string> = {
  identity: "Pièce d’identité",
  training: "Formation",
  rsac: "Numéro RSAC",
  attestation: "Attestation d’habilitation",
  insurance: "Assurance",
};

const NAMES: Record<Paper, string> = {
  identity: "la pièce d’identité",
  training: "la formation",
  rsac: "le numéro RSAC",
  attestation: "l’attestation d’habilitation",
  insurance: "l’assurance",
};

/** Papers as they are listed in a sentence: "le numéro RSAC et l’assurance". */
export function listPapers(papers: readonly Paper[]): string {
  return joinWords(papers.map((paper) => NAMES[paper]));
}
