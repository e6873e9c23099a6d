import { describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import type { Actor } from "../policy/actor.ts";
import type { TestDatabase } from "../testing/database.ts";
import { idsOf, NOW, opened, setInboxScene } from "../testing/inbox.ts";
import { blockContact, unblockContact } from "./commands/block-contact.ts";
import { markConversationRead } from "./commands/mark-conversation-read.ts";
import { openConversation } from "./commands/open-conversation.ts";
import { sendReply } from "./commands/send-reply.ts";
import { startConversation } from "./commands/start-conversation.ts";

let claire: Actor;
let nadia: Actor;
let thomas: Actor;
let thabor: string;
let database: TestDatabase;
const conversation = setInboxScene((scene) => {
  ({ claire, nadia, thomas, thabor, database } = scene);
});

const all = <Row>(sql: string, ...values: unknown[]): Row[] =>
  database.raw.prepare<unknown[], Row>(sql).all(...values);
const set = (sql: string, ...values: unknown[]) => database.raw.prepare(sql).run(...values);

const start = (actor: Actor, content = "Bonjour, toujours disponible ?", clientKey?: string) =>
  startConversation(
    { listingId: thabor, content, ...(clientKey ? { clientKey } : {}) },
    actor,
    NOW,
  );

const notified = (actor: Actor) =>
  all<{ event: string; readAt: string | null; data: string }>(
    "SELECT event, readAt, data FROM Notification WHERE userId = ? AND event <> 'lead.offered'",
    actor.userId,
  );
const leads = () =>
  all(
    "SELECT ambassadorId, propertyId, contactId, contactName, status FROM Lead WHERE propertyId = ?",
    thabor,
  );
const live = (actor: Actor, conversationId: string) =>
  all<{ kind: string; data: string }>(
    "SELECT kind, data FROM UserEvent WHERE userId = ? AND kind = 'message' ORDER BY seq",
    actor.userId,
  )
    .map(({ data }) => JSON.parse(data))
    .filter((data) => data.conversationId === conversationId)
    .map(({ messageId }) => messageId);

describe("a first message about a listing", () => {
  test("goes to its looper, who is told, and to the open pages of both", async () => {
    const { conversationId, messageId } = await start(thomas);
    expect(await idsOf(nadia)).toEqual([conversationId]);
    expect(await idsOf(claire)).toEqual([]);
    expect(await opened(thomas, conversationId)).toMatchObject({
      type: "inquiry",
      property: { id: thabor },
    });
    expect(notified(nadia)).toMatchObject([{ event: "message.received", readAt: null }]);
    expect(JSON.parse(notified(nadia)[0]?.data ?? "")).toEqual({
      conversationId,
      name: "Thomas Lefèvre",
      title: "Quatre-pièces du Thabor",
      attachments: 0,
      excerpt: "Bonjour, toujours disponible ?",
    });
    expect(notified(thomas)).toEqual([]);
    for (const each of [nadia, thomas]) expect(live(each, conversationId)).toEqual([messageId]);
  });

  test("is a lead of its looper, the first time", async () => {
    await start(thomas);
    await start(thomas, "Une autre question");
    expect(leads()).toEqual([
      {
        ambassadorId: nadia.userId,
        propertyId: thabor,
        contactId: thomas.userId,
        contactName: "Thomas Lefèvre",
        status: "offered",
      },
    ]);
  });

  test("goes to the seller where the looper is no more in force, or there is none", async () => {
    set("UPDATE RoleGrant SET status = 'suspended' WHERE userId = ?", nadia.userId);
    const { conversationId } = await start(thomas);
    expect(await idsOf(claire)).toEqual([conversationId]);
    set("UPDATE Property SET ambassadorId = NULL WHERE id = ?", thabor);
    expect((await start(thomas)).conversationId).toBe(conversationId);
    expect(leads()).toEqual([]);
  });

  test("and the next ones are in one conversation, whatever it began with", async () => {
    const id = await conversation([["owner", "Bonjour", 3]], {
      ownerId: nadia.userId,
      type: "visit",
      contactArchivedAt: NOW,
    });
    expect((await start(thomas)).conversationId).toBe(id);
    expect((await start(thomas, "Autre question")).conversationId).toBe(id);
    expect((await opened(thomas, id)).messages).toHaveLength(3);
    expect(await idsOf(thomas)).toEqual([id]);
  });

  test("that is sent several times at once under one name is one message, and one response", async () => {
    const both = await Promise.all(
      Array.from({ length: 5 }, () => start(thomas, "Une seule fois", "cle-en-course")),
    );
    expect(new Set(both.map(({ messageId }) => messageId)).size).toBe(1);
    const { conversationId } = both[0] ?? { conversationId: "" };
    expect((await opened(thomas, conversationId)).messages).toHaveLength(1);
    expect(notified(nadia)).toHaveLength(1);
  });

  test("that is sent twice under one name is one message", async () => {
    const first = await start(thomas, "Bonjour", "cle-du-navigateur");
    expect(await start(thomas, "Bonjour", "cle-du-navigateur")).toEqual(first);
    const reply = { conversationId: first.conversationId, content: "Et samedi ?" };
    const sent = await sendReply({ ...reply, clientKey: "cle-suivante" }, thomas, NOW);
    expect(await sendReply({ ...reply, clientKey: "cle-suivante" }, thomas, NOW)).toBe(sent);
    expect((await opened(thomas, first.conversationId)).messages).toHaveLength(2);
    // Another person's names are their own.
    await sendReply({ ...reply, clientKey: "cle-suivante" }, nadia, NOW);
    expect((await opened(thomas, first.conversationId)).messages).toHaveLength(3);
  });

  test.each(["draft", "in_review", "paused", "withdrawn"])(
    "is refused for a listing that is %s",
    async (status) => {
      const at = status === "withdrawn" ? "2026-11-01T09:00:00.000+00:00" : null;
      set("UPDATE Property SET status = ?, withdrawnAt = ? WHERE id = ?", status, at, thabor);
      await expect(start(thomas)).rejects.toThrow("listing.not-found");
    },
  );

  test("is refused to who answers for the listing, and about none", async () => {
    for (const actor of [claire, nadia]) {
      await expect(start(actor)).rejects.toThrow("conversation.own-listing");
    }
    const nowhere = startConversation({ listingId: newId(), content: "Bonjour" }, thomas, NOW);
    await expect(nowhere).rejects.toThrow("listing.not-found");
    expect(all("SELECT 1 FROM Conversation WHERE propertyId = ?", thabor)).toEqual([]);
  });
});

describe("reading", () => {
  test("is shown to the other, and what was told of it needs no mail any more", async () => {
    const { conversationId, messageId } = await start(thomas);
    await sendReply({ conversationId, content: "Et samedi ?" }, thomas, NOW);
    expect((await opened(thomas, conversationId)).seenId).toBeNull();
    const read = (seen: string) => markConversationRead({ conversationId, seen }, nadia, NOW);
    await read(messageId);
    const both = await opened(nadia, conversationId);
    // Both were sent within the same instant.
    expect(both.unread).toBe(0);
    expect((await opened(thomas, conversationId)).seenId).toBe(both.messages.at(-1)?.id);
    expect(notified(nadia).map(({ readAt }) => readAt !== null)).toEqual([true, true]);
    expect(live(thomas, conversationId).at(-1)).toBeNull();
  });
});

describe("who blocked the other", () => {
  test("neither writes nor is written to, until that is taken back", async () => {
    const { conversationId } = await start(thomas);
    await blockContact({ conversationId }, nadia, NOW);
    await blockContact({ conversationId }, nadia, NOW);
    for (const actor of [thomas, nadia]) {
      const reply = sendReply({ conversationId, content: "Alors ?" }, actor, NOW);
      await expect(reply).rejects.toThrow("conversation.closed");
    }
    await expect(start(thomas)).rejects.toThrow("conversation.closed");
    expect(await opened(nadia, conversationId)).toMatchObject({
      replyRefusal: "blocked",
      hasBlocked: true,
    });
    expect(await opened(thomas, conversationId)).toMatchObject({
      replyRefusal: "unavailable",
      hasBlocked: false,
    });
    // Only who blocked takes it back.
    await unblockContact({ conversationId }, thomas, NOW);
    await expect(start(thomas)).rejects.toThrow("conversation.closed");
    await unblockContact({ conversationId }, nadia, NOW);
    await start(thomas);
  });

  test("is of that conversation", async () => {
    const { conversationId } = await start(thomas);
    for (const act of [blockContact, unblockContact]) {
      await expect(act({ conversationId }, claire, NOW)).rejects.toThrow("conversation.not-found");
    }
  });
});

describe("the conversation of a visit or an offer", () => {
  const visit = (status: string) => {
    const id = newId();
    set(
      `INSERT INTO Visit (id, propertyId, buyerId, hostId, visitorName, visitorEmail, visitorPhone,
         startsAt, endsAt, type, status, createdAt, updatedAt)
       VALUES (?, ?, ?, ?, 'T', 't@example.org', '06', '2026-12-01T09:00:00.000+00:00',
         '2026-12-01T09:30:00.000+00:00', 'physical', ?, '2026-11-01T09:00:00.000+00:00',
         '2026-11-01T09:00:00.000+00:00')`,
      ...[id, thabor, thomas.userId, nadia.userId, status],
    );
    return id;
  };
  const offer = (status: string) => {
    const id = newId();
    set(
      `INSERT INTO Offer (id, propertyId, buyerId, authorId, home, buyerName, buyerEmail, buyerPhone, amountCents,
         status, financingType, financingApproved, expiryDate, expiresAt, createdAt, updatedAt)
       VALUES (?, ?, ?, ?, '{}', 'T', 't@example.org', '06', 1000, ?, 'cash', TRUE, '2026-12-31', '2026-12-31T23:00:00.000+00:00',
         '2026-11-01T09:00:00.000+00:00', '2026-11-01T09:00:00.000+00:00')`,
      ...[id, thabor, thomas.userId, thomas.userId, status],
    );
    return id;
  };

  test("is the one that the two have, for either of them", async () => {
    const visitId = visit("pending");
    const id = await openConversation({ visitId }, thomas, NOW);
    expect(await openConversation({ visitId }, nadia, NOW)).toBe(id);
    expect(await openConversation({ offerId: offer("pending") }, nadia, NOW)).toBe(id);
    expect((await start(thomas)).conversationId).toBe(id);
    await expect(openConversation({ visitId }, claire, NOW)).rejects.toThrow(
      "conversation.not-found",
    );
  });

  test("of an offer is with whom the buyer wrote last, else with who answers", async () => {
    const offerId = offer("pending");
    const withLooper = await openConversation({ offerId }, thomas, NOW);
    expect((await opened(thomas, withLooper)).contactName).toBe("Nadia Benali");
    const withSeller = await openConversation({ offerId }, claire, NOW);
    expect(withSeller).not.toBe(withLooper);
    await sendReply(
      { conversationId: withSeller, content: "Bonjour" },
      claire,
      new Date(NOW.getTime() + 1_000),
    );
    expect(await openConversation({ offerId }, thomas, NOW)).toBe(withSeller);
  });

  test.each([
    ["pending", false],
    ["scheduled", true],
    ["completed", true],
    ["cancelled", false],
  ])("shows how to reach the other once the visit is agreed: %s", async (status, shown) => {
    const id = await openConversation({ visitId: visit(status) }, thomas, NOW);
    for (const actor of [thomas, nadia]) {
      expect((await opened(actor, id)).contact !== null).toBe(shown);
    }
  });

  test.each([
    ["pending", false],
    ["accepted", true],
    ["rejected", false],
  ])("shows how to reach the other once the offer is accepted: %s", async (status, shown) => {
    const id = await openConversation({ offerId: offer(status) }, claire, NOW);
    expect((await opened(thomas, id)).contact !== null).toBe(shown);
    await blockContact({ conversationId: id }, claire, NOW);
    expect((await opened(thomas, id)).contact).toBeNull();
  });
});
