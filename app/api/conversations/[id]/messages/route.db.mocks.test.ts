import { beforeEach, expect, test, vi } from "vitest";
import { newId } from "@/lib/kernel/ids";
import type { Actor } from "@/lib/policy/actor";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { createConversation } from "@/lib/testing/conversations";
import { createPerson } from "@/lib/testing/people";
import { askAs } from "@/lib/testing/session";
import { POST } from "./route";

vi.mock("@/lib/auth/session", () => import("@/lib/testing/session"));
vi.mock("@/lib/auth/request-visitor", () => ({ visitorOf: async () => null }));

const database = adoptedDatabase();
let buyer: Actor;
let seller: Actor;
let conversationId: string;

beforeEach(async () => {
  buyer = await createPerson(database, [["buyer", "active"]]);
  seller = await createPerson(database, [["seller", "active"]]);
  askAs(buyer);
  conversationId = await createConversation(
    database,
    { contactId: buyer.userId, ownerId: seller.userId },
    [{ by: "owner", content: "Bonjour", at: new Date("2026-11-24T10:00:00Z") }],
  );
});

/** A document of somebody that is stored to be attached. */
async function stored({ userId }: Actor): Promise<string> {
  const id = newId();
  await database.writer.$transaction((tx) =>
    tx.storedDocument.create({
      data: {
        id,
        ownerId: userId,
        kind: "attachment",
        fileName: "Devis.pdf",
        bytes: 1_234,
        sha256: "0".repeat(64),
        storageKey: newId(),
        createdAt: new Date(),
      },
    }),
  );
  return id;
}

async function send(body: unknown, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost/api/conversations/${conversationId}/messages`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const response = await POST(request, { params: Promise.resolve({ id: conversationId }) });
  return { status: response.status, body: await response.json() };
}

const count = () => database.raw.prepare("SELECT count(*) FROM Message").pluck().get();

test("a message is sent with documents, and names them", async () => {
  const id = await stored(buyer);
  expect(await send({ content: "Voici.", documents: [id] })).toEqual({
    status: 201,
    body: expect.objectContaining({
      content: "Voici.",
      isMine: true,
      documents: [{ id, name: "Devis.pdf", bytes: 1_234 }],
    }),
  });
  expect(await send({ content: "Sans." })).toMatchObject({ status: 201, body: { documents: [] } });
});

test("a call that names itself attaches once, and is another one with other documents", async () => {
  const [id, other] = [await stored(buyer), await stored(buyer)];
  const key = { "idempotency-key": newId() };
  const first = await send({ content: "Voici.", documents: [id] }, key);
  expect(await send({ content: "Voici.", documents: [id] }, key)).toEqual(first);
  expect(await send({ content: "Voici.", documents: [other] }, key)).toMatchObject({
    status: 422,
    body: { code: "request.key-reused" },
  });
});

test.each<[string, () => Promise<unknown> | unknown, number, string]>([
  ["somebody else's document", async () => [await stored(seller)], 404, "attachment.not-found"],
  ["a document of nobody", () => [newId()], 404, "attachment.not-found"],
  ["four documents", () => [newId(), newId(), newId(), newId()], 400, "request.invalid"],
  ["what is no id", () => ["../../etc/passwd"], 400, "request.invalid"],
  ["what is no list", () => "x", 400, "request.invalid"],
  ["nothing", () => null, 400, "request.invalid"],
])("%s is refused, and nothing is written", async (_, documents, status, code) => {
  const before = count();
  const good = await stored(buyer);
  const given = await documents();
  const all = Array.isArray(given) && given.length < 3 ? [good, ...given] : given;
  expect(await send({ content: "Voici.", documents: all })).toMatchObject({
    status,
    body: { code },
  });
  expect(count()).toBe(before);
  expect(await send({ content: "Voici.", documents: [good] })).toMatchObject({ status: 201 });
});

test("documents without a text are refused", async () => {
  const documents = [await stored(buyer)];
  for (const content of ["", "  ", undefined]) {
    expect(await send({ content, documents })).toMatchObject({ status: 400 });
  }
});
