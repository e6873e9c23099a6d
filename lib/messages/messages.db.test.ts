import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../accounts/sessions/queries.ts";
import { newId } from "../kernel/ids.ts";
import type { Prisma } from "../server/db/generated/client.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { createPerson } from "../testing/people.ts";
import { markConversation, markConversationRead, sendReply } from "./commands.ts";
import { findConversation, readInbox } from "./queries.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

let database: TestDatabase;
let claire: Actor;
let nadia: Actor;
let thomas: Actor;
let thabor: string;

beforeAll(async () => {
  database = await createTestDatabase();
  database.adopt();
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});
afterAll(() => database.close());

beforeEach(async () => {
  const named = (firstName: string, lastName: string) => ({ firstName, lastName });
  claire = await createPerson(database, [["seller", "active"]], named("Claire", "Morvan"));
  nadia = await createPerson(database, [["ambassador", "active"]], named("Nadia", "Benali"));
  thomas = await createPerson(database, [["buyer", "active"]], named("Thomas", "Lefèvre"));
  const property = propertyRow({
    sellerId: claire.userId,
    ambassadorId: nadia.userId,
    title: "Quatre-pièces du Thabor",
  });
  thabor = property.id;
  await database.writer.$transaction((tx) => tx.property.create({ data: property }));
});

type Said = readonly [sender: "contact" | "owner", content: string, hoursAgo: number, read?: true];

/** A conversation between Thomas and Claire, unless said otherwise. */
async function conversation(
  said: readonly Said[],
  overrides: Partial<Prisma.ConversationUncheckedCreateInput> = {},
) {
  const id = newId();
  const people = { contactId: thomas.userId, ownerId: claire.userId };
  const data = {
    id,
    propertyId: thabor,
    type: "inquiry" as const,
    createdAt: ago(said[0]?.[2] ?? 0),
    lastMessageAt: ago(said.at(-1)?.[2] ?? 0),
    ...people,
    ...overrides,
  };
  await database.writer.$transaction(async (tx) => {
    await tx.conversation.create({ data });
    for (const [sender, content, hours, read] of said) {
      await tx.message.create({
        data: {
          id: newId(),
          conversationId: id,
          sender,
          authorId: sender === "contact" ? data.contactId : data.ownerId,
          content,
          createdAt: ago(hours),
          readAt: read ? NOW : null,
        },
      });
    }
  });
  return id;
}

const ids = (...[actor, asked]: Parameters<typeof readInbox>) =>
  readInbox(actor, asked, NOW).conversations.map(({ id }) => id);
function opened(actor: Actor, id: string) {
  const found = findConversation(actor, id, {}, NOW);
  if (!found) throw new Error("expected a conversation");
  return found;
}

