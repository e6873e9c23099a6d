import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseAccount } from "../accounts/erasure/commands/erase-account.ts";
import { countNews } from "../dashboards/unread/queries/count-news.ts";
import { newId } from "../kernel/ids.ts";
import { markConversationRead } from "../messages/commands/mark-conversation-read.ts";
import { sendReply } from "../messages/commands/send-reply.ts";
import { markConversation } from "../messages/commands/star-or-archive.ts";
import { findConversation } from "../messages/queries/find-conversation.ts";
import { readInbox } from "../messages/queries/read-inbox.ts";
import { databaseInUse } from "../platform/db/in-use.ts";
import { replaceOnce } from "../platform/once.ts";
import { tokenHash } from "../platform/tokens.ts";
import type { Actor } from "../policy/actor.ts";
import { createAccount } from "../registration/commands/create-account.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { solvedToken } from "../testing/captcha.ts";
import { writtenMails } from "../testing/mails.ts";
import { createPerson, PERSONAS, type Persona } from "../testing/people.ts";
import { countTasks } from "../trust/tasks/queries/count-tasks.ts";
import { listTasks } from "../trust/tasks/queries/list-tasks.ts";
import { answerRequest } from "./commands/answer-request.ts";
import { closeRequest } from "./commands/close-request.ts";
import { confirmRequest } from "./commands/confirm-request.ts";
import { purgePendingContacts, purgeRequests } from "./commands/purge-requests.ts";
import { sendAsVisitor } from "./commands/send-as-visitor.ts";
import { sendRequest } from "./commands/send-request.ts";
import { replyByLink } from "./commands/write-in-thread.ts";
import { contactToken } from "./link.ts";
import { countContacts } from "./queries/count-contacts.ts";
import { findLinkedContact } from "./queries/find-linked-contact.ts";
import { findConfirmation } from "./queries/find-pending-contact.ts";
import { getContactFile } from "./queries/get-contact-file.ts";
import { listContacts } from "./queries/list-contacts.ts";
import type { ContactTopic } from "./rules.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const code = (expected: string) => expect.objectContaining({ code: expected });

const database = adoptedDatabase();
let ines: Actor;
let marc: Actor;
let seller: Actor;
let listingId: string;
let draftId: string;

beforeAll(async () => {
  ines = await createPerson(database, [["trust_manager", "active"]], {
    firstName: "Inès",
    lastName: "Faure",
  });
  marc = await createPerson(database, [["trust_manager", "active"]], {
    firstName: "Marc",
    lastName: "Petit",
  });
  seller = await createPerson(database, [["seller", "active"]], { firstName: "Bruno" });
  const active = propertyRow({ sellerId: seller.userId, title: "Trois-pièces" });
  const draft = propertyRow({ sellerId: seller.userId, status: "draft", publishedAt: null });
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.property.create({ data: active });
    await tx.property.create({ data: draft });
  });
  listingId = active.id;
  draftId = draft.id;
});

beforeEach(() => {
  if (databaseInUse() === "postgresql") database.raw.prepare("DELETE FROM RateCount").run();
  for (const limit of ["contact-request", "contact-reply", "contact-mail", "network", "message"]) {
    for (const name of [limit, `${limit}-everywhere`]) replaceOnce(`tries.${name}`, undefined);
  }
});

const person = (overrides = {}) =>
  createPerson(database, [["buyer", "active"]], {
    firstName: "Léo",
    lastName: "Martin",
    emailConfirmedAt: NOW,
    ...overrides,
  });

const own = (changes: { topic?: ContactTopic; listing?: string; visitId?: string } = {}) => ({
  ...{ topic: "sale" as const, content: "Où en est mon annonce ?", listing: null },
  ...changes,
});

/** Writes as a visitor, from a network of their own. */
async function write(
  email: string,
  given: { network?: string; token?: string; topic?: ContactTopic; listing?: string } = {},
  now = NOW,
) {
  const { network = newId(), topic = "other", listing = null } = given;
  const token = given.token ?? (await solvedToken(now));
  const origin = { network, loopback: false, userAgent: null };
  const content = "Bonjour, une question <b>simple</b> https://evil.example";
  return sendAsVisitor({ topic, content, listing, name: "Léo Martin", email, token }, origin, now);
}

