import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { erasePerson } from "../accounts/erasure/commands/erase-account.ts";
import { ATTACHMENT, ATTACHMENT_BYTES_A_DAY, ATTACHMENTS_EACH } from "../documents/attachments.ts";
import { assertMayStore } from "../documents/commands/assert-may-store.ts";
import { deleteDocument } from "../documents/commands/delete-document.ts";
import { openDocument } from "../documents/commands/open-document.ts";
import { purgeUnsentAttachments } from "../documents/commands/purge-unsent-attachments.ts";
import { shareDocument } from "../documents/commands/share-document.ts";
import { storeDocument } from "../documents/commands/store-document.ts";
import { DOCUMENT_BYTES } from "../documents/rules.ts";
import { newId } from "../kernel/ids.ts";
import { parseEnvironment } from "../platform/env-schema.ts";
import { replaceOnce } from "../platform/once.ts";
import { documentStorage } from "../platform/storage/stores.ts";
import type { Actor } from "../policy/actor.ts";
import type { TestDatabase } from "../testing/database.ts";
import { codeOf } from "../testing/error-code.ts";
import { ago, NOW, opened, setInboxScene } from "../testing/inbox.ts";
import { pdf, scriptPdf } from "../testing/pdfs.ts";
import { createPerson } from "../testing/people.ts";
import { blockContact } from "./commands/block-contact.ts";
import { sendReply } from "./commands/send-reply.ts";
import { readInbox } from "./queries/read-inbox.ts";
import { closeConversationReport } from "./reports/commands/close-conversation-report.ts";
import { reportConversation } from "./reports/commands/report-conversation.ts";
import { listConversationReports } from "./reports/queries/list-conversation-reports.ts";
import { messageCallSchema, replySchema } from "./schemas.ts";

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let claire: Actor;
let nadia: Actor;
let thomas: Actor;
let database: TestDatabase;
const conversation = setInboxScene((scene) => {
  ({ claire, nadia, thomas, database } = scene);
});

const root = mkdtempSync(join(tmpdir(), "loopimmo-attachments-"));
const store = join(root, "documents");
beforeAll(() => replaceOnce("env", parseEnvironment({ NODE_ENV: "test", DOCUMENT_DIR: store })));
afterAll(() => {
  replaceOnce("env", undefined);
  rmSync(root, { recursive: true, force: true });
});

/** A document that is stored to be attached, without the check that an upload goes through. */
async function stored(
  { userId }: Actor,
  { name = "Devis.pdf", bytes = 9, at = NOW }: { name?: string; bytes?: number; at?: Date } = {},
): Promise<string> {
  const id = newId();
  await documentStorage().put(`key-${id}`, Buffer.from("%PDF-1.7 "));
  await database.writer.$transaction((tx) =>
    tx.storedDocument.create({
      data: {
        id,
        ownerId: userId,
        kind: ATTACHMENT,
        fileName: name,
        bytes,
        sha256: "0".repeat(64),
        storageKey: `key-${id}`,
        createdAt: at,
      },
    }),
  );
  return id;
}

const rowOf = (id: string) =>
  database.raw
    .prepare<[string], Record<string, unknown>>("SELECT * FROM StoredDocument WHERE id = ?")
    .get(id) ?? {};
const eventsOf = ({ userId }: Actor) =>
  database.raw.prepare("SELECT kind FROM UserEvent WHERE userId = ?").all(userId).length;
const openingsOf = (id: string) =>
  database.raw.prepare("SELECT actorId FROM DocumentAccess WHERE documentId = ?").all(id);

const send = (
  actor: Actor,
  conversationId: string,
  documents: string[],
  { content = "Voici.", clientKey }: { content?: string; clientKey?: string } = {},
) => sendReply({ conversationId, content, documents, clientKey }, actor, NOW);
const open = async (id: string, actor: Actor, now = NOW) => {
  const { content } = await openDocument(id, actor, now);
  return String(content);
};
const mayOpen = async (id: string, actor: Actor) => (await codeOf(open(id, actor))) === null;

/** A conversation in which Thomas sent Claire a document. */
async function sent() {
  const id = await conversation([["owner", "Bonjour", 3]]);
  const document = await stored(thomas);
  await send(thomas, id, [document]);
  return { id, document };
}