describe("the inbox", () => {
  test("has the conversations one takes part in, the latest first, from one's own side", async () => {
    const older = await conversation([["contact", "Bonjour", 50]]);
    const latest = await conversation(
      [
        ["contact", "Peut-on\nvisiter ?", 30],
        ["owner", "Oui, demain.", 5],
      ],
      { type: "visit" },
    );
    await conversation([["contact", "D’autres", 1]], { ownerId: nadia.userId, type: "offer" });
    expect(readInbox(claire, {}, NOW).conversations).toEqual([
      {
        id: latest,
        contactName: "Thomas Lefèvre",
        propertyTitle: "Quatre-pièces du Thabor",
        type: "visit",
        capacity: "seller",
        excerpt: "Oui, demain.",
        isMine: true,
        lastMessageAt: ago(5),
        age: "Il y a 5h",
        unread: 1,
        starred: false,
      },
      expect.objectContaining({ id: older, unread: 1, age: "19/11/2026" }),
    ]);
    expect(readInbox(thomas, {}, NOW).conversations[1]).toMatchObject({
      id: latest,
      contactName: "Claire Morvan",
      capacity: "contact",
      isMine: false,
      unread: 1,
    });
    expect(readInbox(nadia, {}, NOW).conversations).toMatchObject([{ capacity: "looper" }]);
  });

  test("shows what is unread, starred or archived, each on one's own side", async () => {
    const unread = await conversation([["contact", "Bonjour", 3]]);
    const starred = await conversation([["owner", "Bonjour", 2]], {
      type: "offer",
      ownerStarredAt: NOW,
      contactArchivedAt: NOW,
    });
    const archived = await conversation([["contact", "Bonjour", 1]], {
      type: "visit",
      ownerArchivedAt: NOW,
    });
    expect(ids(claire)).toEqual([starred, unread]);
    expect(ids(claire, { filter: "unread" })).toEqual([unread]);
    expect(ids(claire, { filter: "starred" })).toEqual([starred]);
    expect(ids(claire, { filter: "archived" })).toEqual([archived]);
    expect(readInbox(claire, {}, NOW).counts).toEqual({
      all: 2,
      unread: 1,
      starred: 1,
      archived: 1,
    });
    expect(ids(thomas, { filter: "archived" })).toEqual([starred]);
    expect(ids(thomas, { filter: "starred" })).toEqual([]);
  });

  test.each(["UNREAD", "' OR 1=1 --", ["unread"], undefined, "__proto__"])(
    "shows all for the view %j",
    async (filter) => {
      const id = await conversation([["contact", "Bonjour", 3]]);
      expect(readInbox(claire, { filter }, NOW)).toMatchObject({ filter: "all" });
      expect(ids(claire, { filter })).toEqual([id]);
    },
  );

  test("is searched by contact and by property, without case or accents", async () => {
    const about = await conversation([["contact", "Bonjour", 3]]);
    const general = await conversation([["contact", "Bonjour", 2]], { propertyId: null });
    expect(ids(claire, { search: "LEFEVRE" })).toEqual([general, about]);
    expect(ids(claire, { search: "pieces du thabor" })).toEqual([about]);
    for (const search of ["%", "_", "Morvan", "bonjour", "'; DROP TABLE Message; --"]) {
      expect(ids(claire, { search })).toEqual([]);
    }
    expect(ids(claire, { search: "lefevre", filter: "archived" })).toEqual([]);
  });

  test("is empty for who takes part in none", async () => {
    await conversation([["contact", "Bonjour", 3]]);
    expect(readInbox(nadia, {}, NOW)).toEqual({
      filter: "all",
      search: null,
      conversations: [],
      counts: { all: 0, unread: 0, starred: 0, archived: 0 },
      nextCursor: null,
      open: null,
    });
  });

  test("goes on where it stopped, searched or not, and has every conversation once", async () => {
    for (let index = 0; index < 64; index++) {
      await conversation([["contact", "Bonjour", index % 7]], { propertyId: null });
    }
    for (const search of [null, "thomas"]) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = readInbox(claire, { after, search }, NOW);
        seen.push(...page.conversations.map(({ id }) => id));
        after = page.nextCursor;
      } while (after !== null);
      expect(seen).toHaveLength(64);
      expect(new Set(seen).size).toBe(64);
    }
    expect(ids(claire, { after: "x'; --" })).toHaveLength(30);
  });
});

describe("a conversation", () => {
  test("is read by those who take part, the oldest message first", async () => {
    const id = await conversation([
      ["contact", "Bonjour", 30, true],
      ["owner", "Bonsoir", 20, true],
      ["contact", "Peut-on visiter ?", 2],
    ]);
    expect(opened(claire, id)).toMatchObject({
      contactName: "Thomas Lefèvre",
      contact: { email: thomas.email, phone: "06 12 34 56 78" },
      property: { id: thabor, title: "Quatre-pièces du Thabor", isPublic: true },
      capacity: "seller",
      unread: 1,
      olderCursor: null,
      isPast: false,
      replyRefusal: null,
    });
    expect(
      opened(claire, id).messages.map(({ content, isMine, isNew }) => [content, isMine, isNew]),
    ).toEqual([
      ["Bonjour", false, false],
      ["Bonsoir", true, false],
      ["Peut-on visiter ?", false, true],
    ]);
    expect(opened(thomas, id)).toMatchObject({ contact: null, unread: 0, capacity: "contact" });
  });

  test("of other people is not found, nor is what is no conversation", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    for (const asked of [id, newId(), "x", "' OR 1=1 --", "../../etc"]) {
      expect(findConversation(nadia, asked)).toBeNull();
      expect(readInbox(nadia, { conversation: asked }, NOW).open).toBe("missing");
    }
  });

  test("without a property is read and answered", async () => {
    const id = await conversation([["contact", "Bonjour", 3]], { propertyId: null });
    expect(opened(claire, id)).toMatchObject({ property: null, replyRefusal: null });
  });

  test("that is long shows its last messages, then those before", async () => {
    const said = Array.from({ length: 61 }, (_, at): Said => ["contact", `n° ${at}`, 61 - at]);
    const id = await conversation(said);
    const last = opened(claire, id);
    expect(last.messages).toHaveLength(50);
    expect(last.messages.at(-1)?.content).toBe("n° 60");
    const first = findConversation(claire, id, { before: last.olderCursor }, NOW);
    expect(first?.messages.map(({ content }) => content)).toEqual(
      said.slice(0, 11).map(([, content]) => content),
    );
    expect(first).toMatchObject({ isPast: true, olderCursor: null });
  });
});

