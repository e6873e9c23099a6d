import { recordAudit } from "../../audit/commands/record-audit.ts";
import { revokeSharesOfHome } from "../../documents/commands/revoke-share.ts";
import { DomainError } from "../../kernel/errors.ts";
import { isId, newId } from "../../kernel/ids.ts";
import { notify } from "../../notifications/commands.ts";
import { publishEvent } from "../../notifications/live/commands.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { getLooperFile } from "../standing/queries.ts";
import { isLooperInForce, isNearbyLooper } from "./nearby/queries.ts";
import { type ChoosingHome, findChoosingHome } from "./queries.ts";
import { afterMove, CHOOSABLE, type RequestMove } from "./rules.ts";
import type {
  EndChargeInput,
  LooperRequestInput,
  RequestAnswer,
  RequestIdInput,
} from "./schemas.ts";

/** The revision of the seller's own whose looper is chosen. @throws {DomainError} revision.not-found, revision.closed */
async function choosingHome(revisionId: string, actor: Actor, now: Date): Promise<ChoosingHome> {
  const home = await findChoosingHome(revisionId, { kind: "seller", actor }, now);
  if (!home) throw new DomainError("revision.not-found");
  if (!home.isOpen) throw new DomainError("revision.closed");
  return home;
}

/**
 * Asks a looper in force nearby to take care of the home of the seller's revision; the looper is told. A home has
 * one request at a time that waits, and one looper; who said no is not asked again.
 * @throws {DomainError} request.forbidden, revision.not-found, revision.closed, looper-request.unavailable,
 * looper-request.pending
 */
export async function requestLooper(
  { revisionId, ambassadorId }: LooperRequestInput,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ requestId: string }>> {
  authorize(actor, "selling.answer");
  return onceTransaction(async (tx) => {
    const { place, standing, declined } = await choosingHome(revisionId, actor, now);
    if (standing !== null) throw new DomainError("looper-request.pending");
    if (
      place === null ||
      ambassadorId === actor.userId ||
      declined.some(({ userId }) => userId === ambassadorId) ||
      !(await isNearbyLooper(ambassadorId, place, now))
    ) {
      throw new DomainError("looper-request.unavailable");
    }
    const id = newId();
    await tx.looperRequest.create({ data: { id, revisionId, ambassadorId, createdAt: now } });
    const data = { requestId: id, name: actor.firstName };
    await notify(tx, { userId: ambassadorId, event: "looper-request.received", data }, now);
    await record(tx, "looper-request.sent", id, actor, ambassadorId, now);
    return { requestId: id };
  });
}

/** Moves a request from where it stands. @throws {DomainError} looper-request.moved */
async function move(tx: Transaction, id: string, by: RequestMove, now: Date): Promise<void> {
  const from = by === "end" ? "accepted" : "pending";
  const to = afterMove(from, by);
  if (to === null) throw new DomainError("looper-request.moved");
  const { count } = await tx.looperRequest.updateMany({
    where: { id, status: from },
    data: { status: to, decidedAt: now },
  });
  if (count === 0) throw new DomainError("looper-request.moved");
}

/**
 * Takes a request back that was not answered yet.
 * @throws {DomainError} request.forbidden, looper-request.not-found, looper-request.moved
 */
export async function withdrawRequest(
  { requestId }: RequestIdInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "selling.answer");
  await writer().$transaction(async (tx) => {
    const request = isId(requestId)
      ? await tx.looperRequest.findFirst({
          where: { id: requestId, revision: { sellerId: actor.userId } },
          select: { ambassadorId: true },
        })
      : null;
    if (!request) throw new DomainError("looper-request.not-found");
    await move(tx, requestId, "withdraw", now);
    // Nothing to read: their open pages count it no more.
    const event = { kind: "notification", data: { id: null, event: null } } as const;
    await publishEvent(tx, request.ambassadorId, event, now);
    await record(tx, "looper-request.withdrawn", requestId, actor, request.ambassadorId, now);
  });
}

/**
 * The looper's answer; the seller is told. Accepted, the home is the looper's to take care of, as soon as it is
 * entered: what approves a revision reads its accepted request.
 * @throws {DomainError} request.forbidden, looper.suspended, looper-request.not-found, looper-request.moved
 */
