import { formatDuration } from "../../kernel/format.ts";
import { formatCivilDate, formatMoment } from "../../kernel/format-date.ts";
import { PARIS_CLOCK } from "../../kernel/place.ts";
import {
  MAX_BODY,
  MAX_TITLE,
  TRAINING_MINUTES,
  type TrainingReturnReason,
  type TrainingState,
  type TrainingTheme,
} from "./rules.ts";

/** What a training can be about. */
export const THEME_LABELS: Readonly<Record<TrainingTheme, string>> = {
  law: "Droit",
  economy: "Économie",
  commerce: "Commerce",
  technique: "Construction, habitation, urbanisme, transition énergétique",
  non_discrimination: "Non-discrimination dans l’accès au logement",
  ethics: "Déontologie",
};

/** Why a training was given back, to the looper and to the team. */
export const RETURN_REASON_SENTENCES: Readonly<Record<TrainingReturnReason, string>> = {
  unreadable: "Le justificatif est illisible ou incomplet.",
  of_somebody_else: "Le justificatif n’est pas à votre nom.",
  other_day: "Le jour déclaré n’est pas celui du justificatif.",
  other_duration: "La durée déclarée n’est pas celle du justificatif.",
  other_theme: "Le thème, ou les heures déclarées par thème, ne sont pas ceux du justificatif.",
  unrelated: "La formation n’a pas de lien direct avec l’activité de Looper.",
  over_yearly_limit:
    "Un colloque compte pour deux heures par an au plus, un enseignement donné pour trois : déclarez ce qui reste sous cette limite.",
  already_counted: "Cette formation est déjà validée.",
};

/** What is wrong with a field. */
export const TRAINING_FIELDS = {
  title: `Indiquez l’intitulé de la formation, en ${MAX_TITLE} caractères au plus.`,
  body: `Indiquez l’organisme qui l’a donnée, en ${MAX_BODY} caractères au plus.`,
  day: "Indiquez un jour complet.",
  future: "Ce jour est à venir : déclarez une formation une fois qu’elle est suivie.",
  early: (earliest: string) =>
    `Indiquez un jour à partir du ${formatCivilDate(earliest)} : une formation plus ancienne ne compte plus.`,
  duration: `Indiquez une durée par demi-heures, de ${formatDuration(TRAINING_MINUTES.min)} à ${formatDuration(TRAINING_MINUTES.max)} : 3,5 pour 3 h 30.`,
  theme: "Choisissez le thème de la formation.",
  share: "Choisissez une durée de la liste.",
  shares: "Ces heures dépassent la durée de la formation.",
  proof: "Joignez l’attestation de la formation.",
  proofUnknown: "Ce document n’est plus disponible. Joignez-le de nouveau.",
  proofUsed: "Ce document justifie déjà une autre formation. Joignez celui de cette formation.",
  reason: "Choisissez un motif dans la liste.",
  unknown: "Cette formation n’existe pas.",
} as const;

const DECIDED: Readonly<Record<Exclude<TrainingState, "waiting">, string>> = {
  checked: "validé",
  returned: "renvoyé",
};

/** That somebody decided before, who and when: what is done after it changes nothing. */
export const decidedBefore = (state: keyof typeof DECIDED, by: string, at: Date) =>
  `${by} a ${DECIDED[state]} cette formation le ${formatMoment(at, PARIS_CLOCK)} : rien n’a été changé.`;
