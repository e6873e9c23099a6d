import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { parseEnvironment } from "../platform/env-schema.ts";
import { replaceOnce } from "../platform/once.ts";
import type { Actor } from "../policy/actor.ts";
import { withBlindReads } from "../testing/blind-reads.ts";
import { codeOf } from "../testing/error-code.ts";
import { offerCase } from "../testing/offers.ts";
import { pdf, scriptPdf } from "../testing/pdfs.ts";
import { createPerson, PERSONAS } from "../testing/people.ts";
import { assertMayStore } from "./commands/assert-may-store.ts";
import { deleteDocument } from "./commands/delete-document.ts";
import { removeBytes } from "./commands/erase-documents.ts";
import { openDocument } from "./commands/open-document.ts";
import { remindOfDocuments } from "./commands/remind-of-documents.ts";
import { revokeShare } from "./commands/revoke-share.ts";
import { setExpiry } from "./commands/set-expiry.ts";
import { shareDocument } from "./commands/share-document.ts";
import { storeDocument } from "./commands/store-document.ts";
import { sweepDocuments } from "./commands/sweep-documents.ts";
import { listOwnDocuments } from "./queries/list-own-documents.ts";
import { listSharedDocuments } from "./queries/list-shared-documents.ts";
import { DOCUMENT_BYTES, DOCUMENT_KINDS, DOCUMENTS_EACH, groupOf } from "./rules.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const { database, parties, offerBy, one, all, newsOf } = offerCase();
const root = mkdtempSync(join(tmpdir(), "loopimmo-documents-"));
const store = join(root, "documents");
const received = join(root, "received");

beforeAll(() => replaceOnce("env", parseEnvironment({ NODE_ENV: "test", DOCUMENT_DIR: store })));
afterAll(() => {
  replaceOnce("env", undefined);
  rmSync(root, { recursive: true, force: true });
});

const stored = () => {
  try {
    return readdirSync(store).sort();
  } catch {
    return [];
  }
};

let number = 0;
/** Stores another document of a kind. */
async function send(
  actor: Actor,
  kind: (typeof DOCUMENT_KINDS)[number],
  {
    property,
    name = "Ma pièce.pdf",
    bytes,
  }: { property?: string; name?: string; bytes?: Buffer } = {},
): Promise<string> {
  number += 1;
  writeFileSync(received, bytes ?? (await pdf(`Document ${number}`)));
  const { documentId } = await storeDocument(
    { kind, name, ...(property === undefined ? {} : { property }) },
    received,
    actor,
    NOW,
  );
  return documentId;
}

const codeOfOpening = (id: string, actor: Actor) => codeOf(openDocument(id, actor, NOW));

/** What a document holds, for a person who may open it. */
async function read(id: string, actor: Actor, now = NOW): Promise<Buffer> {
  const { content } = await openDocument(id, actor, now);
  return content;
}

describe("a document", () => {
  test("is stored under a name that says nothing, and read back as it was sent", async () => {
    const bytes = await pdf("Identité");
    const id = await send(parties.buyer, "identity", { name: "../../Carte.pdf", bytes });
    const row = one("SELECT * FROM StoredDocument WHERE id = ?", id);
    expect(row).toMatchObject({ fileName: "Carte.pdf", bytes: bytes.length, propertyId: null });
    expect(stored()).toContain(row.storageKey);
    expect(String(row.storageKey)).toMatch(/^[0-9a-z]{32}$/);
    const file = readFileSync(join(store, String(row.storageKey)));
    expect(file.includes(bytes.subarray(0, 16))).toBe(false);
    expect(await read(id, parties.buyer)).toEqual(bytes);
    const { documents } = await listOwnDocuments(parties.buyer, "buyer", {}, NOW);
    expect(documents).toEqual([
      expect.objectContaining({ id, kind: "identity", openings: { total: 0, latest: [] } }),
    ]);
  });

  test("that is sent twice is stored once", async () => {
    const bytes = await pdf("Deux fois");
    const first = await send(parties.buyer, "income", { bytes });
    const files = stored();
    expect(await send(parties.buyer, "income", { bytes })).toBe(first);
    expect(stored()).toEqual(files);
    expect(await send(parties.buyer, "proof_of_funds", { bytes })).not.toBe(first);
  });

  test.each([
    ["no PDF", () => Buffer.from("bonjour"), "document.not-pdf"],
    ["one with a script", () => scriptPdf(true), "document.active"],
    ["one byte too many", () => Buffer.alloc(DOCUMENT_BYTES + 1), "document.too-large"],
  ])("leaves nothing behind where it is %s", async (_, bytes, code) => {
    const before = [stored(), all("SELECT id FROM StoredDocument").length];
    expect(await codeOf(send(parties.buyer, "identity", { bytes: await bytes() }))).toBe(code);
    expect([stored(), all("SELECT id FROM StoredDocument").length]).toEqual(before);
  });

  test("leaves nothing behind where its row can't be written", async () => {
    const before = stored();
    await database.writer.$transaction((tx) =>
      tx.storedDocument.createMany({
        data: Array.from({ length: DOCUMENTS_EACH }, () => ({
          id: newId(),
          ownerId: parties.buyer.userId,
          kind: "income" as const,
          fileName: "x.pdf",
          bytes: 1,
          sha256: "0".repeat(64),
          storageKey: newId(),
          createdAt: NOW,
        })),
      }),
    );
    expect(await codeOf(send(parties.buyer, "identity"))).toBe("document.too-many");
    expect(stored()).toEqual(before);
  });
});

