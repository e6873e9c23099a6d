import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { fullName } from "../../kernel/person-name.ts";
import { daysBefore } from "../../kernel/time.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { NOBODY_KNOWN } from "../copy.ts";
import { SHARE_DAYS } from "../rules.ts";
import type { CaseView } from "../views.ts";
import { findLooperShare } from "./looper-shares.ts";

/** Checks that a case shows. */
const MOST_CHECKS = 50;

const rowOf = (id: string) =>
  reads()
    .selectFrom("LooperQualityCase as k")
    .innerJoin("User as u", "u.id", "k.looperId")
    .leftJoin("RoleGrant as g", (join) =>
      join.onRef("g.userId", "=", "k.looperId").on("g.role", "=", literal("ambassador")),
    )
    .leftJoin("User as d", "d.id", "k.decidedById")
    .select(["k.looperId", "k.openedAt", "k.conforming", "k.checked", "k.outcome", "k.note"])
    .select(["k.decidedAt", "u.firstName", "u.lastName", "g.id as grantId", "g.status"])
    .select(["d.firstName as deciderFirstName", "d.lastName as deciderLastName"])
    .where("k.id", "=", id)
    .executeTakeFirst();

const checksOf = (looperId: string, now: Date) =>
  reads()
    .selectFrom("QualityCheck as k")
    .innerJoin("Property as p", "p.id", "k.propertyId")
    .select(["k.id", "k.kind", "k.outcome", "k.decidedAt", "p.title"])
    .where("k.looperId", "=", looperId)
    .where("k.decidedAt", ">=", toDbInstant(daysBefore(now, SHARE_DAYS)))
    .orderBy("k.decidedAt", "desc")
    .orderBy("k.id")
    .limit(MOST_CHECKS)
    .execute();

/**
 * The case of a looper, with what was decided about their checks.
 * @throws {DomainError} request.forbidden, quality.case-not-found
 */
export async function findCase(actor: Actor, caseId: unknown, now = new Date()): Promise<CaseView> {
  authorize(actor, "quality.check");
  const row = isId(caseId) ? await rowOf(caseId) : undefined;
  if (!row || !isId(caseId)) throw new DomainError("quality.case-not-found");
  const { looperId, conforming, checked, outcome, note, grantId, status } = row;
  const { firstName, lastName, deciderFirstName, deciderLastName } = row;
  const decidedAt = fromDbInstant(row.decidedAt);
  const checks = await checksOf(looperId, now);
  return {
    ...{ id: caseId, looperId, conforming, checked, grantId },
    looperName: fullName({ firstName, lastName }),
    canSuspend: status === "active" && looperId !== actor.userId,
    isOwn: looperId === actor.userId,
    openedAt: fromDbInstant(row.openedAt),
    share: await findLooperShare(looperId, now),
    decided:
      outcome === null || decidedAt === null
        ? null
        : {
            ...{ outcome, note: note ?? "", at: decidedAt },
            by: nameOf(deciderFirstName, deciderLastName),
          },
    checks: checks.flatMap(({ decidedAt: at, outcome: concluded, ...check }) => {
      const instant = fromDbInstant(at);
      return instant === null || concluded === null
        ? []
        : [{ ...check, outcome: concluded, decidedAt: instant }];
    }),
  };
}

/** A person's name; whoever is not known any more is somebody of the team. */
export const nameOf = (firstName: string | null, lastName: string | null): string =>
  firstName === null || lastName === null ? NOBODY_KNOWN : fullName({ firstName, lastName });
