import { boundedCount } from "../../platform/db/bounded-count.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { ReportStatus } from "../rules.ts";
import type { ReportCounts } from "../views.ts";

const countOf = (status: ReportStatus) =>
  boundedCount(reads().selectFrom("ListingReport").select("id").where("status", "=", status));

/** How many reports each list has. @throws {DomainError} request.forbidden */
export async function countReports(actor: Actor): Promise<ReportCounts> {
  authorize(actor, "reports.handle");
  return reads()
    .selectNoFrom([countOf("open").as("open"), countOf("closed").as("closed")])
    .executeTakeFirstOrThrow();
}
