import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { fullName } from "../../kernel/person-name.ts";
import { homeClock } from "../../kernel/place.ts";
import { isPublicStatus } from "../../kernel/property-kinds.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { ERASED_CONTACT } from "../copy.ts";
import { afterContactMove } from "../rules.ts";
import type { ContactFile } from "../views.ts";
import { threadMessages } from "./thread-messages.ts";

const rowOf = (id: string) =>
  reads()
    .selectFrom("ContactRequest as r")
    .leftJoin("Property as p", "p.id", "r.propertyId")
    .leftJoin("Visit as v", "v.id", "r.visitId")
    .leftJoin("User as c", "c.id", "r.closedById")
    .select(["r.topic", "r.status", "r.name", "r.email", "r.userId", "r.createdAt", "r.dueAt"])
    .select(["r.closedAt", "r.closing", "c.firstName as closerFirstName"])
    .select(["c.lastName as closerLastName", "p.id as propertyId", "p.title", "p.communeCode"])
    .select(["p.status as propertyStatus", "v.id as visitId", "v.startsAt"])
    .where("r.id", "=", id)
    .executeTakeFirst();

/**
 * A thread as somebody of the team reads it.
 * @throws {DomainError} request.forbidden, contact.not-found
 */
export async function getContactFile(
  actor: Actor,
  requestId: unknown,
  now = new Date(),
): Promise<ContactFile> {
  authorize(actor, "contact.answer");
  const row = isId(requestId) ? await rowOf(requestId) : undefined;
  if (!row || !isId(requestId)) throw new DomainError("contact.not-found");
  const messages = await threadMessages(requestId, { withAuthors: true });
  const { topic, status, name, email, userId, propertyId, title, communeCode } = row;
  const { propertyStatus, visitId, closing, closerFirstName, closerLastName } = row;
  const closedAt = fromDbInstant(row.closedAt);
  const startsAt = fromDbInstant(row.startsAt);
  const dueAt = fromDbInstant(row.dueAt);
  const seen = messages.at(-1)?.id ?? null;
  const isOwn = userId === actor.userId;
  const may = (move: "answer" | "close") =>
    !isOwn && seen !== null && afterContactMove(status, move) !== null;
  const closer =
    closerFirstName === null || closerLastName === null
      ? null
      : fullName({ firstName: closerFirstName, lastName: closerLastName });
  return {
    ...{ id: requestId, topic, status, email, dueAt, messages, seen, isOwn },
    name: name === "" ? ERASED_CONTACT : name,
    account: userId === null ? null : { id: userId },
    listing:
      propertyId === null || title === null
        ? null
        : { id: propertyId, title, isPublic: isPublicStatus(propertyStatus) },
    visit:
      visitId === null || startsAt === null || communeCode === null
        ? null
        : { id: visitId, startsAt, clock: homeClock(communeCode) },
    createdAt: fromDbInstant(row.createdAt),
    isLate: dueAt !== null && dueAt < now,
    closed:
      closedAt === null || closing === null ? null : { at: closedAt, by: closer, reason: closing },
    canAnswer: may("answer"),
    canClose: may("close"),
  };
}
