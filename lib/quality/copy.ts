import { formatDateTime } from "../kernel/format-date.ts";
import type { QualityKind } from "./draw.ts";
import type {
  CaseOutcome,
  DenialOutcome,
  Measure,
  PointAnswer,
  QualityOutcome,
  QualityPoint,
  QualityState,
} from "./rules.ts";
import { COMMENT_LENGTH, NOTE } from "./rules.ts";
import type { QualityReason } from "./suspicions.ts";

/** What each kind of check is of. */
export const QUALITY_KIND_LABELS: Record<QualityKind, { one: string; many: string }> = {
  listing: { one: "Annonce", many: "Annonces" },
  visit: { one: "Visite", many: "Visites" },
};

/** Why something is looked at, to the team alone: what is the case, and nothing that it would prove. */
export const QUALITY_REASON_LABELS: Record<QualityReason, string> = {
  drawn: "Tirage au sort",
  same_pair: "Même acheteur et même Looper au moins trois fois en 90 jours",
  quick_code: "Code saisi à moins d’une minute du début, depuis un même réseau",
  two_at_once: "Deux visites du même Looper au même moment",
  no_opinion: "Aucun avis sur les dix dernières visites du Looper",
};

export const QUALITY_OUTCOME_LABELS: Record<QualityOutcome, string> = {
  conforming: "Conforme",
  to_correct: "À corriger",
  non_conforming: "Non conforme",
};

/** What each conclusion leads to. */
export const QUALITY_OUTCOME_HINTS: Record<QualityKind, Record<QualityOutcome, string>> = {
  listing: {
    conforming: "Tout est en ordre : personne n’est dérangé.",
    to_correct: "Le vendeur et le Looper sont prévenus : ils ont sept jours pour corriger.",
    non_conforming: "Un point n’est pas en ordre : choisissez les suites à donner.",
  },
  visit: {
    conforming: "Tout est en ordre : personne n’est dérangé.",
    to_correct: "Le Looper est prévenu : il a sept jours pour corriger.",
    non_conforming: "Un point n’est pas en ordre : choisissez les suites à donner.",
  },
};

export const QUALITY_STATE_LABELS: Record<QualityState, string> = {
  open: "À contrôler",
  correcting: "En correction",
  closed: "Contrôlé",
};

/** The points of both checklists. */
export const QUALITY_POINT_LABELS: Record<QualityPoint, string> = {
  photos: "Les photos montrent le bien",
  people: "Personne n’est reconnaissable sur les photos",
  energy: "Le DPE correspond à son numéro",
  price: "Prix et surfaces sont cohérents",
  place: "L’adresse et la situation sont justes",
  text: "Le descriptif est licite et sans coordonnées",
  "took-place": "Rien ne contredit que la visite a eu lieu",
  times: "L’horaire et l’heure du code sont plausibles",
  visitor: "Le visiteur et le Looper sont deux personnes distinctes",
  opinion: "L’avis, s’il y en a un, concorde avec la visite",
};

/** What is not in order where a point's answer is "no", to whoever corrects it. */
export const QUALITY_FAULTS: Record<QualityPoint, string> = {
  photos: "Des photos ne montrent pas le bien",
  people: "Une personne est reconnaissable sur une photo",
  energy: "Le DPE ne correspond pas à son numéro",
  price: "Le prix ou les surfaces ne sont pas cohérents",
  place: "L’adresse ou la situation n’est pas juste",
  text: "Le descriptif est à revoir",
  "took-place": "La réalité de la visite est à éclaircir",
  times: "L’horaire ou l’heure du code est à éclaircir",
  visitor: "L’identité du visiteur est à éclaircir",
  opinion: "L’avis ne concorde pas avec la visite",
};

export const POINT_ANSWER_LABELS: Record<PointAnswer, string> = {
  yes: "Oui",
  no: "Non",
  unknown: "Non vérifiable",
};

export const MEASURE_LABELS: Record<Measure, string> = {
  reverse: "Régulariser la ligne de commission",
  withdraw: "Retirer l’annonce du site",
  suspend: "Suspendre le Looper",
};

export const DENIAL_LABELS: Record<DenialOutcome, string> = {
  reversed: "La ligne de commission est régularisée",
  upheld: "La visite est tenue pour faite",
};

export const CASE_LABELS: Record<CaseOutcome, string> = {
  continued: "Le Looper continue",
  suspended: "Le Looper est suspendu",
};

/** What is wrong with a field of one of these forms. */
export const QUALITY_FIELDS = {
  point: "Répondez à ce point.",
  outcome: "Choisissez une conclusion.",
  note: `Expliquez en une phrase, de ${NOTE.min} à ${NOTE.max} caractères.`,
  noteLong: `Écrivez au plus ${NOTE.max} caractères.`,
  noFault: "« Conforme » demande qu’aucun point ne soit à « Non ».",
  needsFault: "Indiquez par « Non » le point qui n’est pas en ordre.",
  takenBack:
    "La ligne a été reprise parce que la visite n’a pas eu lieu : elle ne peut pas être conforme.",
  measures: "Choisissez au moins une suite.",
  measureGone: "Cette suite n’est plus possible : relisez la page.",
  suspension: "Choisissez un motif de suspension dans la liste.",
  reversal: "Choisissez un motif de régularisation dans la liste.",
  answer: "Répondez par oui ou par non.",
  comment: `Écrivez au plus ${COMMENT_LENGTH} caractères.`,
  settlement: "Choisissez ce qui suit.",
  decision: "Choisissez une décision.",
} as const;

/** What whoever comes second reads. */
export const QUALITY_REFUSALS = {
  decided: (who: string, at: Date) =>
    `${who} a déjà conclu ce contrôle le ${formatDateTime(at)} : rien n’a été changé.`,
  caseDecided: (who: string, at: Date) =>
    `${who} a déjà décidé le ${formatDateTime(at)} : rien n’a été changé.`,
} as const;

/** Somebody whom nothing names any more. */
export const NOBODY_KNOWN = "Une personne de l’équipe";