describe("a document that is stored to be attached", () => {
  const receive = async (actor: Actor, bytes: Buffer, now = NOW) => {
    const path = join(root, "received");
    writeFileSync(path, bytes);
    return storeDocument({ kind: ATTACHMENT, name: "Devis.pdf" }, path, actor, now);
  };

  test("is seen and opened by nobody else, and is another one each time", async () => {
    const bytes = await pdf("Devis");
    const { documentId } = await receive(thomas, bytes);
    expect((await receive(thomas, bytes)).documentId).not.toBe(documentId);
    expect(rowOf(documentId)).toMatchObject({ kind: ATTACHMENT, messageId: null });
    const manager = await createPerson(database, [["trust_manager", "active"]]);
    for (const actor of [claire, nadia, manager])
      expect(await mayOpen(documentId, actor)).toBe(false);
    expect(await mayOpen(documentId, thomas)).toBe(true);
    expect(openingsOf(documentId)).toEqual([]);
  });

  test("is checked as all documents are, and has no last day", async () => {
    const files = readdirSync(store).length;
    expect(await codeOf(receive(thomas, Buffer.from("\x89PNG")))).toBe("document.not-pdf");
    expect(await codeOf(receive(thomas, await scriptPdf(true)))).toBe("document.active");
    expect(readdirSync(store)).toHaveLength(files);
    const expires = { kind: ATTACHMENT, expires: "2030-01-01" } as const;
    expect(await codeOf(assertMayStore(expires, thomas, NOW))).toBe("document.no-expiry");
  });

  test("is refused where there would be too many bytes of a day, deleted ones too", async () => {
    const may = (now = NOW) => codeOf(assertMayStore({ kind: ATTACHMENT }, thomas, now));
    const count = ATTACHMENT_BYTES_A_DAY / DOCUMENT_BYTES;
    for (let index = 0; index < count; index += 1) {
      await stored(thomas, { bytes: DOCUMENT_BYTES });
    }
    expect(await may()).toBeNull();
    expect(await codeOf(receive(thomas, await pdf()))).toBe("attachment.daily-limit");
    database.raw
      .prepare("UPDATE StoredDocument SET deletedAt = createdAt WHERE ownerId = ?")
      .run(thomas.userId);
    expect(await codeOf(receive(thomas, await pdf()))).toBe("attachment.daily-limit");
    expect(await codeOf(receive(claire, await pdf()))).toBeNull();
    expect(await codeOf(receive(thomas, await pdf(), later(24 * 60)))).toBeNull();
  });

  test("is refused where there would be too many at once, and takes no room of others", async () => {
    await database.writer.$transaction((tx) =>
      tx.storedDocument.createMany({
        data: Array.from({ length: ATTACHMENTS_EACH }, () => ({
          id: newId(),
          ownerId: thomas.userId,
          kind: "attachment" as const,
          fileName: "x.pdf",
          bytes: 1,
          sha256: "0".repeat(64),
          storageKey: newId(),
          createdAt: NOW,
        })),
      }),
    );
    const may = (kind: "attachment" | "income") => codeOf(assertMayStore({ kind }, thomas, NOW));
    expect(await may("attachment")).toBe("attachment.too-many");
    expect(await may("income")).toBeNull();
  });

  test("is deleted after a day without a message, its bytes too", async () => {
    const id = await conversation([["owner", "Bonjour", 3]]);
    const [old, young, used] = [
      await stored(thomas, { at: ago(25) }),
      await stored(thomas, { at: ago(23) }),
      await stored(thomas, { at: ago(25) }),
    ];
    await send(thomas, id, [used]);
    await purgeUnsentAttachments(NOW);
    expect([old, young, used].map((each) => rowOf(each).deletedAt !== null)).toEqual([
      true,
      false,
      false,
    ]);
    expect(readdirSync(store)).not.toContain(`key-${old}`);
    expect(await codeOf(send(thomas, id, [old]))).toBe("attachment.not-found");
  });
});