const mailsTo = (email: string) => writtenMails(database.raw, email);
const secretOf = (email: string) =>
  /confirmation\?jeton=([\w-]{43})/.exec(
    mailsTo(email).findLast(({ kind }) => kind === "confirm-contact")?.text ?? "",
  )?.[1] ?? "";
const confirm = (jeton: string, now = NOW) =>
  confirmRequest({ jeton }, { network: newId(), loopback: false, userAgent: null }, now);

/** A request of somebody without an account, in the queue. */
async function visitorRequest(email = `${newId()}@example.org`) {
  await write(email);
  const { requestId } = await confirm(secretOf(email));
  return { email, requestId, token: contactToken(requestId, email) };
}

const seenOf = async (requestId: string) => (await getContactFile(ines, requestId, NOW)).seen ?? "";
const answer = async (
  requestId: string,
  { by = ines, content = "Voici notre réponse.", seen = "", at = NOW } = {},
) => answerRequest({ requestId, seen: seen || (await seenOf(requestId)), content }, by, at);
const row = (id: string) =>
  database.raw.prepare("SELECT * FROM ContactRequest WHERE id = ?").get(id) as Record<
    string,
    string | null
  >;
const messagesOf = (id: string) =>
  database.raw
    .prepare("SELECT side, content FROM ContactMessage WHERE requestId = ? ORDER BY position")
    .all(id) as { side: string; content: string }[];

