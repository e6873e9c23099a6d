import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { isContactToken, namedContact } from "../link.ts";
import { MAX_CONTACT_MESSAGES } from "../rules.ts";
import type { LinkedContact } from "../views.ts";
import { threadMessages } from "./thread-messages.ts";

/** What a thread's link leads to: the thread, or the account that it belongs to by now. */
export type LinkedThread =
  | { state: "thread"; thread: LinkedContact }
  | { state: "account"; requestId: string };

/** What a link opens; null where it is forged, or its thread is no more. */
export async function findLinkedContact(token: unknown): Promise<LinkedThread | null> {
  const id = namedContact(token);
  if (id === null) return null;
  const row = await reads()
    .selectFrom("ContactRequest as r")
    .leftJoin("Property as p", "p.id", "r.propertyId")
    .select(["r.userId", "r.emailNormalized", "r.topic", "r.status", "r.name", "r.dueAt"])
    .select("p.title as listingTitle")
    .where("r.id", "=", id)
    .executeTakeFirst();
  if (!row || !isContactToken(token, id, row.emailNormalized)) return null;
  if (row.userId !== null) return { state: "account", requestId: id };
  const messages = await threadMessages(id, { withAuthors: false });
  const { topic, status, name, listingTitle, dueAt } = row;
  const isFull = messages.length >= MAX_CONTACT_MESSAGES;
  const thread = { id, topic, status, name, listingTitle, messages, isFull };
  return { state: "thread", thread: { ...thread, dueAt: fromDbInstant(dueAt) } };
}
