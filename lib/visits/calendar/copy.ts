import { formatAboutDuration, formatDecimal } from "../../kernel/format.ts";

export const CALENDAR_COPY = {
  name: "Mes visites Loopimmo",
  plan: "Plan de visites",
  travel: ({ kilometres, minutes }: { kilometres: number; minutes: number }) =>
    `Trajet estimé depuis la visite précédente\u00a0: ${formatAboutDuration(minutes)} (${formatDecimal(kilometres)}\u00a0km).`,
} as const;