describe("without an account", () => {
  test("a request waits for its mail's link, and repeats nothing of what was typed", async () => {
    const email = `${newId()}@example.org`;
    const before = await countContacts(ines);
    await write(email, { listing: listingId });
    expect(await countContacts(ines)).toEqual(before);
    const [mail, ...others] = mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain("Un autre sujet");
    expect(mail?.text).not.toMatch(/evil|simple|Trois-pièces/);
    const found = await findConfirmation(secretOf(email), NOW);
    expect(found).toMatchObject({
      state: "pending",
      pending: { email, name: "Léo Martin", listingTitle: "Trois-pièces" },
    });
    // Looking at it, as programs that check mails do, confirms nothing.
    expect(await countContacts(ines)).toEqual(before);
    const { requestId } = await confirm(secretOf(email));
    expect(await getContactFile(ines, requestId, NOW)).toMatchObject({
      ...{ status: "open", email, account: null, dueAt: later(24), isLate: false },
      listing: { id: listingId },
    });
    expect(await confirm(secretOf(email))).toEqual({ requestId });
    expect((await countContacts(ines)).open).toBe(before.open + 1);
    expect(await findConfirmation(secretOf(email), later(200))).toMatchObject({
      ...{ state: "confirmed", requestId, hasAccount: false },
    });
  });

  test("a link is good for three days, and no other is", async () => {
    const email = `${newId()}@example.org`;
    await write(email);
    await expect(confirm(secretOf(email), later(72))).rejects.toEqual(code("account.link-spent"));
    expect(await findConfirmation(secretOf(email), later(72))).toBeNull();
    for (const forged of ["", "x".repeat(43), 3, null, [secretOf(email)]]) {
      expect(await findConfirmation(forged, NOW)).toBeNull();
    }
    await purgePendingContacts(later(71));
    expect(await findConfirmation(secretOf(email), NOW)).not.toBeNull();
    await purgePendingContacts(later(72));
    expect(await findConfirmation(secretOf(email), NOW)).toBeNull();
  });

  test("the thread of an account's address is the account's, which nothing shows before", async () => {
    const { email, userId } = await person();
    const stranger = `${newId()}@example.org`;
    await write(email);
    await write(stranger);
    const texts = [email, stranger].map(
      (address) =>
        mailsTo(address)
          .at(-1)
          ?.text.replaceAll(/jeton=\S+/g, "") ?? "",
    );
    expect(texts[0]).toBe(texts[1]);
    const { requestId } = await confirm(secretOf(email));
    expect(row(requestId).userId).toBe(userId);
    const token = contactToken(requestId, email);
    expect(await findLinkedContact(token)).toEqual({ state: "account", requestId });
    await expect(replyByLink({ jeton: token, content: "Encore" }, NOW)).rejects.toEqual(
      code("contact.link-invalid"),
    );
  });

  test("a mailbox is not flooded, whoever writes and however it is spelt", async () => {
    const name = newId();
    const spelt = [0, 1, 2, 3].map((each) => `${name}+${each}@example.org`);
    const network = newId();
    for (const email of spelt.slice(0, 3)) await write(email, { network });
    await expect(write(spelt[3] ?? "", { network })).rejects.toEqual(
      code("contact.unconfirmed-full"),
    );
    for (const email of spelt.slice(0, 3)) await write(email);
    await expect(write(spelt[3] ?? "")).rejects.toEqual(code("contact.unconfirmed-full"));
    expect(mailsTo(spelt[3] ?? "")).toEqual([]);
  });

  test("an address has three that wait, on any day, and the fourth is written once one is sent", async () => {
    const email = `${newId()}@example.org`;
    for (const hours of [0, 2, 4]) await write(email, {}, later(hours));
    replaceOnce("tries.contact-mail-everywhere", undefined);
    if (databaseInUse() === "postgresql") database.raw.prepare("DELETE FROM RateCount").run();
    await expect(write(email, {}, later(6))).rejects.toEqual(code("contact.unconfirmed-full"));
    await confirm(secretOf(email), later(6));
    await write(email, {}, later(6));
  });

  test("a network writes six an hour, and a captcha's solution serves once", async () => {
    const network = newId();
    for (let sent = 0; sent < 6; sent++) await write(`${newId()}@example.org`, { network });
    await expect(write(`${newId()}@example.org`, { network })).rejects.toEqual(
      code("request.too-many"),
    );
    const token = await solvedToken(NOW);
    await write(`${newId()}@example.org`, { token });
    await expect(write(`${newId()}@example.org`, { token })).rejects.toEqual(code("captcha.spent"));
    await expect(write(`${newId()}@example.org`, { token: "x" })).rejects.toEqual(
      code("captcha.invalid"),
    );
  });

  test("a listing that is not public is as unknown as one that is none", async () => {
    for (const listing of [draftId, newId()]) {
      await expect(write(`${newId()}@example.org`, { listing })).rejects.toMatchObject({
        code: "request.invalid",
        fields: { listing: expect.stringContaining("Aucune annonce") },
      });
    }
  });

  test("is answered by mail, answers by its link, and waits again", async () => {
    const { email, requestId, token } = await visitorRequest();
    expect(await answer(requestId, { content: "Bien sûr.\n\nÀ bientôt." })).toBeNull();
    const mail = mailsTo(email).at(-1);
    expect(mail?.kind).toBe("contact-answered");
    expect(mail?.text).toContain("\n\n> Bien sûr.\n>\n> À bientôt.\n\n");
    expect(mail?.text).not.toContain("Inès");
    expect(mail?.text).toContain(`/contact/suivi?jeton=${token}`);
    const found = await findLinkedContact(token);
    expect(found).toMatchObject({
      state: "thread",
      thread: {
        ...{ status: "answered", dueAt: null },
        messages: [{ side: "person" }, { side: "team", authorName: null }],
      },
    });
    await replyByLink({ jeton: token, content: "Merci, et ensuite ?" }, later(30));
    expect(await getContactFile(ines, requestId, later(31))).toMatchObject({
      ...{ status: "open", dueAt: later(54) },
      messages: [{}, { authorName: "Inès Faure" }, { side: "person", authorName: null }],
    });
    await replyByLink({ jeton: token, content: "Et encore ?" }, later(40));
    expect(row(requestId).waitingSince).toContain(later(30).toISOString().slice(0, 19));
  });

  test("a link of another thread, or of another address, opens nothing", async () => {
    const one = await visitorRequest();
    const two = await visitorRequest();
    const forged = [
      contactToken(one.requestId, two.email),
      one.token.replace(one.requestId, two.requestId),
      one.requestId,
      `${one.requestId}.`,
      "",
      null,
    ];
    for (const token of forged) {
      expect(await findLinkedContact(token)).toBeNull();
      await expect(replyByLink({ jeton: String(token), content: "Bonjour" }, NOW)).rejects.toEqual(
        code("contact.link-invalid"),
      );
    }
  });

  test("a thread is the account's that is opened with its address", async () => {
    const { email, requestId } = await visitorRequest();
    const userId = await database.writer.$transaction((tx) =>
      createAccount(
        tx,
        {
          ...{ email, emailNormalized: email, firstName: "Léo", lastName: "Martin", phone: "" },
          ...{ passwordHash: null, role: "buyer", referredBy: null },
        },
        NOW,
      ),
    );
    expect(row(requestId).userId).toBe(userId);
  });
});

