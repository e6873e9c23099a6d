import type { AuditAction } from "../../../audit/actions.ts";
import { recordAudit } from "../../../audit/commands.ts";
import { ROLE_NAMES } from "../../../content/role-names.ts";
import { isSingleAddress } from "../../../kernel/email.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { activeRoles } from "../../../kernel/roles.ts";
import { civilDay, writingTime } from "../../../kernel/time.ts";
import { queueMail } from "../../../mail/commands.ts";
import { type Mail, newMail } from "../../../mail/kinds.ts";
import { notify } from "../../../notifications/commands.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { log } from "../../../platform/log.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import {
  arePapersInOrder,
  type LooperPapers,
  papersOn,
  unmetPapers,
} from "../../../policy/looper-papers.ts";
import { spaceRoutes } from "../../../routes/space.ts";
import { DECISIONS, REASON_SENTENCES } from "../copy.ts";
import { listPapers } from "../papers-copy.ts";
import { type DecisionReason, LAPSED } from "../reasons.ts";
import { afterMove, type RoleMove } from "../rules.ts";
import type { LooperDecision, PapersCheck, Suspension } from "../schemas.ts";
import { findLooperGrant, listActiveLoopers } from "./queries.ts";

type Move = Exclude<RoleMove, "request">;

const ACTIONS: Record<Move, AuditAction> = {
  grant: "role.granted",
  refuse: "role.refused",
  suspend: "role.suspended",
  reinstate: "role.reinstated",
};

const ROLE = "ambassador";

function mailOf(move: Move, firstName: string, reason: DecisionReason | null): Mail {
  const decision = {
    firstName,
    role: ROLE_NAMES[ROLE],
    reason: reason === null ? null : REASON_SENTENCES[reason],
  };
  switch (move) {
    case "grant":
      return newMail("role-decided", {
        ...decision,
        granted: true,
        link: absoluteUrl(spaceRoutes.ambassador.dashboard),
      });
    case "refuse":
      return newMail("role-decided", {
        ...decision,
        granted: false,
        link: absoluteUrl(spaceRoutes.ambassador.onboarding),
      });
    case "suspend":
    case "reinstate":
      return newMail("role-suspended", {
        ...decision,
        suspended: move === "suspend",
        link: absoluteUrl(spaceRoutes.ambassador.onboarding),
      });
  }
}

/** The same as a notification: its mail is the one above. */
function contentOf(move: Move, reason: DecisionReason | null) {
  return {
    event: "document.decided",
    data: {
      what: DECISIONS.notified.what(ROLE_NAMES[ROLE]),
      outcome: DECISIONS.notified.outcomes[move],
      reason: reason === null ? null : REASON_SENTENCES[reason],
      path: move === "grant" ? spaceRoutes.ambassador.dashboard : spaceRoutes.ambassador.onboarding,
    },
  } as const;
}

/** @throws {DomainError} role.papers-incomplete, which names what is missing or lapsed. */
async function requirePapers(tx: Transaction, userId: string, now: Date): Promise<void> {
  const unmet = unmetPapers(papersOn(await papersOf(tx, userId), civilDay(now)));
  if (unmet.length === 0) return;
  throw new DomainError("role.papers-incomplete", { grantId: DECISIONS.unmet(listPapers(unmet)) });
}

async function papersOf(tx: Transaction, userId: string): Promise<LooperPapers> {
  const profile = await tx.ambassadorProfile.findUnique({ where: { userId } });
  return {
    trained: Boolean(profile?.trainedAt),
    rsacNumber: profile?.rsacNumber ?? null,
    attestationExpiresOn: profile?.attestationExpiresOn ?? null,
    insuranceExpiresOn: profile?.insuranceExpiresOn ?? null,
    checkedUntil: profile?.checkedUntil ?? null,
  };
}

/** What the papers of somebody are once they are checked. */
const CHECKED = { changedAt: null, checkedUntil: null } as const;

/** A looper who no longer is one is not left on its screens, where there are others. */
async function leaveRole(tx: Transaction, userId: string): Promise<void> {
  const grants = await tx.roleGrant.findMany({
    where: { userId },
    orderBy: [{ requestedAt: "asc" }, { role: "asc" }],
  });
  const [first] = activeRoles(grants);
  if (!first) return;
  await tx.user.updateMany({
    where: { id: userId, activeRole: ROLE },
    data: { activeRole: first },
  });
}

interface Moved {
  grantId: string;
  move: Move;
  reason: DecisionReason | null;
}

/**
 * Makes a move about a looper in one transaction: the state by compare-and-set, the line of the
 * audit, the mail to the person. `decider` is null for the daily check.
 */
