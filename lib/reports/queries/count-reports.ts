import { COUNT_BOUND } from "../../kernel/keyset.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { ReportCounts } from "../views.ts";

const countOf = (condition: string) =>
  `(SELECT count(*) FROM (SELECT 1 FROM ListingReport WHERE ${condition} LIMIT :bound))`;

const counts = preparedRead<{ bound: number }, ReportCounts>(
  `SELECT ${countOf("status IN ('open', 'claimed')")} AS open, ${countOf("status = 'closed'")} AS closed`,
);

/** How many reports each list has. @throws {DomainError} request.forbidden */
export function countReports(actor: Actor): ReportCounts {
  authorize(actor, "reports.handle");
  return counts().get({ bound: COUNT_BOUND }) ?? { open: 0, closed: 0 };
}