describe("who may add which kind", () => {
  const expected: Record<string, Record<string, boolean>> = {
    buyer: { buyer: true, seller: false, ambassador: false, "pending ambassador": false },
    home: { buyer: false, seller: true, ambassador: false, "pending ambassador": false },
    looper: { buyer: false, seller: false, ambassador: true, "pending ambassador": true },
  };
  test.each(Object.entries(PERSONAS))("a %s", async (persona, roles) => {
    const actor = await createPerson(database, roles);
    const { id: property } = await database.writer.$transaction((tx) =>
      tx.property.findFirstOrThrow({ where: { id: parties.listingId } }),
    );
    database.raw
      .prepare("UPDATE Property SET sellerId = ? WHERE id = ?")
      .run(actor.userId, property);
    for (const kind of DOCUMENT_KINDS) {
      const code = await codeOf(assertMayStore({ kind, property }, actor));
      const may = expected[groupOf(kind) ?? ""]?.[persona] ?? false;
      expect([kind, code]).toEqual([kind, may ? null : "request.forbidden"]);
    }
    database.raw
      .prepare("UPDATE Property SET sellerId = ? WHERE id = ?")
      .run(parties.seller.userId, property);
  });

  test.each([undefined, "", "000000000000", "../x", "x".repeat(40)])(
    "a home's documents need a home of one's own: %j",
    async (property) => {
      const query = { kind: "works" as const, ...(property === undefined ? {} : { property }) };
      expect(await codeOf(assertMayStore(query, parties.seller))).toBe("listing.not-found");
    },
  );

  test("somebody else's home is unknown", async () => {
    const other = await createPerson(database, [["seller", "active"]]);
    const query = { kind: "works" as const, property: parties.listingId };
    expect(await codeOf(assertMayStore(query, other))).toBe("listing.not-found");
    expect(
      await codeOf(listOwnDocuments(other, "home", { propertyId: parties.listingId }, NOW)),
    ).toBe("listing.not-found");
  });
});

