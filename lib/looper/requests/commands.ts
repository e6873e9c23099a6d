import { recordAudit } from "../../audit/commands.ts";
import { DomainError } from "../../kernel/errors.ts";
import { isId, newId } from "../../kernel/ids.ts";
import { notify } from "../../notifications/commands.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { getLooperFile } from "../standing/queries.ts";
import { isLooperInForce } from "./queries.ts";
import { afterMove, type RequestMove, STANDING } from "./rules.ts";
import type { LooperRequestInput, RequestAnswer, RequestIdInput } from "./schemas.ts";

const nameOf = ({ firstName, lastName }: Actor) => `${firstName} ${lastName}`;

/**
 * Asks a looper in force to take care of the home of the seller's revision; the looper is told. A revision has
 * one request at a time that waits or was accepted.
 * @throws {DomainError} request.forbidden, revision.not-found, revision.moved, looper-request.unavailable,
 * looper-request.pending
 */
export async function requestLooper(
  { revisionId, ambassadorId }: LooperRequestInput,
  actor: Actor,
  now = new Date(),
): Promise<{ requestId: string }> {
  authorize(actor, "selling.answer");
  const { userId } = actor;
  return writer().$transaction(async (tx) => {
    const revision = isId(revisionId)
      ? await tx.listingRevision.findFirst({
          where: { id: revisionId, sellerId: userId },
          select: { status: true },
        })
      : null;
    if (!revision) throw new DomainError("revision.not-found");
    if (revision.status !== "editing" && revision.status !== "in_review") {
      throw new DomainError("revision.moved");
    }
    if (ambassadorId === userId || !(await isLooperInForce(ambassadorId, now))) {
      throw new DomainError("looper-request.unavailable");
    }
    const standing = { revisionId, status: { in: [...STANDING] } };
    if ((await tx.looperRequest.count({ where: standing })) > 0) {
      throw new DomainError("looper-request.pending");
    }
    const id = newId();
    await tx.looperRequest.create({ data: { id, revisionId, ambassadorId, createdAt: now } });
    const data = { requestId: id, name: nameOf(actor) };
    await notify(tx, { userId: ambassadorId, event: "looper-request.received", data }, now);
    await record(tx, "looper-request.sent", id, actor, ambassadorId, now);
    return { requestId: id };
  });
}

/** Moves a request from where it waits. @throws {DomainError} looper-request.moved */
async function move(tx: Transaction, id: string, by: RequestMove, now: Date): Promise<void> {
  const to = afterMove("pending", by);
  if (to === null) throw new DomainError("looper-request.moved");
  const { count } = await tx.looperRequest.updateMany({
    where: { id, status: "pending" },
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
          select: { revision: { select: { sellerId: true, propertyId: true, status: true } } },
        })
      : null;
    if (!request) throw new DomainError("looper-request.not-found");
    const { sellerId, propertyId, status } = request.revision;
    if (status === "discarded" || sellerId === null) throw new DomainError("looper-request.moved");
    await move(tx, requestId, accept ? "accept" : "decline", now);
    if (accept && propertyId !== null) {
      await tx.property.updateMany({
        where: { id: propertyId, sellerId, status: { notIn: ["sold", "withdrawn"] } },
        data: { ambassadorId: userId },
      });
    }
    const data = { requestId, name: actor.firstName, accepted: accept };
    await notify(tx, { userId: sellerId, event: "looper-request.answered", data }, now);
    const action = accept ? "looper-request.accepted" : "looper-request.declined";
    await record(tx, action, requestId, actor, sellerId, now);
  });
}

/** The looper who accepted to take care of a revision's home, for who approves it; null where none did. */
export async function acceptedLooperIn(
  tx: Transaction,
  revisionId: string,
): Promise<string | null> {
  const found = await tx.looperRequest.findFirst({
    where: { revisionId, status: "accepted" },
    select: { ambassadorId: true },
  });
  return found?.ambassadorId ?? null;
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