export async function answerRequest(
  { requestId, accept }: RequestAnswer,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "looping.work");
  if (accept && !getLooperFile(actor, now).standing.inOrder) {
    throw new DomainError("looper.suspended");
  }
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    const request = isId(requestId)
      ? await tx.looperRequest.findFirst({
          where: { id: requestId, ambassadorId: userId },
          select: {
            revisionId: true,
            revision: { select: { sellerId: true, propertyId: true, status: true } },
          },
        })
      : null;
    if (!request) throw new DomainError("looper-request.not-found");
    const { revisionId, revision } = request;
    const { sellerId, propertyId, status } = revision;
    if (status === "discarded" || sellerId === null) throw new DomainError("looper-request.moved");
    await move(tx, requestId, accept ? "accept" : "decline", now);
    if (accept && propertyId !== null) await takeHome(tx, { propertyId, sellerId, userId });
    const data = { requestId, revisionId, name: actor.firstName, accepted: accept };
    await notify(tx, { userId: sellerId, event: "looper-request.answered", data }, now);
    const action = accept ? "looper-request.accepted" : "looper-request.declined";
    await record(tx, action, requestId, actor, sellerId, now);
  });
}

/** @throws {DomainError} looper-request.moved where the home is not to be had any more, or has a looper */
async function takeHome(
  tx: Transaction,
  { propertyId, sellerId, userId }: { propertyId: string; sellerId: string; userId: string },
): Promise<void> {
  const { count } = await tx.property.updateMany({
    where: { id: propertyId, sellerId, status: { in: [...CHOOSABLE] }, ambassadorId: null },
    data: { ambassadorId: userId },
  });
  if (count === 0) throw new DomainError("looper-request.moved");
}

/**
 * Ends a looper's charge of the home of the seller's revision, from now on: visits that are planned stay with
 * their host, who is paid for them; papers of the home that were opened to the looper are closed. They are told.
 * @throws {DomainError} request.forbidden, revision.not-found, revision.closed, looper-request.moved where the
 * home has no looper
 */
export async function endLooperCharge(
  { revisionId }: EndChargeInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "selling.answer");
  await writer().$transaction(async (tx) => {
    const { propertyId, standing, title } = await choosingHome(revisionId, actor, now);
    if (!standing?.isAccepted) throw new DomainError("looper-request.moved");
    const { userId, requestId } = standing;
    if (requestId !== null) await move(tx, requestId, "end", now);
    if (propertyId !== null) {
      const where = { id: propertyId, ambassadorId: userId };
      await tx.property.updateMany({ where, data: { ambassadorId: null } });
      await revokeSharesOfHome(tx, { propertyId, userId }, actor, now);
    }
    const data = { name: actor.firstName, title };
    await notify(tx, { userId, event: "looper-request.ended", data }, now);
    const subject =
      propertyId === null
        ? ({ type: "revision", id: revisionId } as const)
        : ({ type: "property", id: propertyId } as const);
    const action = "looper-request.ended";
    await recordAudit(tx, { action, subject, actor, concernsId: userId }, now);
  });
}

/**
 * The looper who accepted to take care of a revision's home and still is one in force, for who publishes it; null
 * where there is none.
 */
export async function acceptedLooperIn(
  tx: Transaction,
  revisionId: string,
  now: Date,
): Promise<string | null> {
  const found = await tx.looperRequest.findFirst({
    where: { revisionId, status: "accepted" },
    orderBy: { decidedAt: "desc" },
    select: { ambassadorId: true },
  });
  if (!found || !(await isLooperInForce(found.ambassadorId, now))) return null;
  return found.ambassadorId;
}

const record = (
  tx: Transaction,
  action:
    | "looper-request.sent"
    | "looper-request.withdrawn"
    | "looper-request.accepted"
    | "looper-request.declined",
  id: string,
  actor: Actor,
  concernsId: string,
  now: Date,
) => recordAudit(tx, { action, subject: { type: "looper-request", id }, actor, concernsId }, now);