async function moveLooper(
  { grantId, move, reason }: Moved,
  person: { userId: string; email: string; firstName: string },
  decider: Actor | null,
  now: Date,
): Promise<void> {
  const { userId, email, firstName } = person;
  const mail = mailOf(move, firstName, reason);
  await writer().$transaction(async (tx) => {
    const current = await tx.roleGrant.findUnique({ where: { id: grantId } });
    const next = current ? afterMove(current.status, move) : null;
    if (!current || next === null) throw new DomainError("role.decided");
    if (next === "active") {
      await requirePapers(tx, userId, now);
      await tx.ambassadorProfile.updateMany({ where: { userId }, data: CHECKED });
    }
    // Renewed since they were read: nothing lapsed.
    if (decider === null && arePapersInOrder(await papersOf(tx, userId), civilDay(now))) return;
    const { count } = await tx.roleGrant.updateMany({
      where: { id: grantId, role: ROLE, status: current.status },
      data: { status: next, decidedAt: now, decidedById: decider?.userId ?? null, reason },
    });
    if (count === 0) throw new DomainError("role.decided");
    if (next === "suspended") await leaveRole(tx, userId);
    await recordAudit(
      tx,
      {
        action: ACTIONS[move],
        subject: { type: "role-grant", id: grantId },
        actor: decider,
        concernsId: userId,
        detail: { role: ROLE, ...(reason === null ? {} : { reason }) },
      },
      now,
    );
    // The daily check is made at night.
    const notBefore = decider === null ? writingTime(now) : now;
    await notify(tx, { userId, ...contentOf(move, reason), notBefore }, now);
    // Who can't be told is decided about all the same.
    if (isSingleAddress(email)) await queueMail(tx, { mail, to: email, userId, notBefore }, now);
  });
}

/** About whom somebody of the team decides. Nobody decides about themself. */
function personToDecide(grantId: string, actor: Actor) {
  authorize(actor, "looper-requests.decide");
  const person = findLooperGrant(grantId);
  if (!person) throw new DomainError("role.not-found");
  if (person.userId === actor.userId) throw new DomainError("request.forbidden");
  return person;
}

/** A move that somebody of the team makes. */
async function decide(moved: Moved, actor: Actor, now: Date): Promise<void> {
  await moveLooper(moved, personToDecide(moved.grantId, actor), actor, now);
}

/**
 * Grants a looper's request, or refuses it with its reason.
 * @throws {DomainError} request.forbidden, also about oneself; role.not-found; role.decided when it
 * no longer waits; role.papers-incomplete, which names what is missing.
 */
export function decideLooperRequest(
  decision: LooperDecision,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const reason = decision.decision === "refuse" ? decision.reason : null;
  return decide({ grantId: decision.grantId, move: decision.decision, reason }, actor, now);
}

/** Suspends a looper in force. @throws {DomainError} as `decideLooperRequest` does. */
export function suspendLooper(
  { grantId, reason }: Suspension,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  return decide({ grantId, move: "suspend", reason }, actor, now);
}

/** Puts a suspended looper in force again. @throws {DomainError} as `decideLooperRequest` does. */
export function reinstateLooper(
  { grantId }: { grantId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  return decide({ grantId, move: "reinstate", reason: null }, actor, now);
}

/**
 * Takes papers that a looper in force changed for checked, as they were at `changedAt`.
 * @throws {DomainError} request.forbidden, also about oneself; role.not-found; role.decided where
 * they don't wait, or were changed once more since; role.papers-incomplete
 */
export async function confirmLooperPapers(
  { grantId, changedAt }: PapersCheck,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const { userId } = personToDecide(grantId, actor);
  await writer().$transaction(async (tx) => {
    const inForce = { id: grantId, role: ROLE, status: "active" } as const;
    if ((await tx.roleGrant.count({ where: inForce })) === 0) throw new DomainError("role.decided");
    await requirePapers(tx, userId, now);
    const { count } = await tx.ambassadorProfile.updateMany({
      where: { userId, changedAt: new Date(changedAt) },
      data: CHECKED,
    });
    if (count === 0) throw new DomainError("role.decided");
    await recordAudit(
      tx,
      {
        action: "looper.papers-checked",
        subject: { type: "role-grant", id: grantId },
        actor,
        concernsId: userId,
      },
      now,
    );
    await notify(tx, { userId, event: "document.checked", data: {} }, now);
  });
}

const BATCH = 200;

/**
 * Suspends the loopers whose papers lapsed or are missing (decision 0028): to be called when the
 * process starts, and every day. @returns how many were suspended.
 */
export async function suspendLapsed(now = new Date()): Promise<number> {
  const day = civilDay(now);
  let suspended = 0;
  let after = "";
  for (;;) {
    const loopers = listActiveLoopers(after, BATCH);
    for (const { papers, ...looper } of loopers) {
      if (arePapersInOrder(papers, day)) continue;
      try {
        await moveLapsed(looper, now);
        suspended += 1;
      } catch (error) {
        // One who was decided about meanwhile does not keep the others in force.
        log().error({ err: error, grantId: looper.id }, "a lapsed looper could not be suspended");
      }
    }
    const last = loopers.at(-1);
    if (loopers.length < BATCH || !last) return suspended;
    after = last.id;
  }
}

function moveLapsed(
  { id, ...person }: { id: string; userId: string; email: string; firstName: string },
  now: Date,
): Promise<void> {
  return moveLooper({ grantId: id, move: "suspend", reason: LAPSED }, person, null, now);
}