describe("with an account", () => {
  test("a request is in the queue and in the messages at once", async () => {
    const leo = await person();
    const { requestId } = await sendRequest(own({ listing: listingId }), leo, NOW);
    const inbox = await readInbox(leo, {}, NOW);
    expect(inbox.conversations).toMatchObject([
      {
        ...{ id: requestId, type: "team", topic: "sale", isMine: true, unread: 0 },
        ...{ contactName: "L’équipe Loopimmo", propertyTitle: "Trois-pièces" },
      },
    ]);
    expect(inbox.counts).toEqual({ all: 1, unread: 0, starred: 0, archived: 0 });
    expect(inbox.open).toMatchObject({
      ...{ id: requestId, team: { topic: "sale", dueAt: later(24) }, replyRefusal: null },
      messages: [{ isMine: true }],
    });
    expect(mailsTo(leo.email)).toEqual([]);
  });

  test("an answer is unread, counted, notified and answered to in the messages", async () => {
    const leo = await person();
    const { requestId } = await sendRequest(own(), leo, NOW);
    await answer(requestId, { at: later(1) });
    expect((await countNews(leo)).messages).toBe(1);
    expect((await readInbox(leo, { filter: "unread" }, later(1))).conversations).toMatchObject([
      { id: requestId, unread: 1, isMine: false, excerpt: "Voici notre réponse." },
    ]);
    const notified = () =>
      database.raw
        .prepare("SELECT event, readAt FROM Notification WHERE userId = ?")
        .all(leo.userId);
    expect(notified()).toEqual([{ event: "contact.answered", readAt: null }]);
    const open = await findConversation(leo, requestId, {}, later(1));
    expect(open?.messages).toMatchObject([{}, { isMine: false, isNew: true }]);
    const seen = open?.messages.at(-1)?.id ?? "";
    expect(await markConversationRead({ conversationId: requestId, seen }, leo, later(2))).toBe(1);
    expect((await countNews(leo)).messages).toBe(0);
    expect(notified()).toMatchObject([{ readAt: expect.any(String) }]);
    const reply = { conversationId: requestId, content: "Merci", clientKey: newId() };
    const id = await sendReply(reply, leo, later(3));
    expect(await sendReply(reply, leo, later(3))).toBe(id);
    expect(messagesOf(requestId)).toHaveLength(3);
    expect(row(requestId).status).toBe("open");
    await expect(
      sendReply({ conversationId: requestId, content: "Un PDF", documents: [newId()] }, leo, NOW),
    ).rejects.toEqual(code("attachment.not-found"));
  });

  test("an answer is notified of by its beginning, no character of which is cut in half", async () => {
    const leo = await person();
    const { requestId } = await sendRequest(own(), leo, NOW);
    const before = "a".repeat(199);
    await answer(requestId, { at: later(1), content: `${before}😀 et la suite.` });
    const [{ data }] = database.raw
      .prepare<[string], { data: string }>("SELECT data FROM Notification WHERE userId = ?")
      .all(leo.userId) as [{ data: string }];
    expect(JSON.parse(data)).toMatchObject({ excerpt: before });
  });

  test("is starred, archived, searched and paged among conversations", async () => {
    const leo = await person();
    const ids: string[] = [];
    for (let each = 0; each < 35; each++) {
      const id = newId();
      ids.unshift(id);
      const at = later(each);
      await database.writer.$transaction((tx) =>
        tx.contactRequest.create({
          data: {
            ...{ id, topic: "other", name: "Léo", email: leo.email, emailNormalized: leo.email },
            ...{ userId: leo.userId, status: "answered", createdAt: at, lastMessageAt: at },
            messages: {
              create: {
                ...{ id: newId(), position: 1, side: "person", content: "Oui", createdAt: at },
              },
            },
          },
        }),
      );
    }
    const shown = (requested: Parameters<typeof readInbox>[1]) => readInbox(leo, requested, NOW);
    const first = await shown({});
    const second = await shown({ after: first.nextCursor });
    expect([...first.conversations, ...second.conversations].map(({ id }) => id)).toEqual(ids);
    const [id = ""] = ids;
    const mark = (of: "starred" | "archived", on: boolean) =>
      markConversation({ conversationId: id, mark: of, on }, leo, NOW);
    await mark("starred", true);
    expect((await shown({ filter: "starred" })).conversations).toMatchObject([{ id }]);
    await mark("archived", true);
    expect((await shown({})).counts).toEqual({ all: 34, unread: 0, starred: 1, archived: 1 });
    expect((await shown({ filter: "archived" })).conversations).toMatchObject([{ id }]);
    await sendReply({ conversationId: id, content: "Encore une question" }, leo, NOW);
    expect((await shown({})).counts.archived).toBe(0);
    expect((await shown({ search: "equipe loop" })).conversations).toHaveLength(30);
    expect((await shown({ search: "Thabor" })).conversations).toEqual([]);
  });

  test("a thread is nobody else's: not read, answered, marked nor written in", async () => {
    const leo = await person();
    const mia = await person();
    const { requestId } = await sendRequest(own(), leo, NOW);
    await answer(requestId);
    const seen = await seenOf(requestId);
    for (const other of [mia, seller, ines]) {
      expect(await findConversation(other, requestId, {}, NOW)).toBeNull();
      for (const done of [
        () => sendReply({ conversationId: requestId, content: "Bonjour" }, other, NOW),
        () => markConversationRead({ conversationId: requestId, seen }, other, NOW),
        () =>
          markConversation({ conversationId: requestId, mark: "archived", on: true }, other, NOW),
      ]) {
        await expect(done()).rejects.toEqual(code("conversation.not-found"));
      }
    }
  });

  test("names a visit of one's own alone, and none that is not locked", async () => {
    const leo = await person();
    for (const visitId of [newId(), "' OR 1=1"]) {
      await expect(sendRequest(own({ visitId }), leo, NOW)).rejects.toEqual(
        code("visit.not-found"),
      );
    }
    await expect(sendRequest(own({ topic: "locked_visit" }), leo, NOW)).rejects.toMatchObject({
      fields: { topic: expect.any(String) },
    });
  });

  test("of a host before a locked door is answered within two hours, and shows the visit", async () => {
    const leo = await person();
    const visit = async (checkInFailures: number) => {
      const id = newId();
      await database.writer.$transaction((tx) =>
        tx.visit.create({
          data: {
            ...{ id, propertyId: listingId, buyerId: leo.userId, hostId: seller.userId },
            ...{ visitorName: "Léo Martin", visitorEmail: leo.email, visitorPhone: "" },
            ...{ startsAt: NOW, endsAt: later(0.5), type: "physical", status: "scheduled" },
            ...{ checkInFailures, createdAt: NOW },
          },
        }),
      );
      return id;
    };
    const locked = await visit(5);
    const locking = (visitId: string, by: Actor) =>
      sendRequest(own({ topic: "locked_visit", visitId }), by, NOW);
    const { requestId } = await locking(locked, seller);
    expect(await getContactFile(ines, requestId, NOW)).toMatchObject({
      ...{ visit: { id: locked, startsAt: NOW }, listing: { id: listingId }, dueAt: later(2) },
    });
    await expect(locking(await visit(1), seller)).rejects.toEqual(code("request.invalid"));
    // Its visitor types no code: to them it is a visit like another.
    await expect(locking(locked, leo)).rejects.toEqual(code("request.invalid"));
    await sendRequest(own({ topic: "purchase", visitId: locked }), leo, NOW);
    await expect(locking(locked, await person())).rejects.toEqual(code("visit.not-found"));
  });

  test("a seller names a draft of theirs, and nobody else does", async () => {
    const { requestId } = await sendRequest(own({ listing: draftId }), seller, NOW);
    expect(row(requestId).propertyId).toBe(draftId);
    const leo = await person();
    await expect(sendRequest(own({ listing: draftId }), leo, NOW)).rejects.toEqual(
      code("request.invalid"),
    );
  });

  test("five wait at once, and six are written an hour", async () => {
    const leo = await person();
    for (let sent = 0; sent < 5; sent++) await sendRequest(own(), leo, NOW);
    await expect(sendRequest(own(), leo, NOW)).rejects.toEqual(code("contact.too-many-open"));
    await expect(sendRequest(own(), leo, NOW)).rejects.toEqual(code("request.too-many"));
  });
});

