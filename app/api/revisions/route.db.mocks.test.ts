import { beforeEach, expect, test, vi } from "vitest";
import { newId } from "@/lib/kernel/ids";
import { newToken, tokenHash } from "@/lib/platform/tokens";
import { beginAnonymousDraft } from "@/lib/revisions/commands/begin-anonymous-draft";
import { purgeDrafts } from "@/lib/revisions/commands/purge-drafts";
import type { RevisionHolder } from "@/lib/revisions/holder";
import { getRevision } from "@/lib/revisions/queries/get-revision";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { PATCH } from "./[id]/route";

const holder = vi.hoisted(() => ({ current: null as RevisionHolder | null }));
vi.mock("@/lib/auth/revision-holder", async () => {
  const { DomainError } = await import("@/lib/kernel/errors");
  return {
    withRevision: (_id: string, work: (by: RevisionHolder) => unknown) => {
      if (holder.current === null) throw new DomainError("revision.not-found");
      return work(holder.current);
    },
  };
});
vi.mock("@/lib/auth/request-visitor", () => ({ visitorOf: async () => null }));

adoptedDatabase();

let id: string;
let browser: RevisionHolder;
beforeEach(async () => {
  const secret = newToken();
  const { revisionId } = await beginAnonymousDraft({ holderHash: null, secret });
  id = revisionId;
  browser = { kind: "holder", hash: tokenHash(secret) };
  holder.current = browser;
});

const patch = async (body: unknown, revisionId = id) => {
  const request = new Request(`http://localhost/api/revisions/${revisionId}`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await PATCH(request, { params: Promise.resolve({ id: revisionId }) });
  return { status: response.status, body: await response.json() };
};

const save = (changes: object, baseVersion = 1) => patch({ baseVersion, changes });

test("a field is saved, with its version and its time", async () => {
  expect(await save({ title: "Ma maison" })).toEqual({
    status: 200,
    body: { version: 2, savedAt: expect.any(String), conflicts: {}, changed: {} },
  });
});

test("two tabs are told of each other's fields, and of what is in conflict", async () => {
  await save({ title: "Un", rooms: 3 });
  const second = await save({ title: "Deux", bedrooms: 2 });
  expect(second.body).toMatchObject({ conflicts: { title: "Un" }, changed: { rooms: 3 } });
  const { content } = await getRevision(id, browser);
  expect(content).toMatchObject({ title: "Un", rooms: 3, bedrooms: 2 });
});

test.each<[string, unknown]>([
  ["no object", "x"],
  ["no version", { changes: {} }],
  ["an unknown field", { baseVersion: 1, changes: { sellerId: "x" } }],
  ["a price that is text", { baseVersion: 1, changes: { priceCents: "289000" } }],
  ["half a character", { baseVersion: 1, changes: { type: "\ud800" } }],
  ["far too many rooms", { baseVersion: 1, changes: { rooms: 1e21 } }],
  ["a source that is none", { baseVersion: 1, changes: {}, fills: { title: { source: "moi" } } }],
  ["a prototype", { baseVersion: 1, changes: JSON.parse('{"__proto__":{"admin":true},"x":1}') }],
])("%s is refused and changes nothing", async (_name, body) => {
  expect((await patch(body)).status).toBe(400);
  expect((await getRevision(id, browser)).version).toBe(1);
});

test("a picture that was not sent for it is refused by name, and the rest is not saved either", async () => {
  const photos = [{ key: "0".repeat(32), alt: "" }];
  expect(await save({ title: "Ma maison", photos })).toMatchObject({
    status: 400,
    body: {
      code: "revision.picture-unknown",
      fields: { "changes.photos": expect.stringContaining("pas été envoyée pour cette annonce") },
    },
  });
  expect(await getRevision(id, browser)).toMatchObject({ version: 1, content: {} });
});

test("somebody else's does not exist", async () => {
  holder.current = { kind: "holder", hash: tokenHash("another") };
  expect((await save({ title: "À moi" })).status).toBe(404);
  holder.current = null;
  expect((await save({ title: "À moi" })).status).toBe(404);
  expect((await patch({ baseVersion: 1, changes: {} }, newId())).status).toBe(404);
});

test("what nobody went on with for ninety days is deleted, and nothing younger", async () => {
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  expect(await purgeDrafts(later(89))).toBe(0);
  expect(await purgeDrafts(later(91))).toBeGreaterThan(0);
  await expect(getRevision(id, browser)).rejects.toThrow("revision.not-found");
});
