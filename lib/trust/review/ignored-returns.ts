import type { FieldReturn } from "../../revisions/review.ts";
import type { ReturnedView } from "./views.ts";

/** What the team wrote of fields that came back as they were returned. */
export const ignoredReturns = (returned: ReturnedView | null): FieldReturn[] =>
  returned?.returns.filter(({ field }) => !returned.changed.includes(field)) ?? [];