describe("the team", () => {
  test.each(Object.keys(PERSONAS) as Persona[])(
    "a %s answers where they are of it",
    async (who) => {
      const actor = await createPerson(database, PERSONAS[who]);
      const { requestId } = await visitorRequest();
      const seen = await seenOf(requestId);
      const doing = [
        () => listContacts(actor, { view: "open" }, NOW),
        () => countContacts(actor),
        () => getContactFile(actor, requestId, NOW),
        () => answerRequest({ requestId, seen, content: "Bonjour" }, actor, NOW),
        () => closeRequest({ requestId, seen, reason: "spam" }, actor, NOW),
      ];
      for (const done of doing) {
        const outcome = done().then(
          () => "done",
          ({ code: refusal }: { code: string }) => refusal,
        );
        expect(await outcome).toBe(who === "trust manager" ? "done" : "request.forbidden");
      }
    },
  );

  test("reads what waits by its time, the rest the latest first, page by page", async () => {
    const slow = await visitorRequest();
    const leo = await person();
    const quick = await sendRequest(own({ topic: "abuse" }), leo, NOW);
    const all: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await listContacts(ines, { view: "open", cursor }, later(100));
      all.push(...page.rows.map(({ id }) => id));
      expect(page.rows.every(({ isLate }) => isLate)).toBe(true);
      cursor = page.next;
    } while (cursor !== null);
    expect(new Set(all).size).toBe(all.length);
    expect(all.indexOf(quick.requestId)).toBeLessThan(all.indexOf(slow.requestId));
    await answer(slow.requestId, { at: later(60) });
    const [latest] = (await listContacts(ines, { view: "answered" }, NOW)).rows;
    expect(latest).toMatchObject({ id: slow.requestId, isOfTeam: true, dueAt: null });
    for (const wrong of ["x", "' OR 1=1", "~"]) {
      const page = await listContacts(ines, { view: "open", cursor: wrong }, NOW);
      expect(page.rows.length).toBeGreaterThan(0);
    }
  });

  test("has it among its tasks while it waits", async () => {
    const { requestId } = await visitorRequest();
    const tasks = async () => {
      const { rows } = await listTasks(ines, { kind: "contact" }, NOW);
      return rows.map(({ id }) => id);
    };
    expect(await tasks()).toContain(requestId);
    const before = (await countTasks(ines, NOW)).get("contact")?.all ?? 0;
    await answer(requestId);
    expect(await tasks()).not.toContain(requestId);
    expect((await countTasks(ines, NOW)).get("contact")?.all ?? 0).toBe(before - 1);
  });

  test("of two at once one answers, and the other reads who did", async () => {
    const { email, requestId } = await visitorRequest();
    const seen = await seenOf(requestId);
    const outcomes = await Promise.all([
      answer(requestId, { by: ines, content: "Réponse d’Inès", seen }),
      answer(requestId, { by: marc, content: "Réponse de Marc", seen, at: NOW }),
    ]);
    const [late] = outcomes.filter((outcome) => outcome !== null);
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(late).toMatchObject({ what: "answered", at: NOW });
    expect(["Inès Faure", "Marc Petit"]).toContain(late?.by);
    expect(messagesOf(requestId)).toHaveLength(2);
    expect(mailsTo(email).filter(({ kind }) => kind === "contact-answered")).toHaveLength(1);
    // What the other typed goes after it, once they have read it.
    const again = await answer(requestId, { by: marc, seen: late?.seen ?? "", at: later(1) });
    expect(again).toBeNull();
  });

  test("an answer sent twice, whose first response got lost, is one", async () => {
    const { requestId } = await visitorRequest();
    const seen = await seenOf(requestId);
    expect(await answer(requestId, { seen })).toBeNull();
    expect(await answer(requestId, { seen })).toBeNull();
    expect(messagesOf(requestId)).toHaveLength(2);
  });

  test("is stopped where the person wrote, or another closed it, meanwhile", async () => {
    const { requestId, token } = await visitorRequest();
    const seen = await seenOf(requestId);
    await replyByLink({ jeton: token, content: "J’oubliais…" }, later(1));
    expect(await answer(requestId, { seen })).toMatchObject({ what: "wrote", by: null });
    const close = (by: Actor, last: string) =>
      closeRequest({ requestId, seen: last, reason: "duplicate" }, by, later(2));
    expect(await close(marc, seen)).toMatchObject({ what: "wrote" });
    expect(await close(marc, await seenOf(requestId))).toBeNull();
    expect(await close(ines, await seenOf(requestId))).toMatchObject({
      ...{ what: "closed", by: "Marc Petit" },
    });
    expect(await answer(requestId)).toMatchObject({ what: "closed", by: "Marc Petit" });
    expect(row(requestId)).toMatchObject({ status: "closed", closing: "duplicate", dueAt: null });
    await replyByLink({ jeton: token, content: "Je reviens" }, later(5));
    expect(row(requestId)).toMatchObject({ status: "open", closing: null, closedAt: null });
  });

  test("answers nobody of itself, and nothing that is none", async () => {
    const { requestId } = await sendRequest(own(), marc, NOW);
    expect(await getContactFile(marc, requestId, NOW)).toMatchObject({
      ...{ isOwn: true, canAnswer: false, canClose: false },
    });
    await expect(answer(requestId, { by: marc })).rejects.toEqual(code("request.forbidden"));
    for (const id of [newId(), "x"]) {
      await expect(getContactFile(ines, id, NOW)).rejects.toEqual(code("contact.not-found"));
    }
    const unknown = { requestId: newId(), seen: newId(), content: "Bonjour" };
    await expect(answerRequest(unknown, ines, NOW)).rejects.toEqual(code("contact.not-found"));
  });

  test("leaves lines in the audit that concern the person", async () => {
    const leo = await person();
    const { requestId } = await sendRequest(own(), leo, NOW);
    await answer(requestId);
    const lines = database.raw
      .prepare("SELECT action, concernsId FROM AuditEvent WHERE subjectId = ? ORDER BY seq")
      .all(requestId);
    expect(lines).toEqual(
      ["contact.sent", "contact.answered"].map((action) => ({ action, concernsId: leo.userId })),
    );
  });
});

