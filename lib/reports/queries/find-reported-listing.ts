import { preparedRead } from "../../platform/db/raw.ts";
import type { ReportedListing } from "../views.ts";

const reportable = preparedRead<{ id: string }, ReportedListing>(
  `SELECT p.id, p.title, c.name AS city FROM Property p JOIN Commune c ON c.code = p.communeCode
   WHERE p.id = :id AND p.status IN ('active', 'under_offer', 'sold')`,
);

/** A listing that the public sees, and can report; null for any other. */
export function findReportedListing(id: string): ReportedListing | null {
  return reportable().get({ id }) ?? null;
}
