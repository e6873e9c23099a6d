import { formatDuration } from "@/lib/kernel/format";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import { REQUIRED_MINUTES, type TrainingState } from "@/lib/looper/continuing-training/rules";

const REQUIRED_HOURS = REQUIRED_MINUTES / 60;
const hours = (minutes: number) => (minutes === 0 ? "0 h" : formatDuration(minutes));

/** The continuing training of a looper. */
export const CONTINUING = {
  title: "Formation continue",
  lead: `Le décret du 18 février 2016 demande ${REQUIRED_HOURS} heures en trois ans, dont 2 heures sur la non-discrimination dans l’accès au logement et 2 heures sur la déontologie. Déclarez ici celles que vous suivez : elles comptent une fois leur justificatif validé par l’équipe.`,
  /** "18 h sur 42 avant le 3 mars 2029" */
  standing: (minutes: number, until: string) =>
    `${hours(minutes)} sur ${REQUIRED_HOURS} avant le ${formatCivilDate(until)}`,
  bars: {
    all: "Toutes les heures",
    nonDiscrimination: "Non-discrimination",
    ethics: "Déontologie",
  },
  of: (counted: number, required: number) => `${hours(counted)} sur ${hours(required)}`,
  waiting: (minutes: number) =>
    `${formatDuration(minutes)} en attente de contrôle : pas encore comptées.`,
  met: "Tout ce que cette période demande est fait.",
  previous: (from: string, minutes: number, until: string) =>
    `Période précédente, du ${formatCivilDate(from)} au ${formatCivilDate(until)} : ${hours(minutes)} sur ${REQUIRED_HOURS}.`,
  list: "Formations déclarées",
  earlier: "Formations des périodes précédentes",
  empty: "Vous n’avez déclaré aucune formation sur cette période.",
  states: {
    waiting: "À contrôler",
    checked: "Validée",
    returned: "À corriger",
  } satisfies Record<TrainingState, string>,
  given: (body: string, day: string) => `${body}, ${formatCivilDate(day)}`,
  parts: {
    nonDiscrimination: (minutes: number) => `dont ${formatDuration(minutes)} de non-discrimination`,
    ethics: (minutes: number) => `dont ${formatDuration(minutes)} de déontologie`,
  },
  handedIn: (at: Date) => `Déclarée le ${formatDate(at)}`,
  checked: (by: string, at: Date) => `Validée le ${formatDate(at)} par ${by}`,
  returned: (by: string, at: Date) => `Renvoyée le ${formatDate(at)} par ${by}`,
  declareOpen: "Déclarer une formation",
  correctOpen: "Corriger cette déclaration",
  needsScripts:
    "Déclarer une formation demande d’envoyer son attestation : activez JavaScript dans votre navigateur.",
  fields: {
    title: "Intitulé de la formation",
    body: "Organisme",
    bodyHint: "Tel que l’attestation le nomme.",
    day: "Jour de la formation",
    dayHint: "Le dernier, si elle en a duré plusieurs.",
    duration: "Durée, en heures",
    durationHint:
      "Par demi-heures : 3,5 pour 3 h 30. Un colloque compte pour deux heures par an au plus, un enseignement donné pour trois.",
    theme: "Thème",
    pickTheme: "Choisir un thème",
    nonDiscrimination: "Dont non-discrimination dans l’accès au logement",
    ethics: "Dont déontologie",
    shareHint: "Si la formation en traite en plus de son thème.",
    noShare: "Aucune heure",
    proof: "Attestation de la formation",
    otherProof: "Attestation de la formation, si celle-ci est à remplacer",
  },
  declare: "Déclarer cette formation",
  correct: "Déclarer à nouveau",
  sending: "Envoi…",
  declared: "La formation est déclarée : l’équipe va contrôler son justificatif.",
  withdrawOpen: "Retirer cette déclaration",
  withdrawText: "La déclaration et son justificatif sont supprimés.",
  withdraw: "Retirer",
  withdrawing: "Retrait…",
} as const;
