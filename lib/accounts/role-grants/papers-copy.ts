import { joinWords } from "../../kernel/format.ts";
import type { Paper } from "../../policy/looper-papers.ts";

export const PAPER_LABELS: Record<Paper, string> = {
  training: "Formation",
  rsac: "Numéro RSAC",
  attestation: "Attestation d’habilitation",
  insurance: "Assurance",
};

const NAMES: Record<Paper, string> = {
  training: "la formation",
  rsac: "le numéro RSAC",
  attestation: "l’attestation d’habilitation",
  insurance: "l’assurance",
};

/** Papers as they are listed in a sentence: "le numéro RSAC et l’assurance". */
export function listPapers(papers: readonly Paper[]): string {
  return joinWords(papers.map((paper) => NAMES[paper]));
}
