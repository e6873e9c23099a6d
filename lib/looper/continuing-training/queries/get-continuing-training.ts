import { fullName } from "../../../kernel/person-name.ts";
import { civilDay } from "../../../kernel/time.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import {
  balanceOf,
  earliestDay,
  firstGrantOf,
  periodBefore,
  periodOn,
  type TrainingState,
} from "../rules.ts";
import type { ContinuingTrainingView, OwnTraining } from "../views.ts";

/** The civil day on which a person first was a looper; null where they never were. */
async function firstDayOf(userId: string): Promise<string | null> {
  const row = await reads()
    .selectFrom("RoleGrant as g")
    .leftJoin("AmbassadorProfile as p", "p.userId", "g.userId")
    .select(["p.firstGrantedAt", "g.decidedAt", "g.requestedAt"])
    .where("g.userId", "=", userId)
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "in", ["active", "suspended"])
    .executeTakeFirst();
  return row ? civilDay(fromDbInstant(firstGrantOf(row))) : null;
}

const trainingsOf = (looperId: string) =>
  reads()
    .selectFrom("ContinuingTraining as t")
    .innerJoin("StoredDocument as d", "d.id", "t.documentId")
    .leftJoin("User as m", "m.id", "t.decidedById")
    .select(["t.id", "t.title", "t.body", "t.heldOn", "t.minutes", "t.theme", "t.state"])
    .select(["t.nonDiscriminationMinutes", "t.ethicsMinutes", "t.returnReason"])
    .select(["t.handedInAt", "t.decidedAt", "m.firstName", "m.lastName"])
    .select(["d.id as proofId", "d.fileName", "d.bytes"])
    .where("t.looperId", "=", looperId)
    .orderBy("t.heldOn", "desc")
    .orderBy("t.id")
    .execute();

function toView({
  decidedAt,
  handedInAt,
  firstName,
  lastName,
  proofId,
  fileName,
  bytes,
  ...row
}: Awaited<ReturnType<typeof trainingsOf>>[number]): OwnTraining {
  const at = fromDbInstant(decidedAt);
  return {
    ...row,
    state: row.state as TrainingState,
    handedInAt: fromDbInstant(handedInAt),
    decided:
      at === null
        ? null
        : { by: fullName({ firstName: firstName ?? "", lastName: lastName ?? "" }), at },
    proof: { id: proofId, fileName, bytes },
  };
}

/**
 * The looper's continuing training, by the period of three years that today is in; null for somebody whose request was
 * never granted.
 * @throws {DomainError} request.forbidden
 */
export async function getContinuingTraining(
  actor: Actor,
  now = new Date(),
): Promise<ContinuingTrainingView | null> {
  authorize(actor, "looping.file");
  const { userId } = actor;
  const firstDay = await firstDayOf(userId);
  if (firstDay === null) return null;
  const all = (await trainingsOf(userId)).map(toView);
  const today = civilDay(now);
  const period = periodOn(firstDay, today);
  const before = periodBefore(firstDay, period);
  return {
    balance: balanceOf(all, period),
    previous: before && balanceOf(all, before),
    trainings: all.filter(({ heldOn }) => heldOn >= period.from),
    earlier: all.filter(({ heldOn }) => heldOn < period.from),
    days: { earliest: earliestDay(firstDay, today), latest: today },
  };
}
