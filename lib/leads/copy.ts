/** What a looper reads who answers an offer that is not theirs any more: who has it, or why. */
export const LEAD_ANSWERS = {
  late: "Votre délai de quatre heures ouvrées est passé\u00a0: ce prospect va être proposé à quelqu’un d’autre.",
  withTeam: "Ce prospect n’est plus à vous\u00a0: notre équipe s’en occupe.",
  offeredTo: (name: string) => `Ce prospect n’est plus à vous\u00a0: il est proposé à ${name}.`,
  acceptedBy: (name: string) => `Ce prospect n’est plus à vous\u00a0: ${name} l’a accepté.`,
} as const;

/** What is wrong with the time of an appointment. */
export const APPOINTMENT_FIELDS = {
  past: "Choisissez un moment à venir.",
  far: "Choisissez un moment dans l’année qui vient.",
  skipped: "Cette heure n’existe pas ce jour-là\u00a0: les horloges avancent d’une heure.",
} as const;