describe("what is stored", () => {
  test("of an erased person is that somebody wrote, and when", async () => {
    const leo = await person();
    const { requestId } = await sendRequest(own({ listing: listingId }), leo, NOW);
    await answer(requestId);
    await eraseAccount(leo, later(1));
    expect(messagesOf(requestId)).toEqual([]);
    expect(row(requestId)).toMatchObject({
      ...{ name: "", email: "", emailNormalized: "", userId: null, propertyId: null },
      ...{ status: "closed", closing: "erased" },
    });
    expect(await getContactFile(ines, requestId, NOW)).toMatchObject({
      ...{ name: "Personne effacée", canAnswer: false, canClose: false },
    });
    expect(await findLinkedContact(contactToken(requestId, ""))).toBeNull();
    await expect(
      answerRequest({ requestId, seen: newId(), content: "Bonjour" }, ines, NOW),
    ).rejects.toEqual(code("contact.not-found"));
    const { rows } = await listContacts(ines, { view: "closed" }, NOW);
    expect(rows.find(({ id }) => id === requestId)).toMatchObject({ excerpt: "" });
  });

  test("goes three years after the last message, unless an answer is awaited", async () => {
    const answered = await visitorRequest();
    const waiting = await visitorRequest();
    await answer(answered.requestId);
    await purgeRequests(new Date("2029-11-22T22:00:00Z"));
    expect(row(answered.requestId)).toBeDefined();
    await purgeRequests(new Date("2029-11-23T10:00:00Z"));
    expect(row(answered.requestId)).toBeUndefined();
    expect(row(waiting.requestId)).toBeDefined();
  });

  test("is never half of a state", async () => {
    const { requestId } = await visitorRequest();
    const set = (text: string) => () =>
      database.raw.prepare(`UPDATE ContactRequest SET ${text} WHERE id = ?`).run(requestId);
    for (const half of [
      "dueAt = NULL",
      "waitingSince = NULL",
      "status = 'answered'",
      "status = 'closed'",
      "email = ''",
      "emailNormalized = 'LEO@example.org'",
      "topic = 'unknown'",
    ]) {
      expect(set(half)).toThrow();
    }
    expect(tokenHash("x")).not.toBe("x");
  });
});
