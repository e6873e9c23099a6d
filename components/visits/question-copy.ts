import { formatDateTime } from "../../lib/kernel/format-date.ts";
import type { HomeClock } from "../../lib/kernel/place.ts";
import type { VisitAnswer } from "../../lib/quality/rules.ts";

/** What a visitor is asked about a visit, on its page. */
export const QUESTION = {
  title: "La visite a-t-elle eu lieu ?",
  why: "Nous vérifions chaque semaine quelques visites. Votre réponse n’est lue que par notre équipe.",
  answers: { yes: "Oui", no: "Non" } satisfies Record<VisitAnswer, string>,
  legend: "Votre réponse",
  comment: "Si non, que s’est-il passé ?",
  commentHint: "Un rendez-vous annulé, personne sur place, une autre date…",
  submit: "Répondre",
  change: "Changer ma réponse",
  save: "Enregistrer",
  sending: "Envoi…",
  answered: {
    yes: "Vous avez répondu que la visite a eu lieu. Merci.",
    no: "Vous avez répondu que la visite n’a pas eu lieu.",
  } satisfies Record<VisitAnswer, string>,
  examined: "Notre équipe examine votre réponse.",
  settled: "Notre équipe a traité votre réponse.",
  until: (when: Date, clock: HomeClock) =>
    `Vous pouvez changer votre réponse jusqu’au ${formatDateTime(when, clock)}.`,
  final: "Votre réponse est enregistrée et ne peut plus être changée.",
} as const;