describe("an answer", () => {
  const send = (actor: Actor, conversationId: string, content = "Avec plaisir.", seen?: string) =>
    sendReply({ conversationId, content, ...(seen ? { seen } : {}) }, actor, NOW);

  test("is the last message, unread by the other; what was shown is read", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    const sent = await send(claire, id, "Avec plaisir.", opened(claire, id).messages[0]?.id);
    expect(opened(claire, id)).toMatchObject({ unread: 0 });
    expect(opened(claire, id).messages.at(-1)).toMatchObject({ id: sent, isMine: true });
    expect(opened(thomas, id).messages.at(-1)).toMatchObject({
      content: "Avec plaisir.",
      isMine: false,
      isNew: true,
      age: "Il y a moins d’une heure",
    });
    expect(readInbox(thomas, {}, NOW).conversations[0]).toMatchObject({
      lastMessageAt: NOW,
      excerpt: "Avec plaisir.",
      unread: 1,
    });
  });

  test("brings the conversation back from both archives", async () => {
    const id = await conversation([["contact", "Bonjour", 3]], {
      contactArchivedAt: NOW,
      ownerArchivedAt: NOW,
    });
    await send(claire, id);
    expect(ids(thomas)).toEqual([id]);
    expect(ids(claire)).toEqual([id]);
  });

  test("in a conversation of other people is refused and writes nothing", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    await expect(send(nadia, id)).rejects.toThrow("conversation.not-found");
    await expect(send(nadia, newId())).rejects.toThrow("conversation.not-found");
    expect(opened(claire, id).messages).toHaveLength(1);
  });

  test("is refused to a looper no more in force, who reads no contact either", async () => {
    const id = await conversation([["contact", "Bonjour", 3]], { ownerId: nadia.userId });
    await send(nadia, id);
    const suspended = { ...nadia, roles: [{ role: "ambassador", status: "suspended" }] as const };
    expect(opened(suspended, id)).toMatchObject({
      replyRefusal: "looper-inactive",
      contact: null,
    });
    await expect(send(suspended, id)).rejects.toThrow("conversation.closed");
    expect(opened(nadia, id).messages).toHaveLength(2);
  });

  test("to somebody who erased the account is refused", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    database.raw.prepare("UPDATE User SET erasedAt = ? WHERE id = ?").run("2026", thomas.userId);
    expect(opened(claire, id)).toMatchObject({ replyRefusal: "account-closed", contact: null });
    await expect(send(claire, id)).rejects.toThrow("conversation.closed");
  });

  test("is kept as it was written, whatever it is made of", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    const content = "<script>alert(1)</script>\n'); DROP TABLE Message; -- 👋";
    await send(claire, id, content);
    expect(opened(thomas, id).messages.at(-1)?.content).toBe(content);
  });
});

describe("reading", () => {
  test("marks the other side's messages up to the one that was shown, once", async () => {
    const id = await conversation([
      ["contact", "Un", 5],
      ["owner", "Deux", 4],
      ["contact", "Trois", 3],
      ["contact", "Quatre", 2],
    ]);
    const seen = opened(claire, id).messages[2]?.id ?? "";
    const read = () => markConversationRead({ conversationId: id, seen }, claire, NOW);
    expect(await read()).toBe(2);
    expect(await read()).toBe(0);
    expect(opened(claire, id)).toMatchObject({ unread: 1 });
    expect(opened(thomas, id)).toMatchObject({ unread: 1 });
  });

  test("with a message of another conversation marks nothing", async () => {
    const id = await conversation([["contact", "Un", 5]]);
    const elsewhere = await conversation([["contact", "Deux", 1]], { type: "offer" });
    const seen = opened(claire, elsewhere).messages[0]?.id ?? "";
    expect(await markConversationRead({ conversationId: id, seen }, claire, NOW)).toBe(0);
    expect(opened(claire, id)).toMatchObject({ unread: 1 });
  });

  test("what others write to each other is refused", async () => {
    const id = await conversation([["contact", "Un", 5]]);
    const seen = opened(claire, id).messages[0]?.id ?? "";
    const read = markConversationRead({ conversationId: id, seen }, nadia, NOW);
    await expect(read).rejects.toThrow("conversation.not-found");
    expect(opened(claire, id)).toMatchObject({ unread: 1 });
  });
});

describe("a mark", () => {
  test.each(["starred", "archived"] as const)(
    "%s is put and taken off, on one's own side",
    async (mark) => {
      const id = await conversation([["contact", "Bonjour", 3]]);
      await markConversation({ conversationId: id, mark, on: true }, claire, NOW);
      expect(opened(claire, id)[mark]).toBe(true);
      expect(opened(thomas, id)[mark]).toBe(false);
      await markConversation({ conversationId: id, mark, on: false }, claire, NOW);
      expect(opened(claire, id)[mark]).toBe(false);
    },
  );

  test("on a conversation of other people is refused", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    const mark = { conversationId: id, mark: "archived", on: true } as const;
    await expect(markConversation(mark, nadia, NOW)).rejects.toThrow("conversation.not-found");
    expect(ids(claire)).toEqual([id]);
  });
});
