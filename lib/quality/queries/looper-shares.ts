import { fullName } from "../../kernel/person-name.ts";
import { daysBefore } from "../../kernel/time.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { type LooperShare, SHARE_DAYS } from "../rules.ts";
import type { ShareLine } from "../views.ts";

/** Loopers whose share is shown: those with the smallest. */
const MOST_LOOPERS = 100;

const shares = (now: Date) =>
  reads()
    .selectFrom("QualityCheck as k")
    .select(({ fn }) => ["k.looperId", fn.countAll<number>().as("checked")])
    .select((eb) =>
      eb.fn
        .sum<number>(eb.case().when("k.outcome", "=", literal("conforming")).then(1).else(0).end())
        .as("conforming"),
    )
    .where("k.decidedAt", ">=", toDbInstant(daysBefore(now, SHARE_DAYS)))
    .where("k.looperId", "is not", null)
    .groupBy("k.looperId");

/** A looper's share of the last days; null where nothing of theirs was decided. */
export async function findLooperShare(looperId: string, now: Date): Promise<LooperShare | null> {
  const row = await shares(now).where("k.looperId", "=", looperId).executeTakeFirst();
  return row ? { checked: Number(row.checked), conforming: Number(row.conforming) } : null;
}

/**
 * How much of each looper's work is in order, of what was decided in these days, the smallest share first. Whoever has
 * nothing decided is missing: there is no share of nothing.
 * @throws {DomainError} request.forbidden
 */
export async function listLooperShares(actor: Actor, now = new Date()): Promise<ShareLine[]> {
  authorize(actor, "quality.check");
  const rows = await reads()
    .selectFrom(shares(now).as("s"))
    .innerJoin("User as u", "u.id", "s.looperId")
    .leftJoin("LooperQualityCase as c", (join) =>
      join.onRef("c.looperId", "=", "s.looperId").on("c.decidedAt", "is", null),
    )
    .select(["u.id as looperId", "u.firstName", "u.lastName", "s.checked", "s.conforming"])
    .select("c.id as caseId")
    .where("u.erasedAt", "is", null)
    .orderBy((eb) => eb(eb(eb.ref("s.conforming"), "*", eb.lit(10_000)), "/", eb.ref("s.checked")))
    .orderBy("u.id")
    .limit(MOST_LOOPERS)
    .execute();
  return rows.map(({ looperId, checked, conforming, caseId, ...person }) => ({
    ...{ looperId, name: fullName(person), caseId },
    ...{ checked: Number(checked), conforming: Number(conforming) },
  }));
}
