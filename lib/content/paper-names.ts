import { joinWords } from "../kernel/format.ts";
import { formatCivilDate } from "../kernel/format-date.ts";
import {
  type GrantNeed,
  LEAST_WEEKLY_HOURS,
  type Paper,
  type WantingPaper,
} from "../kernel/looper-papers.ts";

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

/** The same, to their looper. */
const OWN_NAMES: Record<Paper, string> = {
  identity: "votre pièce d’identité",
  training: "votre formation",
  rsac: "votre numéro RSAC",
  attestation: "votre attestation d’habilitation",
  insurance: "votre attestation d’assurance",
};

/** What a paper wants, to its looper: "votre attestation d’assurance expire le 12 décembre 2026". */
export function wantingPaper({ paper, state, expiresOn }: WantingPaper): string {
  const name = OWN_NAMES[paper];
  if (expiresOn !== null && state !== "missing") {
    return `${name} ${state === "lapsed" ? "a expiré" : "expire"} le ${formatCivilDate(expiresOn)}`;
  }
  return `${name} est à ${paper === "training" ? "terminer" : "fournir"}`;
}

/** Papers as they are listed in a sentence: "le numéro RSAC et l’assurance". */
export const listPapers = (papers: readonly Paper[]): string => listNeeds(papers);

/** The same, with what else a grant needs. */
export function listNeeds(needs: readonly GrantNeed[]): string {
  return joinWords(needs.map((need) => NAMES[need]));
}
