import { readReason } from "../../../accounts/role-grants/reasons.ts";
import type { PaperFileView } from "../../../looper/papers/views.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { papersOn, unmetNeeds } from "../../../policy/looper-papers.ts";
import { isReminded, papersToSend } from "../rules.ts";
import type { LooperDecisionView } from "../views.ts";

/** Everybody who is a looper, or wanted to be one: the grant `g`. */
export const looperRows = () =>
  reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .leftJoin("AmbassadorProfile as p", "p.userId", "g.userId")
    .leftJoin("User as d", "d.id", "g.decidedById")
    .select(["g.id", "g.userId", "g.status", "g.requestedAt as at", "g.decidedAt", "g.reason"])
    .select(["d.firstName as deciderFirstName", "d.lastName as deciderLastName"])
    .select(["u.firstName", "u.lastName", "u.email", "u.city"])
    .select(["p.trainedAt", "p.rsacNumber", "p.weeklyHours", "p.identityExpiresOn"])
    .select(["p.attestationExpiresOn", "p.insuranceExpiresOn"])
    .leftJoin("AgencyContract as c", (join) =>
      join
        .onRef("c.looperId", "=", "g.userId")
        .on("c.signedAt", "is not", null)
        .on("c.endedAt", "is", null),
    )
    .select("c.signedAt as contractSignedAt")
    .select((eb) =>
      eb
        .selectFrom("LooperZoneCommune as z")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("z.looperId", "=", "g.userId")
        .as("zoneCommunes"),
    )
    .where("g.role", "=", literal("ambassador"))
    .where("u.erasedAt", "is", null);

export type LooperRow = Awaited<ReturnType<ReturnType<typeof looperRows>["execute"]>>[number];

/** A looper as the person who decides sees them. @param today of their papers */
export function toDecisionView(
  row: LooperRow,
  files: PaperFileView[],
  { actor, today }: { actor: Actor; today: string },
): LooperDecisionView {
  const held = { ...row, trained: row.trainedAt !== null };
  const papers = papersOn(held, today);
  const isSelf = row.userId === actor.userId;
  const waiting = files.filter(({ state }) => state === "waiting").map(({ paper }) => paper);
  const contractSignedAt = fromDbInstant(row.contractSignedAt);
  const readiness = {
    zoneCommunes: Number(row.zoneCommunes ?? 0),
    weeklyHours: row.weeklyHours,
    hasContract: contractSignedAt !== null,
  };
  return {
    grantId: row.id,
    userId: row.userId,
    isSelf,
    name: `${row.firstName} ${row.lastName}`,
    email: row.email,
    city: row.city,
    status: row.status,
    requestedAt: fromDbInstant(row.at),
    decidedAt: fromDbInstant(row.decidedAt),
    deciderName:
      row.deciderFirstName === null ? null : `${row.deciderFirstName} ${row.deciderLastName}`,
    reason: readReason(row.reason),
    rsacNumber: row.rsacNumber,
    weeklyHours: row.weeklyHours,
    papers,
    files,
    canRemind: !isSelf && isReminded(row.status) && papersToSend(papers, waiting).length > 0,
    unmet: unmetNeeds(held, readiness, today),
    contractSignedAt,
  };
}
