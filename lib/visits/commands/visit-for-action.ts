import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import {
  isEverOf,
  mayDo,
  stateOf,
  statusAfter,
  type VisitAction,
  type VisitFacts,
  type VisitSide,
  type VisitStatus,
} from "../rules.ts";
import { hostViewpoint, readRecord, type VisitRecord } from "./visit-record.ts";

/** The row's facts, as the rules look at them. */
function factsOf(visit: VisitRecord): VisitFacts {
  const { proposedById, buyerId, question } = visit;
  const proposedBy = proposedById === buyerId ? "visitor" : "host";
  const isDenied = question?.answer === "no";
  return { ...visit, isDenied, proposedBy: proposedById === null ? null : proposedBy };
}

/** Which side somebody is; null for somebody who only looks on. */
function sideOf(visit: VisitRecord, userId: string): VisitSide | null {
  if (visit.buyerId === userId) return "visitor";
  return visit.hostId === userId ? "host" : null;
}

const HOST_PERMISSIONS = { seller: "selling.place", ambassador: "looping.work" } as const;

/**
 * The visit that somebody is about to do something with, which side they are, and the status that follows.
 * @throws {DomainError} visit.not-found for one that is not theirs to see; request.forbidden where it is the
 * other side's to do, or their role is not in force; visit.lapsed, visit.feedback-given, visit.changed where
 * it can't be done any more.
 */
export async function visitFor(
  tx: Transaction,
  { visitId, action }: { visitId: string; action: VisitAction },
  actor: Actor,
  now: Date,
): Promise<{ visit: VisitRecord; side: VisitSide; next: VisitStatus }> {
  const visit = isId(visitId) ? await readRecord(tx, visitId) : null;
  const { userId } = actor;
  const side = visit && sideOf(visit, userId);
  const looksOn = visit?.property.sellerId === userId || visit?.property.ambassadorId === userId;
  if (!visit || (!side && !looksOn)) throw new DomainError("visit.not-found");
  if (!side) throw new DomainError("request.forbidden");
  authorize(actor, side === "visitor" ? "buying.change" : HOST_PERMISSIONS[hostViewpoint(visit)]);
  assertMay(action, factsOf(visit), side, now);
  return { visit, side, next: statusAfter(action, visit.status) };
}

/** @throws {DomainError} request.forbidden, visit.lapsed, visit.feedback-given, visit.changed */
function assertMay(action: VisitAction, facts: VisitFacts, side: VisitSide, now: Date): void {
  if (mayDo(action, facts, side, now)) return;
  if (!isEverOf(action, side)) throw new DomainError("request.forbidden");
  if (stateOf(facts, now) === "lapsed") throw new DomainError("visit.lapsed");
  if (action === "feedback" && facts.feedbackRating !== null)
    throw new DomainError("visit.feedback-given");
  throw new DomainError("visit.changed");
}
