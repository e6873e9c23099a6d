import { oneOf } from "../../kernel/parameters.ts";
import { lastSequence } from "../../notifications/live/queries/last-event-sequence.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { INBOX_FILTERS, type InboxFilter, searchOf } from "../rules.ts";
import type { InboxView } from "../views.ts";
import { findConversation } from "./find-conversation.ts";
import { readInboxLines, toConversationLine } from "./inbox-lines.ts";
import { ownConversations, unreadOf } from "./own-conversations.ts";
import { teamThreadsToCount } from "./team-lines.ts";

function countsOf(userId: string): Promise<Record<InboxFilter, number>> {
  const conversations = reads()
    .selectFrom(ownConversations(userId))
    .select(["m.archived", "m.starred"])
    .select((eb) => unreadOf(eb.ref("m.id"), eb.ref("m.side")).as("unread"))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("Message as written")
          .select("written.id")
          .whereRef("written.conversationId", "=", "m.id"),
      ),
    );
  return reads()
    .selectFrom(conversations.unionAll(teamThreadsToCount(userId)).as("c"))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("c.archived", "=", false).as("all"),
      fn
        .countAll<number>()
        .filterWhere("c.archived", "=", false)
        .filterWhere("c.unread", ">", 0)
        .as("unread"),
      fn.countAll<number>().filterWhere("c.starred", "=", true).as("starred"),
      fn.countAll<number>().filterWhere("c.archived", "=", true).as("archived"),
    ])
    .executeTakeFirstOrThrow();
}

/** What an address requests of the inbox: texts, whatever they are. */
interface Requested {
  filter?: unknown;
  search?: string | null;
  after?: unknown;
  conversation?: string | null;
  before?: unknown;
}

/**
 * The conversations a person takes part in, under any role, the latest first.
 * @throws {DomainError} request.forbidden
 */
export async function readInbox(
  actor: Actor,
  requested: Requested = {},
  now = new Date(),
): Promise<InboxView> {
  authorize(actor, "conversations.read");
  const { userId } = actor;
  const asOf = await lastSequence();
  const filter = oneOf(INBOX_FILTERS, requested.filter);
  const search = searchOf(requested.search ?? null);
  const { page: shown, nextCursor } = await readInboxLines(userId, filter, search, requested.after);
  const { conversation = null, before } = requested;
  const first = shown[0]?.id ?? null;
  const wanted = conversation ?? first;
  const open = wanted === null ? null : await findConversation(actor, wanted, { before }, now);
  return {
    asOf,
    filter,
    search,
    conversations: shown.map((row) => toConversationLine(row, userId, now)),
    counts: await countsOf(userId),
    nextCursor,
    open: open ?? (conversation === null ? null : "missing"),
    isChosen: conversation !== null,
  };
}
