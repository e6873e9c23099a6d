import type { AuditAction } from "../../../audit/actions.ts";
import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { isSingleAddress } from "../../../kernel/email.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { civilDay, TIME_ZONE, writingTime } from "../../../kernel/time.ts";
import { listCandidatesAfter } from "../../../leads/queries/find-candidates.ts";
import type { Candidates } from "../../../leads/views.ts";
import { suspendCharges } from "../../../looper-charges/commands/suspend-charges.ts";
import { LEAVING_TIMEOUT_MS } from "../../../looper-charges/rules.ts";
import { queueMail } from "../../../mail/commands/queue-mail.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { arePapersInOrder } from "../../../policy/looper-papers.ts";
import { visitsDueAt } from "../../../tasks/rules.ts";
import { LOOPER_ROLE, type LooperMove, type MovedLooper } from "../looper-moves.ts";
import { afterMove } from "../rules.ts";
import { leaveLooperScreens } from "./leave-looper-screens.ts";
import { mailOfLooperMove, notificationOfLooperMove } from "./looper-move-messages.ts";
import { looperPapersOf, requireGrantNeeds } from "./looper-papers.ts";
import { settleLooperTask } from "./settle-looper-task.ts";

const ACTIONS: Record<LooperMove, AuditAction> = {
  grant: "role.granted",
  refuse: "role.refused",
  suspend: "role.suspended",
  reinstate: "role.reinstated",
};

/** The person whom a decision about a looper is about. */
interface DecidedPerson {
  userId: string;
  email: string;
  firstName: string;
}

/** To whom the leads go on that wait for a looper's answer: read before a transaction, checked in it. */
export const candidatesAfter = async (
  move: LooperMove,
  userId: string,
  now: Date,
): Promise<Candidates> => (move === "suspend" ? listCandidatesAfter(userId, now) : new Map());

/**
 * Makes a move about a looper in one transaction: the state by compare-and-set, the line of the
 * audit, what follows on a suspension, the mail to the person. `decider` is null for the daily check.
 */
export async function moveLooper(
  moved: MovedLooper,
  person: DecidedPerson,
  decider: Actor | null,
  now: Date,
): Promise<void> {
  const candidates = await candidatesAfter(moved.move, person.userId, now);
  await writer().$transaction(
    (tx) => moveLooperIn(tx, moved, { person, decider, candidates }, now),
    {
      timeout: LEAVING_TIMEOUT_MS,
    },
  );
}

/**
 * `moveLooper` in the caller's transaction, which has to last as long (LEAVING_TIMEOUT_MS).
 * @param of.candidates as `candidatesAfter` read them before it
 */
export async function moveLooperIn(
  tx: Transaction,
  { grantId, move, reason }: MovedLooper,
  {
    person: { userId, email, firstName },
    decider,
    candidates,
  }: { person: DecidedPerson; decider: Actor | null; candidates: Candidates },
  now: Date,
): Promise<void> {
  const mail = mailOfLooperMove(move, firstName, reason);
  const current = await tx.roleGrant.findUnique({ where: { id: grantId } });
  const next = current ? afterMove(current.status, move) : null;
  if (!current || next === null) throw new DomainError("role.decided");
  if (next === "active") await requireGrantNeeds(tx, userId, now);
  if (move === "grant") {
    await tx.ambassadorProfile.updateMany({
      where: { userId, firstGrantedAt: null },
      data: { firstGrantedAt: now },
    });
  }
  // Renewed since they were read: nothing lapsed.
  if (decider === null && arePapersInOrder(await looperPapersOf(tx, userId), civilDay(now))) return;
  const { count } = await tx.roleGrant.updateMany({
    where: { id: grantId, role: LOOPER_ROLE, status: current.status },
    data: {
      ...{ status: next, decidedAt: now, decidedById: decider?.userId ?? null, reason },
      visitsDueAt: next === "suspended" ? visitsDueAt(now, TIME_ZONE) : null,
    },
  });
  if (count === 0) throw new DomainError("role.decided");
  if (decider !== null) await settleLooperTask(tx, current, decider, now);
  if (next === "suspended") {
    await leaveLooperScreens(tx, userId);
    await suspendCharges(tx, userId, candidates, now);
  }
  await recordAudit(
    tx,
    {
      action: ACTIONS[move],
      subject: { type: "role-grant", id: grantId },
      actor: decider,
      concernsId: userId,
      detail: { role: LOOPER_ROLE, ...(reason === null ? {} : { reason }) },
    },
    now,
  );
  // The daily check is made at night.
  const notBefore = decider === null ? writingTime(now) : now;
  await notify(tx, { userId, ...notificationOfLooperMove(move, reason), notBefore }, now);
  // The decision also holds for a looper who can't be notified.
  if (isSingleAddress(email)) await queueMail(tx, { mail, to: email, userId, notBefore }, now);
}
