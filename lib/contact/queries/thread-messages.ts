import { fullName } from "../../kernel/person-name.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { MAX_CONTACT_MESSAGES } from "../rules.ts";
import type { ContactMessageView } from "../views.ts";

/** All messages of a thread, the oldest first: a thread has no more than these. */
export async function threadMessages(
  requestId: string,
  { withAuthors }: { withAuthors: boolean },
): Promise<ContactMessageView[]> {
  const rows = await reads()
    .selectFrom("ContactMessage as m")
    .leftJoin("User as u", "u.id", "m.authorId")
    .select(["m.id", "m.side", "m.content", "m.createdAt", "u.firstName", "u.lastName"])
    .where("m.requestId", "=", requestId)
    .orderBy("m.position")
    .limit(MAX_CONTACT_MESSAGES)
    .execute();
  return rows.map(({ id, side, content, createdAt, firstName, lastName }) => ({
    ...{ id, side, content },
    sentAt: fromDbInstant(createdAt),
    authorName:
      withAuthors && side === "team" && firstName !== null && lastName !== null
        ? fullName({ firstName, lastName })
        : null,
  }));
}