describe("a buyer's document", () => {
  let id: string;
  let otherFile: string;
  const fileOf = (documentId: string) =>
    String(one("SELECT storageKey FROM StoredDocument WHERE id = ?", documentId).storageKey);
  beforeEach(async () => {
    id = await send(parties.buyer, "identity");
  });
  const share = (userId: string, actor = parties.buyer, now = NOW) =>
    shareDocument({ documentId: id, userId }, actor, now);
  const revoke = (userId: string, actor = parties.buyer, now = NOW) =>
    revokeShare({ documentId: id, userId }, actor, now);

  test("is opened by its owner alone until it is shared", async () => {
    await offerBy(parties.buyer);
    const manager = await createPerson(database, [["trust_manager", "active"]]);
    for (const actor of [parties.seller, parties.looper, parties.rival, manager]) {
      expect(await codeOfOpening(id, actor)).toBe("document.not-found");
    }
    expect(all("SELECT id FROM DocumentAccess WHERE documentId = ?", id)).toEqual([]);
  });

  test("is shared with the seller and the looper of a home that one deals about, and nobody else", async () => {
    const { seller, looper, rival, buyer } = parties;
    expect(await codeOf(share(seller.userId))).toBe("document.reader-not-found");
    await offerBy(buyer);
    const view = await listOwnDocuments(buyer, "buyer", {}, NOW);
    expect(view.possibleReaders.map(({ userId, side }) => [userId, side])).toEqual([
      [seller.userId, "seller"],
      [looper.userId, "looper"],
    ]);
    for (const userId of [rival.userId, buyer.userId, "", "000000000000", "x'; --"]) {
      expect(await codeOf(share(userId))).toBe("document.reader-not-found");
    }
    for (const actor of [seller, looper, rival]) {
      expect(await codeOf(share(seller.userId, actor))).toBe("document.not-found");
      expect(await codeOf(revoke(seller.userId, actor))).toBe("document.not-found");
    }
    await withBlindReads(database, () => share(seller.userId));
    await share(seller.userId);
    expect(newsOf(seller).filter((event) => event === "document.shared")).toHaveLength(1);
    expect(await codeOfOpening(id, looper)).toBe("document.not-found");
  });

  test("shows its owner who opened it and when, but for themself, until it is revoked", async () => {
    const { seller, buyer } = parties;
    await offerBy(buyer);
    await share(seller.userId);
    expect(await listSharedDocuments(seller, NOW)).toContainEqual(
      expect.objectContaining({ id, owner: "Thomas Martin", kind: "identity" }),
    );
    await read(id, buyer);
    await read(id, seller, later(1));
    await read(id, seller, later(2));
    const [document] = (await listOwnDocuments(buyer, "buyer", {}, NOW)).documents;
    expect(document?.readers).toEqual([
      { userId: seller.userId, name: "Camille Martin", sharedAt: NOW },
    ]);
    expect(document?.openings).toMatchObject({
      total: 2,
      latest: [
        { name: "Camille Martin", at: later(2) },
        { name: "Camille Martin", at: later(1) },
      ],
    });
    await revoke(seller.userId, buyer, later(3));
    expect(await codeOfOpening(id, seller)).toBe("document.not-found");
    expect((await listSharedDocuments(seller, NOW)).map((each) => each.id)).not.toContain(id);
    const [after] = (await listOwnDocuments(buyer, "buyer", {}, NOW)).documents;
    expect(after?.readers).toEqual([]);
    expect(after?.openings.total).toBe(2);
    await share(seller.userId, buyer, later(4));
    expect(await codeOfOpening(id, seller)).toBeNull();
  });

  test("that is deleted is gone for everybody, its bytes too; who opened it stays known", async () => {
    const { seller, buyer } = parties;
    await offerBy(buyer);
    await share(seller.userId);
    await read(id, seller);
    const { storageKey } = one("SELECT storageKey FROM StoredDocument WHERE id = ?", id);
    expect(await codeOf(deleteDocument({ documentId: id }, seller, NOW))).toBe(
      "document.not-found",
    );
    await deleteDocument({ documentId: id }, buyer, NOW);
    expect(stored()).not.toContain(storageKey);
    expect(await codeOfOpening(id, seller)).toBe("document.not-found");
    expect(await codeOfOpening(id, buyer)).toBe("document.not-found");
    expect(await codeOf(deleteDocument({ documentId: id }, buyer, NOW))).toBe("document.not-found");
    expect(all("SELECT id FROM DocumentAccess WHERE documentId = ?", id)).toHaveLength(1);
  });

  test("whose bytes are lost is said to be", async () => {
    await removeBytes([fileOf(id)]);
    expect(await codeOfOpening(id, parties.buyer)).toBe("document.unreadable");
    expect(await codeOfOpening(id, parties.seller)).toBe("document.not-found");
  });

  test.each<[string, (file: Uint8Array) => Uint8Array]>([
    ["altered in one byte", (file) => file.with(200, (file[200] ?? 0) ^ 1)],
    ["cut", (file) => file.subarray(0, -1)],
    ["not encrypted", () => Buffer.from("%PDF-1.7")],
    ["those of another document", () => readFileSync(join(store, otherFile))],
  ])("whose bytes are %s is said to be lost, and none of it is given", async (_, change) => {
    otherFile = fileOf(await send(parties.buyer, "income"));
    const path = join(store, fileOf(id));
    writeFileSync(path, change(readFileSync(path)));
    expect(await codeOfOpening(id, parties.buyer)).toBe("document.unreadable");
  });

  test.each(["", "x", "000000000000", "../../etc/passwd", "'; DROP TABLE User; --"])(
    "is not found by what is no id of one: %j",
    async (documentId) => {
      const { buyer } = parties;
      expect(await codeOfOpening(documentId, buyer)).toBe("document.not-found");
      expect(await codeOf(deleteDocument({ documentId }, buyer))).toBe("document.not-found");
      expect(await codeOf(setExpiry({ documentId }, buyer))).toBe("document.not-found");
      const input = { documentId, userId: parties.seller.userId };
      expect(await codeOf(shareDocument(input, buyer))).toBe("document.not-found");
      expect(await codeOf(revokeShare(input, buyer))).toBe("document.not-found");
    },
  );
});

