import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { LooperPapers } from "../../../policy/looper-papers.ts";
import type { LooperGrantHolder } from "./find-looper-grant.ts";

/** The loopers in force with their papers, by id, from the one after `after` on. */
export async function listActiveLoopers(
  after: string,
  limit: number,
): Promise<(LooperGrantHolder & { papers: LooperPapers })[]> {
  const rows = await reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .leftJoin("AmbassadorProfile as p", "p.userId", "g.userId")
    .select(["g.id", "g.userId", "u.email", "u.firstName", "p.trainedAt", "p.rsacNumber"])
    .select(["p.attestationExpiresOn", "p.insuranceExpiresOn", "p.identityExpiresOn"])
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "=", literal("active"))
    .where("u.erasedAt", "is", null)
    .where("g.id", ">", after)
    .orderBy("g.id")
    .limit(limit)
    .execute();
  return rows.map(({ id, userId, email, firstName, trainedAt, ...papers }) => ({
    id,
    userId,
    email,
    firstName,
    papers: { ...papers, trained: trainedAt !== null },
  }));
}
