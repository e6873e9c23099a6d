import { describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { publishEvent } from "../notifications/live/commands/publish-event.ts";
import { listOwnEventsAfter } from "../notifications/live/queries/list-user-events-after.ts";
import type { Actor } from "../policy/actor.ts";
import {
  ago,
  type InboxScene,
  idsOf,
  NOW,
  opened,
  setInboxScene,
  type Words,
} from "../testing/inbox.ts";
import { findConversation } from "./queries/find-conversation.ts";
import { readInbox } from "./queries/read-inbox.ts";

let claire: Actor;
let nadia: Actor;
let thomas: Actor;
let thabor: string;
let anotherFlat: InboxScene["anotherFlat"];
let database: InboxScene["database"];
const conversation = setInboxScene((scene) => {
  ({ claire, nadia, thomas, thabor, anotherFlat, database } = scene);
});

describe("the inbox", () => {
  test("has the conversations one takes part in, the latest first, from one's own side", async () => {
    const older = await conversation([["contact", "Bonjour", 50]], {
      propertyId: await anotherFlat(),
    });
    const latest = await conversation(
      [
        ["contact", "Peut-on\nvisiter ?", 30],
        ["owner", "Oui, demain.", 5],
      ],
      { type: "visit" },
    );
    await conversation([["contact", "D’autres", 1]], { ownerId: nadia.userId, type: "offer" });
    expect((await readInbox(claire, {}, NOW)).conversations).toEqual([
      {
        id: latest,
        contactName: "Thomas Lefèvre",
        propertyTitle: "Quatre-pièces du Thabor",
        photo: null,
        type: "visit",
        topic: null,
        capacity: "seller",
        attachments: 0,
        excerpt: "Oui, demain.",
        isMine: true,
        lastMessageAt: ago(5),
        age: { kind: "hours", hours: 5 },
        unread: 1,
        starred: false,
      },
      expect.objectContaining({
        id: older,
        unread: 1,
        age: { kind: "older", sentAt: expect.any(Date) },
      }),
    ]);
    expect((await readInbox(thomas, {}, NOW)).conversations[1]).toMatchObject({
      id: latest,
      contactName: "Claire Morvan",
      capacity: "contact",
      isMine: false,
      unread: 1,
    });
    expect((await readInbox(nadia, {}, NOW)).conversations).toMatchObject([{ capacity: "looper" }]);
  });

  test("shows what is unread, starred or archived, each on one's own side", async () => {
    const unread = await conversation([["contact", "Bonjour", 3]]);
    const starred = await conversation([["owner", "Bonjour", 2]], {
      propertyId: await anotherFlat(),
      type: "offer",
      ownerStarredAt: NOW,
      contactArchivedAt: NOW,
    });
    const archived = await conversation([["contact", "Bonjour", 1]], {
      propertyId: await anotherFlat(),
      type: "visit",
      ownerArchivedAt: NOW,
    });
    expect(await idsOf(claire)).toEqual([starred, unread]);
    expect(await idsOf(claire, { filter: "unread" })).toEqual([unread]);
    expect(await idsOf(claire, { filter: "starred" })).toEqual([starred]);
    expect(await idsOf(claire, { filter: "archived" })).toEqual([archived]);
    expect((await readInbox(claire, {}, NOW)).counts).toEqual({
      all: 2,
      unread: 1,
      starred: 1,
      archived: 1,
    });
    expect(await idsOf(thomas, { filter: "archived" })).toEqual([starred]);
    expect(await idsOf(thomas, { filter: "starred" })).toEqual([]);
  });

  test.each(["UNREAD", "' OR 1=1 --", ["unread"], undefined, "__proto__"])(
    "shows all for the view %j",
    async (filter) => {
      const id = await conversation([["contact", "Bonjour", 3]]);
      expect(await readInbox(claire, { filter }, NOW)).toMatchObject({ filter: "all" });
      expect(await idsOf(claire, { filter })).toEqual([id]);
    },
  );

  test("is searched by contact and by property, without case or accents", async () => {
    const about = await conversation([["contact", "Bonjour", 3]]);
    const general = await conversation([["contact", "Bonjour", 2]], { propertyId: null });
    expect(await idsOf(claire, { search: "LEFEVRE" })).toEqual([general, about]);
    expect(await idsOf(claire, { search: "pieces du thabor" })).toEqual([about]);
    for (const search of ["%", "_", "Morvan", "bonjour", "'; DROP TABLE Message; --"]) {
      expect(await idsOf(claire, { search })).toEqual([]);
    }
    expect(await idsOf(claire, { search: "lefevre", filter: "archived" })).toEqual([]);
  });

  test("is empty for who takes part in none", async () => {
    await conversation([["contact", "Bonjour", 3]]);
    expect(await readInbox(nadia, {}, NOW)).toEqual({
      asOf: expect.any(Number),
      filter: "all",
      search: null,
      conversations: [],
      counts: { all: 0, unread: 0, starred: 0, archived: 0 },
      nextCursor: null,
      open: null,
      isChosen: false,
    });
  });

  test("says after which event what happened may not be shown", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    const event = { kind: "message", data: { conversationId: id, messageId: null } } as const;
    const happens = () =>
      database.writer.$transaction((tx) => publishEvent(tx, claire.userId, event, NOW));
    await happens();
    const { asOf } = await readInbox(claire, {}, NOW);
    expect(await listOwnEventsAfter(claire.userId, asOf, 10)).toEqual([]);
    await happens();
    expect(await listOwnEventsAfter(claire.userId, asOf, 10)).toMatchObject([event]);
  });

  test("opens the first conversation beside the list where none is named", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    const view = await readInbox(claire, {}, NOW);
    expect(view).toMatchObject({ open: { id, unread: 1 }, isChosen: false });
    expect(await readInbox(claire, { conversation: id }, NOW)).toMatchObject({ isChosen: true });
  });

  test("has no conversation in which nothing was said, which can be opened all the same", async () => {
    const id = await conversation([]);
    expect(await readInbox(claire, {}, NOW)).toMatchObject({
      conversations: [],
      counts: { all: 0 },
      open: null,
    });
    expect(await opened(claire, id)).toMatchObject({ messages: [], replyRefusal: null });
  });

  test("goes on where it stopped, searched or not, and has every conversation once", async () => {
    for (let index = 0; index < 64; index++) {
      await conversation([["contact", "Bonjour", index % 7]], { propertyId: null });
    }
    for (const search of [null, "thomas"]) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = await readInbox(claire, { after, search }, NOW);
        seen.push(...page.conversations.map(({ id }) => id));
        after = page.nextCursor;
      } while (after !== null);
      expect(seen).toHaveLength(64);
      expect(new Set(seen).size).toBe(64);
    }
    expect(await idsOf(claire, { after: "x'; --" })).toHaveLength(30);
  });
});