describe("a home's document", () => {
  test("is shared with its looper and its buyers", async () => {
    const { seller, buyer, rival, looper, listingId } = parties;
    const id = await send(seller, "diagnostics", { property: listingId });
    await offerBy(buyer);
    const view = await listOwnDocuments(seller, "home", { propertyId: listingId }, NOW);
    expect(view.possibleReaders.map(({ userId, side }) => [userId, side])).toEqual([
      [looper.userId, "looper"],
      [buyer.userId, "buyer"],
    ]);
    await shareDocument({ documentId: id, userId: buyer.userId }, seller, NOW);
    expect(await codeOfOpening(id, buyer)).toBeNull();
    expect(await codeOfOpening(id, rival)).toBe("document.not-found");
    expect(await codeOf(shareDocument({ documentId: id, userId: rival.userId }, seller, NOW))).toBe(
      "document.reader-not-found",
    );
  });
});

describe("a looper's paper", () => {
  test("is opened by who checks it, which the looper sees, and shared with nobody", async () => {
    const manager = await createPerson(database, [["trust_manager", "active"]]);
    const looper = await createPerson(database, [["ambassador", "pending"]]);
    const id = await send(looper, "insurance");
    await read(id, manager);
    const view = await listOwnDocuments(looper, "looper", {}, NOW);
    expect(view.possibleReaders).toEqual([]);
    expect(view.documents[0]?.openings.total).toBe(1);
    expect(await codeOfOpening(id, { ...manager, mustSecure: true })).toBe("document.not-found");
  });
});

describe("a last day of validity", () => {
  test("is refused where it is past, or the kind has none", async () => {
    const id = await send(parties.buyer, "identity");
    const set = (expiresOn: string, documentId = id) =>
      codeOf(setExpiry({ documentId, expiresOn }, parties.buyer, NOW));
    expect(await set("2026-11-23")).toBe("request.invalid");
    expect(await set("2026-11-24")).toBeNull();
    const income = await send(parties.buyer, "income");
    const sent = (kind: "identity" | "income", expires: string) =>
      codeOf(assertMayStore({ kind, expires }, parties.buyer, NOW));
    expect(await sent("identity", "2026-11-23")).toBe("request.invalid");
    expect(await sent("identity", "2026-11-24")).toBeNull();
    expect(await sent("income", "2027-01-01")).toBe("document.no-expiry");
    expect(await set("2027-01-01", income)).toBe("document.no-expiry");
  });

  test("is reminded of thirty and seven days before, once each, and anew where it changes", async () => {
    const { buyer } = parties;
    const id = await send(buyer, "loan_agreement");
    await setExpiry({ documentId: id, expiresOn: "2026-12-31" }, buyer, NOW);
    const on = (day: string) => remindOfDocuments(new Date(`${day}T05:00:00Z`));
    const reminded = () => newsOf(buyer).filter((event) => event === "document.expiring").length;
    const after: [string, number][] = [];
    for (const day of ["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-24", "2026-12-31"]) {
      await on(day);
      after.push([day, reminded()]);
    }
    expect(after).toEqual([
      ["2026-11-30", 0],
      ["2026-12-01", 1],
      ["2026-12-02", 1],
      ["2026-12-24", 2],
      ["2026-12-31", 2],
    ]);
    await setExpiry({ documentId: id, expiresOn: "2027-01-05" }, buyer, NOW);
    await on("2026-12-31");
    expect(reminded()).toBe(3);
  });
});

test("a looper's papers are reminded of by their own warnings, not by their files", async () => {
  const { looper } = parties;
  const id = await send(looper, "insurance");
  // As former files have it: a paper's last day is in the looper's file.
  database.raw.prepare("UPDATE StoredDocument SET expiresOn = '2026-12-31' WHERE id = ?").run(id);
  await remindOfDocuments(new Date("2026-12-24T05:00:00Z"));
  expect(newsOf(looper)).not.toContain("document.expiring");
});

test("bytes that belong to no document are removed when they are old", async () => {
  const id = await send(parties.buyer, "identity");
  const { storageKey } = one("SELECT storageKey FROM StoredDocument WHERE id = ?", id);
  for (const name of ["left-behind", "being-stored"]) writeFileSync(join(store, name), "x");
  const old = new Date("2026-11-01T00:00:00Z");
  for (const name of ["left-behind", String(storageKey)]) utimesSync(join(store, name), old, old);
  await sweepDocuments(new Date(statSync(join(store, "being-stored")).mtimeMs));
  expect(stored()).toContain(storageKey);
  expect(stored()).toContain("being-stored");
  expect(stored()).not.toContain("left-behind");
});
