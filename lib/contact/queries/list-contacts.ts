import type { NotNull } from "kysely";
import { excerptOf } from "../../kernel/excerpt.ts";
import {
  FROM_NEWEST,
  FROM_OLDEST,
  type ListPage,
  type ListPlace,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../kernel/keyset.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { rowsAfter } from "../../platform/db/keyset.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { ERASED_CONTACT } from "../copy.ts";
import type { ContactStatus } from "../rules.ts";
import type { ContactLine } from "../views.ts";

/** The ids of a list's page, cut by the index of its order. */
const PAGES = {
  open: (after: ListPlace, limit: number) =>
    rowsAfter(
      reads()
        .selectFrom("ContactRequest")
        .select(["id", "dueAt as at"])
        .where("status", "=", literal("open")),
      after,
      limit,
      "asc",
    ),
  answered: (after: ListPlace, limit: number) => latest("answered", after, limit),
  closed: (after: ListPlace, limit: number) => latest("closed", after, limit),
} satisfies Record<ContactStatus, unknown>;

const latest = (status: "answered" | "closed", after: ListPlace, limit: number) =>
  rowsAfter(
    reads()
      .selectFrom("ContactRequest")
      .select(["id", "lastMessageAt as at"])
      .where("status", "=", status),
    after,
    limit,
    "desc",
  );

/** What a list shows of the requests of a page, with the last message of each. */
const linesOf = (view: ContactStatus, after: ListPlace) =>
  reads()
    .selectFrom(PAGES[view](after, PAGE_LENGTH + 1).as("page"))
    .innerJoin("ContactRequest as r", "r.id", "page.id")
    .leftJoin("ContactMessage as l", (join) =>
      join.on((eb) =>
        eb(
          "l.id",
          "=",
          eb
            .selectFrom("ContactMessage as last")
            .select("last.id")
            .whereRef("last.requestId", "=", "r.id")
            .orderBy("last.position", "desc")
            .limit(1),
        ),
      ),
    )
    .select(["r.id", "page.at", "r.topic", "r.status", "r.name", "r.userId", "r.lastMessageAt"])
    .select(["r.dueAt", "r.closing", "l.content", "l.side"])
    .orderBy("page.at", view === "open" ? "asc" : "desc")
    .orderBy("r.id", view === "open" ? "asc" : "desc")
    .$narrowType<{ at: NotNull }>();

/**
 * The requests of one of the team's lists: what waits by the time until which it is answered, the rest the latest first.
 * @throws {DomainError} request.forbidden
 */
export async function listContacts(
  actor: Actor,
  { view, cursor }: { view: ContactStatus; cursor?: string | null | undefined },
  now = new Date(),
): Promise<ListPage<ContactLine>> {
  authorize(actor, "contact.answer");
  const from = readCursor(cursor, view === "open" ? FROM_OLDEST : FROM_NEWEST);
  const rows = await linesOf(view, from).execute();
  return listPageOf(rows, ({ id, topic, status, name, userId, side, content, closing, ...row }) => {
    const dueAt = fromDbInstant(row.dueAt);
    return {
      ...{ id, topic, status, closing, dueAt },
      name: name === "" ? ERASED_CONTACT : name,
      excerpt: excerptOf(content),
      isOfTeam: side === "team",
      hasAccount: userId !== null,
      lastMessageAt: fromDbInstant(row.lastMessageAt),
      isLate: dueAt !== null && dueAt < now,
    };
  });
}
