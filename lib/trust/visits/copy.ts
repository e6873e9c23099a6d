import { formatDateTime } from "../../kernel/format-date.ts";

/** What whoever comes second reads. */
export const VISIT_REFUSALS = {
  handled: (who: string, at: Date) => `${who} s’en est occupé le ${formatDateTime(at)}.`,
} as const;
