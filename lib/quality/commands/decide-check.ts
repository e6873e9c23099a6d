import { recordAudit } from "../../audit/commands/record-audit.ts";
import { isSingleAddress } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { civilDay, endOfCivilDay, shiftCivilDay, TIME_ZONE } from "../../kernel/time.ts";
import { withdrawByTeam } from "../../listings/withdrawal/commands/withdraw-by-team.ts";
import { LEAVING_TIMEOUT_MS } from "../../looper-charges/rules.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { settleTask } from "../../tasks/commands/settle-task.ts";
import { QUALITY_FIELDS } from "../copy.ts";
import { measureFacts } from "../queries/measure-facts.ts";
import {
  afterOutcome,
  CORRECTION_DAYS,
  type MeasureFacts,
  measuresFor,
  roundIn,
} from "../rules.ts";
import type { CheckDecision } from "../schemas.ts";
import {
  type CheckFile,
  checkForDecision,
  decidedBefore,
  isDenied,
  isTakenBack,
} from "./check-for-decision.ts";
import { openCaseIfLow } from "./looper-share.ts";
import { notifyCorrection } from "./notify-correction.ts";
import { settleDenialIn } from "./settle-denial.ts";
import { candidatesIfSuspended, suspendIn } from "./suspend-for-quality.ts";
import { takeLineBack } from "./take-line-back.ts";

/** Until when something is to be corrected: as the seventh day after ends. */
const correctUntil = (now: Date): Date =>
  endOfCivilDay(shiftCivilDay(civilDay(now), CORRECTION_DAYS), TIME_ZONE);

/** Takes the listing of a check off the site; its seller is notified why. */
async function withdraw(
  tx: Transaction,
  { propertyId, property }: CheckFile,
  note: string,
  now: Date,
): Promise<void> {
  const { status, sellerId, seller } = property;
  if (!(await withdrawByTeam(tx, { id: propertyId, status }, now))) {
    throw new DomainError("quality.measure-gone", { withdraw: QUALITY_FIELDS.measureGone });
  }
  if (seller.erasedAt !== null || !isSingleAddress(seller.email)) return;
  const mail = newMail("listing-withdrawn", {
    ...{ firstName: seller.firstName, reference: propertyId.toUpperCase(), reason: note },
    ...{ link: absoluteUrl(spaceRoutes.seller.properties), cause: "check" },
  });
  await queueMail(tx, { mail, to: seller.email, userId: sellerId }, now);
}

/** Settles the task that a decision ends: a correction is one once its time is over. */
async function settle(
  tx: Transaction,
  { id: subjectId, state, createdAt, dueAt, correctBy }: CheckFile,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (state === "open") {
    const task = { kind: "quality-check", subjectId, since: createdAt, dueAt } as const;
    await settleTask(tx, task, actor, now);
  } else if (correctBy !== null && correctBy <= now) {
    const task = { kind: "quality-correction", subjectId, since: correctBy } as const;
    await settleTask(tx, task, actor, now);
  }
}

/** @throws {DomainError} quality.measures where none of those possible is chosen; quality.measure-gone where one is not */
function requireMeasures(
  decision: CheckDecision,
  facts: MeasureFacts & { isReversed: boolean },
): void {
  const { reverse, suspend, withdraw: takesOff } = decision;
  const possible = measuresFor(facts);
  const chosen = [reverse && "reverse", takesOff && "withdraw", suspend && "suspend"].filter(
    Boolean,
  );
  for (const measure of chosen) {
    if (!possible.some((each) => each === measure)) {
      throw new DomainError("quality.measure-gone", {
        [String(measure)]: QUALITY_FIELDS.measureGone,
      });
    }
  }
  // What follows a line that was taken back has followed.
  if (possible.length > 0 && chosen.length === 0 && !facts.isReversed)
    throw new DomainError("quality.measures", { outcome: QUALITY_FIELDS.measures });
}

/** What follows what is not in order. */
async function takeMeasures(
  tx: Transaction,
  check: CheckFile,
  { reverse, suspend, withdraw: takesOff, note }: CheckDecision,
  by: Parameters<typeof suspendIn>[2],
  now: Date,
): Promise<void> {
  if (reverse) {
    await takeLineBack(tx, check, { reason: reverse, note }, by.actor, now);
    if (isDenied(check))
      await settleDenialIn(tx, check, { settlement: "reversed", note }, by.actor, now);
  }
  if (takesOff) await withdraw(tx, check, note, now);
  if (suspend && check.looperId !== null) {
    await suspendIn(tx, { looperId: check.looperId, reason: suspend }, by, now);
  }
}

/**
 * Concludes a check: in order, to be corrected within seven days, or not in order with what follows, all in one
 * transaction. What a visitor denies can't be called in order before it is dealt with.
 * @throws {DomainError} request.forbidden; quality.not-found, quality.decided, which names whoever did, quality.denied,
 * quality.measures, quality.measure-gone; as `reverseEntry` and `suspendLooper` do
 */
export async function decideCheck(
  decision: CheckDecision,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "quality.check");
  const { checkId, seen, outcome, note, answers, reverse, suspend } = decision;
  const { state, looperId, ...facts } = await measureFacts(checkId, actor);
  // Of a check that somebody decided, whoever comes second reads that, and not what can't follow any more.
  if (outcome === "non_conforming" && state === seen && afterOutcome(state, outcome) !== null)
    requireMeasures(decision, facts);
  const candidates = await candidatesIfSuspended(looperId, suspend !== null, now);
  await writer().$transaction(
    async (tx) => {
      const check = await checkForDecision(tx, checkId, actor);
      const next = afterOutcome(check.state, outcome);
      if (check.kind !== decision.kind) throw new DomainError("quality.not-found");
      if (next === null || check.state !== seen) throw decidedBefore(check);
      if (outcome === "conforming" && isDenied(check)) throw new DomainError("quality.denied");
      if (outcome === "conforming" && isTakenBack(check)) {
        throw new DomainError("quality.measure-gone", { outcome: QUALITY_FIELDS.takenBack });
      }
      const correctBy = outcome === "to_correct" ? correctUntil(now) : check.correctBy;
      const { count } = await tx.qualityCheck.updateMany({
        where: { id: checkId, state: check.state },
        data: { state: next, outcome, decidedAt: now, decidedById: actor.userId, correctBy },
      });
      if (count === 0) throw new DomainError("quality.decided");
      await tx.qualityDecision.create({
        data: {
          ...{ checkId, round: roundIn(check.state), outcome, note, answers },
          ...{ reversed: Number(reverse !== null), suspended: Number(suspend !== null) },
          ...{ withdrawn: Number(decision.withdraw), at: now, byId: actor.userId },
        },
        select: { checkId: true },
      });
      await settle(tx, check, actor, now);
      if (outcome === "to_correct" && correctBy !== null) {
        await notifyCorrection(tx, check, { answers, note, correctBy }, now);
      }
      if (outcome === "non_conforming") {
        await takeMeasures(tx, check, decision, { actor, candidates }, now);
      }
      const concernsId = check.looperId ?? check.property.sellerId;
      const subject = { type: "quality-check", id: checkId } as const;
      const of = { action: "quality.decided", subject, actor, concernsId } as const;
      await recordAudit(tx, { ...of, detail: { outcome, kind: check.kind } }, now);
      if (outcome !== "conforming" && check.looperId !== null) {
        await openCaseIfLow(tx, check.looperId, now);
      }
    },
    { timeout: LEAVING_TIMEOUT_MS },
  );
}
