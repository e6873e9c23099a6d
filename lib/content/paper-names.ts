import { joinWords } from "../kernel/format.ts";
import { type GrantNeed, LEAST_WEEKLY_HOURS, type Paper } from "../kernel/looper-papers.ts";

/** What each of a looper’s papers is called. */
export const PAPER_LABELS: Record<Paper, string> = {
  identity: "Pièce d’identité",
  training: "Formation",
  rsac: "Numéro RSAC",
  attestation: "Attestation d’habilitation",
  insurance: "Assurance",
};

const NAMES: Record<GrantNeed, string> = {
  identity: "la pièce d’identité",
  training: "la formation",
  rsac: "le numéro RSAC",
  attestation: "l’attestation d’habilitation",
  insurance: "l’assurance",
  zone: "le secteur, avec au moins une commune",
  hours: `la disponibilité, de ${LEAST_WEEKLY_HOURS} heures par semaine au moins`,
  contract: "le contrat d’agent commercial signé",
};

/** Papers as they are listed in a sentence: "le numéro RSAC et l’assurance". */
export const listPapers = (papers: readonly Paper[]): string => listNeeds(papers);

/** The same, with what else a grant needs. */
export function listNeeds(needs: readonly GrantNeed[]): string {
  return joinWords(needs.map((need) => NAMES[need]));
}