describe("a message with documents", () => {
  test("shows them to both, and tells of them", async () => {
    const id = await conversation([["owner", "Bonjour", 3]]);
    const first = await stored(thomas, { name: "Devis.pdf", at: ago(1) });
    const second = await stored(thomas, { name: "Plan.pdf" });
    await send(thomas, id, [second, first]);
    const attachment = (documentId: string, fileName: string) => ({
      id: documentId,
      fileName,
      bytes: 9,
      isDeleted: false,
    });
    const both = [attachment(first, "Devis.pdf"), attachment(second, "Plan.pdf")];
    expect((await opened(thomas, id)).messages.at(-1)?.attachments).toEqual(
      both.map((each) => ({ ...each, openings: { total: 0, latest: [] } })),
    );
    expect((await opened(claire, id)).messages.at(-1)?.attachments).toEqual(
      both.map((each) => ({ ...each, openings: null })),
    );
    expect((await opened(claire, id)).messages[0]?.attachments).toEqual([]);
    expect((await readInbox(claire, {}, NOW)).conversations[0]).toMatchObject({ attachments: 2 });
    const news = database.raw
      .prepare<[string], { data: string }>("SELECT data FROM Notification WHERE userId = ?")
      .all(claire.userId);
    expect(JSON.parse(news.at(-1)?.data ?? "")).toMatchObject({ attachments: 2 });
  });

  test.each([
    ["somebody else's document", () => stored(claire)],
    ["a document that does not exist", async () => newId()],
    ["one that went with another message", async () => (await sent()).document],
    [
      "one that was deleted",
      async () => {
        const documentId = await stored(thomas);
        await deleteDocument({ documentId }, thomas, NOW);
        return documentId;
      },
    ],
    [
      "a document of a file",
      async () => {
        const documentId = await stored(thomas);
        database.raw
          .prepare("UPDATE StoredDocument SET kind = 'identity' WHERE id = ?")
          .run(documentId);
        return documentId;
      },
    ],
  ])("is refused whole with %s", async (_, wrong) => {
    const id = await conversation([["owner", "Bonjour", 3]], {
      ownerId: nadia.userId,
    });
    const good = await stored(thomas);
    const bad = await wrong();
    const before = [rowOf(bad), eventsOf(thomas), eventsOf(nadia)];
    expect(await codeOf(send(thomas, id, [good, bad]))).toBe("attachment.not-found");
    expect([rowOf(bad), eventsOf(thomas), eventsOf(nadia)]).toEqual(before);
    expect(rowOf(good).messageId).toBeNull();
    expect((await opened(nadia, id)).messages).toHaveLength(1);
  });

  test("is one, sent again under its name", async () => {
    const id = await conversation([["owner", "Bonjour", 3]]);
    const document = await stored(thomas);
    const again = () => send(thomas, id, [document], { clientKey: "the-same-one" });
    const first = await again();
    expect(await again()).toBe(first);
    const raced = await Promise.all([again(), again()]);
    expect(raced).toEqual([first, first]);
    expect((await opened(claire, id)).messages).toHaveLength(2);
  });

  test("that races another one for a document is written without it, or not at all", async () => {
    const id = await conversation([["owner", "Bonjour", 3]]);
    const document = await stored(thomas);
    const codes = await Promise.all(
      ["Un", "Deux", "Trois"].map((content) => codeOf(send(thomas, id, [document], { content }))),
    );
    expect(codes.toSorted()).toEqual(
      ["attachment.not-found", "attachment.not-found", null].toSorted(),
    );
    const { messages } = await opened(claire, id);
    expect(messages).toHaveLength(2);
    expect(messages.at(-1)?.attachments.map((each) => each.id)).toEqual([document]);
  });

  test("is refused where the people are blocked, and its document stays free", async () => {
    const id = await conversation([["owner", "Bonjour", 3]]);
    const document = await stored(thomas);
    await blockContact({ conversationId: id }, claire, NOW);
    expect(await codeOf(send(thomas, id, [document]))).toBe("conversation.closed");
    expect(rowOf(document).messageId).toBeNull();
  });

  test.each([
    [{ content: "Voici." }, true],
    [{ content: "Voici.", documents: [] }, true],
    [{ content: "Voici.", documents: [newId(), newId(), newId()] }, true],
    [{ content: "Voici.", documents: [newId(), newId(), newId(), newId()] }, false],
    [{ content: " ", documents: [newId()] }, false],
    [{ documents: [newId()] }, false],
    [{ content: "Voici.", documents: ["'; DROP TABLE User"] }, false],
    [{ content: "Voici.", documents: [1] }, false],
    [{ content: "Voici.", documents: newId() }, false],
    [{ content: "Voici.", documents: null }, false],
    [{ content: "Voici.", documents: ["0123456789ab", "0123456789ab"] }, false],
  ])("is taken from a call, or not: %#", (given, isTaken) => {
    expect(messageCallSchema.safeParse(given).success).toBe(isTaken);
    const form = { conversationId: newId(), ...given };
    expect(replySchema.safeParse(form).success).toBe(isTaken);
  });
});

