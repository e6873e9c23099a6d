import { describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import type { Actor } from "../policy/actor.ts";
import type { TestDatabase } from "../testing/database.ts";
import { type InboxScene, idsOf, NOW, opened, setInboxScene } from "../testing/inbox.ts";
import { markConversationRead } from "./commands/mark-conversation-read.ts";
import { sendReply } from "./commands/send-reply.ts";
import { markConversation } from "./commands/star-or-archive.ts";
import { readInbox } from "./queries/read-inbox.ts";

let claire: Actor;
let nadia: Actor;
let thomas: Actor;
let thabor: string;
let database: TestDatabase;
let anotherFlat: InboxScene["anotherFlat"];
const conversation = setInboxScene((scene) => {
  ({ claire, nadia, thomas, thabor, database, anotherFlat } = scene);
});

describe("an answer", () => {
  const send = (actor: Actor, conversationId: string, content = "Avec plaisir.", seen?: string) =>
    sendReply({ conversationId, content, ...(seen ? { seen } : {}) }, actor, NOW);

  test("is the last message, unread by the other; what was shown is read", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    const sent = await send(
      claire,
      id,
      "Avec plaisir.",
      (await opened(claire, id)).messages[0]?.id,
    );
    expect(await opened(claire, id)).toMatchObject({ unread: 0 });
    expect((await opened(claire, id)).messages.at(-1)).toMatchObject({ id: sent, isMine: true });
    expect((await opened(thomas, id)).messages.at(-1)).toMatchObject({
      content: "Avec plaisir.",
      isMine: false,
      isNew: true,
      age: { kind: "under-an-hour" },
    });
    expect((await readInbox(thomas, {}, NOW)).conversations[0]).toMatchObject({
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
    expect(await idsOf(thomas)).toEqual([id]);
    expect(await idsOf(claire)).toEqual([id]);
  });

  test("in a conversation of other people is refused and writes nothing", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    await expect(send(nadia, id)).rejects.toThrow("conversation.not-found");
    await expect(send(nadia, newId())).rejects.toThrow("conversation.not-found");
    expect((await opened(claire, id)).messages).toHaveLength(1);
  });

  test("is refused to a looper no more in force, who reads no contact either", async () => {
    const id = await conversation([["contact", "Bonjour", 3]], { ownerId: nadia.userId });
    await send(nadia, id);
    const suspended = { ...nadia, roles: [{ role: "ambassador", status: "suspended" }] as const };
    expect(await opened(suspended, id)).toMatchObject({
      replyRefusal: "looper-inactive",
      contact: null,
    });
    await expect(send(suspended, id)).rejects.toThrow("conversation.closed");
    expect((await opened(nadia, id)).messages).toHaveLength(2);
  });

  test("is refused to a looper who follows the property no more, and reads no contact", async () => {
    const id = await conversation([["contact", "Bonjour", 3]], { ownerId: nadia.userId });
    database.raw.prepare("UPDATE Property SET ambassadorId = NULL WHERE id = ?").run(thabor);
    expect(await opened(nadia, id)).toMatchObject({
      replyRefusal: "looper-inactive",
      contact: null,
    });
    await expect(send(nadia, id)).rejects.toThrow("conversation.closed");
  });

  test("is refused to who sends more than anybody types, and to nobody else", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    for (let sent = 0; sent < 30; sent += 1) await send(claire, id);
    await expect(send(claire, id)).rejects.toThrow("request.too-many");
    expect((await opened(claire, id)).messages).toHaveLength(31);
    await send(thomas, id);
  });

  test("to somebody who erased the account is refused", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    database.raw
      .prepare("UPDATE User SET erasedAt = ? WHERE id = ?")
      .run("2026-01-01T00:00:00.000+00:00", thomas.userId);
    expect(await opened(claire, id)).toMatchObject({
      replyRefusal: "account-closed",
      contact: null,
    });
    await expect(send(claire, id)).rejects.toThrow("conversation.closed");
  });

  test("is kept as it was written, whatever it is made of", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    const content = "<script>alert(1)</script>\n'); DROP TABLE Message; -- 👋";
    await send(claire, id, content);
    expect((await opened(thomas, id)).messages.at(-1)?.content).toBe(content);
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
    const seen = (await opened(claire, id)).messages[2]?.id ?? "";
    const read = () => markConversationRead({ conversationId: id, seen }, claire, NOW);
    expect(await read()).toBe(2);
    expect(await read()).toBe(0);
    expect(await opened(claire, id)).toMatchObject({ unread: 1 });
    expect(await opened(thomas, id)).toMatchObject({ unread: 1 });
  });

  test("with a message of another conversation marks nothing", async () => {
    const id = await conversation([["contact", "Un", 5]]);
    const propertyId = await anotherFlat();
    const elsewhere = await conversation([["contact", "Deux", 1]], { propertyId });
    const seen = (await opened(claire, elsewhere)).messages[0]?.id ?? "";
    expect(await markConversationRead({ conversationId: id, seen }, claire, NOW)).toBe(0);
    expect(await opened(claire, id)).toMatchObject({ unread: 1 });
  });

  test("what others write to each other is refused", async () => {
    const id = await conversation([["contact", "Un", 5]]);
    const seen = (await opened(claire, id)).messages[0]?.id ?? "";
    const read = markConversationRead({ conversationId: id, seen }, nadia, NOW);
    await expect(read).rejects.toThrow("conversation.not-found");
    expect(await opened(claire, id)).toMatchObject({ unread: 1 });
  });
});

describe("a mark", () => {
  test.each(["starred", "archived"] as const)(
    "%s is put and taken off, on one's own side",
    async (mark) => {
      const id = await conversation([["contact", "Bonjour", 3]]);
      await markConversation({ conversationId: id, mark, on: true }, claire, NOW);
      expect((await opened(claire, id))[mark]).toBe(true);
      expect((await opened(thomas, id))[mark]).toBe(false);
      await markConversation({ conversationId: id, mark, on: false }, claire, NOW);
      expect((await opened(claire, id))[mark]).toBe(false);
    },
  );

  test("on a conversation of other people is refused", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    const mark = { conversationId: id, mark: "archived", on: true } as const;
    await expect(markConversation(mark, nadia, NOW)).rejects.toThrow("conversation.not-found");
    expect(await idsOf(claire)).toEqual([id]);
  });
});
