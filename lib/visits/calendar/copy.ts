export const CALENDAR_COPY = {
  name: "Mes visites Loopimmo",
  plan: "Plan de visites",
  travel: ({ kilometres, minutes }: { kilometres: number; minutes: number }) =>
    `Trajet estimé depuis la visite précédente\u00a0: ${minutes}\u00a0min (${String(kilometres).replace(".", ",")}\u00a0km).`,
} as const;
