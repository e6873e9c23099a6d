import { DomainError } from "../../kernel/errors.ts";
import { fullName } from "../../kernel/person-name.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { settleTask } from "../../tasks/commands/settle-task.ts";
import type { ContactMeanwhile } from "../views.ts";

const NAMES = { firstName: true, lastName: true } as const;

const read = (tx: Transaction, id: string) =>
  tx.contactRequest.findUnique({
    where: { id },
    select: {
      id: true,
      topic: true,
      status: true,
      name: true,
      email: true,
      emailNormalized: true,
      userId: true,
      waitingSince: true,
      dueAt: true,
      closedAt: true,
      closedById: true,
      closedBy: { select: NAMES },
      messages: {
        orderBy: { position: "desc" },
        take: 1,
        select: {
          id: true,
          side: true,
          content: true,
          authorId: true,
          createdAt: true,
          author: { select: NAMES },
        },
      },
    },
  });

/** A thread as the team's commands read it. */
export type TeamFile = NonNullable<Awaited<ReturnType<typeof read>>>;

/**
 * The thread that somebody of the team acts on.
 * @throws {DomainError} contact.not-found; request.forbidden for one's own
 */
export async function teamFile(tx: Transaction, id: string, actor: Actor): Promise<TeamFile> {
  const file = await read(tx, id);
  if (file === null || file.emailNormalized === "") throw new DomainError("contact.not-found");
  if (file.userId === actor.userId) throw new DomainError("request.forbidden");
  return file;
}

/** What happened in a thread since its page showed a message as the last one; null where nothing did. */
export function meanwhile(
  { status, closedAt, closedById, closedBy, messages }: TeamFile,
  seen: string,
  { userId }: Actor,
): ContactMeanwhile | null {
  const [last] = messages;
  if (last === undefined) throw new DomainError("contact.not-found");
  if (status === "closed" && closedAt !== null) {
    const by = closedById === userId || closedBy === null ? null : fullName(closedBy);
    return { what: "closed", by, at: closedAt, seen: last.id };
  }
  if (last.id === seen) return null;
  const isOfTeam = last.side === "team";
  const by =
    isOfTeam && last.authorId !== userId && last.author !== null ? fullName(last.author) : null;
  return { what: isOfTeam ? "answered" : "wrote", by, at: last.createdAt, seen: last.id };
}

/** Notes who settled the request that waited, in the transaction of what settles it. */
export async function settleContact(
  tx: Transaction,
  { id, waitingSince, dueAt }: TeamFile,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (waitingSince === null || dueAt === null) return;
  await settleTask(tx, { kind: "contact", subjectId: id, since: waitingSince, dueAt }, actor, now);
}