describe("a conversation", () => {
  test("is read by those who take part, the oldest message first", async () => {
    const id = await conversation([
      ["contact", "Bonjour", 30, true],
      ["owner", "Bonsoir", 20, true],
      ["contact", "Peut-on visiter ?", 2],
    ]);
    expect(await opened(claire, id)).toMatchObject({
      contactName: "Thomas Lefèvre",
      contact: null,
      property: { id: thabor, title: "Quatre-pièces du Thabor", isPublic: true },
      capacity: "seller",
      unread: 1,
      olderCursor: null,
      isPast: false,
      replyRefusal: null,
    });
    expect(
      (await opened(claire, id)).messages.map(({ content, isMine, isNew }) => [
        content,
        isMine,
        isNew,
      ]),
    ).toEqual([
      ["Bonjour", false, false],
      ["Bonsoir", true, false],
      ["Peut-on visiter ?", false, true],
    ]);
    expect(await opened(thomas, id)).toMatchObject({
      contact: null,
      unread: 0,
      capacity: "contact",
    });
  });

  test("of other people is not found, nor is what is no conversation", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    for (const reference of [id, newId(), "x", "' OR 1=1 --", "../../etc"]) {
      expect(await findConversation(nadia, reference)).toBeNull();
      expect((await readInbox(nadia, { conversation: reference }, NOW)).open).toBe("missing");
    }
  });

  test("without a property is read and answered", async () => {
    const id = await conversation([["contact", "Bonjour", 3]], { propertyId: null });
    expect(await opened(claire, id)).toMatchObject({ property: null, replyRefusal: null });
  });

  test("that is long shows its last messages, then those before", async () => {
    const messages = Array.from({ length: 61 }, (_, at): Words => ["contact", `n° ${at}`, 61 - at]);
    const id = await conversation(messages);
    const last = await opened(claire, id);
    expect(last.messages).toHaveLength(50);
    expect(last.messages.at(-1)?.content).toBe("n° 60");
    const first = await findConversation(claire, id, { before: last.olderCursor }, NOW);
    expect(first?.messages.map(({ content }) => content)).toEqual(
      messages.slice(0, 11).map(([, content]) => content),
    );
    expect(first).toMatchObject({ isPast: true, olderCursor: null });
  });
});
