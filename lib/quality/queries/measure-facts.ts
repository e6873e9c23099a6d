import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { statusAfter } from "../../listings/states/rules.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { MeasureFacts, QualityState } from "../rules.ts";

/**
 * What decides which measures can follow a check, and whose work it is.
 * @throws {DomainError} request.forbidden, quality.not-found
 */
export async function measureFacts(
  checkId: unknown,
  actor: Actor,
): Promise<MeasureFacts & { state: QualityState; looperId: string | null; isReversed: boolean }> {
  authorize(actor, "quality.check");
  const row = isId(checkId)
    ? await reads()
        .selectFrom("QualityCheck as k")
        .innerJoin("Property as p", "p.id", "k.propertyId")
        .leftJoin("CommissionEntry as e", "e.visitId", "k.visitId")
        .leftJoin("CommissionEntry as r", "r.reversesId", "e.id")
        .leftJoin("LineContest as c", "c.entryId", "e.id")
        .leftJoin("RoleGrant as g", (join) =>
          join.onRef("g.userId", "=", "k.looperId").on("g.role", "=", literal("ambassador")),
        )
        .select([
          "k.kind",
          "k.state",
          "k.looperId",
          "p.status",
          "e.id as entryId",
          "r.id as reversalId",
        ])
        .select(["c.id as contestId", "c.outcome as contestOutcome", "g.status as roleStatus"])
        .where("k.id", "=", checkId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new DomainError("quality.not-found");
  const isContested = row.contestId !== null && row.contestOutcome === null;
  return {
    ...{ kind: row.kind, state: row.state, looperId: row.looperId },
    isReversed: row.reversalId !== null,
    canReverse: row.entryId !== null && row.reversalId === null && !isContested,
    canWithdraw: statusAfter("withdraw", row.status, "trust_manager") !== null,
    canSuspend: row.roleStatus === "active" && row.looperId !== actor.userId,
  };
}
