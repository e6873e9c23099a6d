import type { PropertyStatus } from "../../kernel/property-kinds.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import type { ReportReason, ReportStatus } from "../rules.ts";

/** What a decision about a report needs to know of it. */
export interface ReportFile {
  id: string;
  status: ReportStatus;
  reason: ReportReason;
  propertyId: string;
  propertyStatus: PropertyStatus;
  sellerId: string;
  sellerFirstName: string;
  sellerEmail: string;
  sellerErased: 0 | 1;
  /** Where the reporter is notified of the end; null for nowhere. */
  reporterEmail: string | null;
  reporterId: string | null;
}

const fileById = preparedRead<{ id: string }, ReportFile>(
  `SELECT r.id, r.status, r.reason, p.id AS propertyId, p.status AS propertyStatus,
     s.id AS sellerId, s.firstName AS sellerFirstName, s.email AS sellerEmail,
     s.erasedAt IS NOT NULL AS sellerErased, coalesce(w.email, r.email) AS reporterEmail,
     r.reporterId
   FROM ListingReport r JOIN Property p ON p.id = r.propertyId JOIN User s ON s.id = p.sellerId
   LEFT JOIN User w ON w.id = r.reporterId WHERE r.id = :id`,
);

export function findReportFile(id: string): ReportFile | null {
  return fileById().get({ id }) ?? null;
}
