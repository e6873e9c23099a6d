import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";

const fileById = (id: string) =>
  reads()
    .selectFrom("ListingReport as r")
    .innerJoin("Property as p", "p.id", "r.propertyId")
    .innerJoin("User as s", "s.id", "p.sellerId")
    .leftJoin("User as w", "w.id", "r.reporterId")
    .select(["r.id", "r.status", "r.reason", "r.reporterId", "r.createdAt", "r.dueAt"])
    .select(["p.id as propertyId", "p.status as propertyStatus"])
    .select(["s.id as sellerId", "s.firstName as sellerFirstName", "s.email as sellerEmail"])
    .select("s.erasedAt as sellerErasedAt")
    // Where the reporter is notified of the end; null for nowhere.
    .select(({ fn }) => fn.coalesce("w.email", "r.email").as("reporterEmail"))
    .where("r.id", "=", id);

/** What a decision about a report needs to know of it. */
export type ReportFile = NonNullable<Awaited<ReturnType<typeof findReportFile>>>;

export async function findReportFile(id: string) {
  const row = await fileById(id).executeTakeFirst();
  if (!row) return null;
  const { createdAt, dueAt, ...file } = row;
  return { ...file, since: fromDbInstant(createdAt), dueAt: fromDbInstant(dueAt) };
}