describe("an attachment", () => {
  test("is opened by the other one, which its owner sees at once", async () => {
    const { id, document } = await sent();
    const events = eventsOf(thomas);
    expect(await open(document, claire, later(1))).toBe("%PDF-1.7 ");
    expect(eventsOf(thomas)).toBe(events + 1);
    expect((await opened(thomas, id)).messages.at(-1)?.attachments[0]?.openings).toEqual({
      total: 1,
      latest: [{ id: expect.any(String), name: "Claire Morvan", at: later(1) }],
    });
  });

  test("is opened by nobody else, and is shared with nobody", async () => {
    const { document } = await sent();
    const manager = await createPerson(database, [["trust_manager", "active"]]);
    for (const actor of [nadia, manager, await createPerson(database, [["buyer", "active"]])]) {
      expect(await codeOf(open(document, actor))).toBe("document.not-found");
    }
    expect(openingsOf(document)).toEqual([]);
    const share = { documentId: document, userId: nadia.userId };
    expect(await codeOf(shareDocument(share, thomas, NOW))).toBe("document.not-found");
  });

  test("is opened by who handles a report, until it is concluded, without being named", async () => {
    const { id, document } = await sent();
    const manager = await createPerson(database, [["trust_manager", "active"]]);
    await reportConversation({ conversationId: id, reason: "fraud", text: "" }, claire, NOW);
    const after = await stored(thomas);
    await sendReply(
      { conversationId: id, content: "Encore.", documents: [after] },
      thomas,
      later(1),
    );
    expect(await mayOpen(document, { ...manager, mustSecure: true })).toBe(false);
    expect(await mayOpen(document, nadia)).toBe(false);
    expect(await mayOpen(document, manager)).toBe(true);
    expect(await mayOpen(after, manager)).toBe(false);
    const read = async () =>
      (await listConversationReports(manager, { view: "open", cursor: null })).reports.find(
        ({ messages }) => messages.some(({ attachments }) => attachments[0]?.id === document),
      );
    const report = await read();
    expect(report?.messages.at(-1)?.attachments).toEqual([
      { id: document, fileName: "Devis.pdf", bytes: 9, isDeleted: false },
    ]);
    const [, mine] = (await opened(thomas, id)).messages;
    expect(mine?.attachments[0]?.openings).toMatchObject({ total: 1, latest: [{ name: null }] });
    const closing = { reportId: report?.id ?? "", outcome: "unfounded" } as const;
    await closeConversationReport(closing, manager, later(2));
    expect(await mayOpen(document, manager)).toBe(false);
  });

  test("is deleted by its owner alone: its bytes go, both see that it is gone", async () => {
    const { id, document } = await sent();
    await open(document, claire);
    for (const actor of [claire, nadia]) {
      expect(await codeOf(deleteDocument({ documentId: document }, actor, NOW))).toBe(
        "document.not-found",
      );
    }
    const events = [eventsOf(thomas), eventsOf(claire)];
    await deleteDocument({ documentId: document }, thomas, NOW);
    expect([eventsOf(thomas), eventsOf(claire)]).toEqual(events.map((count) => count + 1));
    expect(readdirSync(store)).not.toContain(`key-${document}`);
    for (const actor of [thomas, claire]) {
      expect(await mayOpen(document, actor)).toBe(false);
      const { messages } = await opened(actor, id);
      expect(messages.at(-1)?.attachments[0]).toMatchObject({ isDeleted: true });
      expect(messages.at(-1)?.attachments[0]?.fileName).not.toContain("Devis");
    }
    expect((await readInbox(claire, {}, NOW)).conversations[0]).toMatchObject({ attachments: 0 });
    expect(openingsOf(document)).toHaveLength(1);
  });

  test("stays readable, as what was written, where one blocks the other", async () => {
    const { id, document } = await sent();
    await blockContact({ conversationId: id }, thomas, NOW);
    expect(await mayOpen(document, claire)).toBe(true);
  });

  test("is erased with the account of its owner", async () => {
    const { id, document } = await sent();
    const unsent = await stored(thomas);
    await erasePerson(thomas, null, NOW);
    for (const each of [document, unsent]) {
      expect(readdirSync(store)).not.toContain(`key-${each}`);
      expect(rowOf(each)).toMatchObject({ deletedAt: expect.any(String) });
    }
    expect(await mayOpen(document, claire)).toBe(false);
    expect((await opened(claire, id)).messages.at(-1)?.attachments).toEqual([
      expect.objectContaining({ id: document, isDeleted: true }),
    ]);
  });
});
