import { beforeEach, expect, test, vi } from "vitest";
import { newId } from "@/lib/kernel/ids";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { communeRow, propertyRow } from "@/lib/testing/builders";
import { solvedToken } from "@/lib/testing/captcha";
import { writeMandate } from "@/lib/testing/mandates";
import { createPerson } from "@/lib/testing/people";
import { signInContext } from "@/lib/testing/sign-in-context";
import { POST } from "./route";

const origin = vi.hoisted(() => vi.fn());
vi.mock("@/lib/platform/request", () => ({ requestOrigin: origin }));

const database = adoptedDatabase();
let listingId: string;
beforeEach(async () => {
  origin.mockResolvedValue(signInContext());
  const seller = await createPerson(database, [["seller", "active"]]);
  const row = propertyRow({ sellerId: seller.userId, status: "active" });
  listingId = row.id;
  await database.writer.$transaction(async (tx) => {
    await tx.commune.upsert({ where: { code: row.communeCode }, update: {}, create: communeRow() });
    await tx.property.create({ data: row });
    await writeMandate(tx, row.id);
  });
});

const body = async (changes: Record<string, unknown> = {}) => ({
  listingId,
  name: "Léo Garnier",
  email: `${newId()}@example.org`,
  content: "Est-il possible de visiter samedi ?",
  token: await solvedToken(new Date()),
  ...changes,
});

const send = (content: unknown, key?: string) =>
  POST(
    new Request("http://localhost/api/first-messages", {
      method: "POST",
      headers: { "content-type": "application/json", ...(key && { "idempotency-key": key }) },
      body: JSON.stringify(content),
    }),
    {},
  );

const waiting = (email: string) =>
  database.raw.prepare("SELECT count(*) FROM PendingMessage WHERE email = ?").pluck().get(email);

test("a message waits for the link of its mail, once, however often it is sent", async () => {
  const message = await body();
  const key = newId();
  const first = await send(message, key);
  expect([first.status, await first.json()]).toEqual([202, {}]);
  const again = await send({ ...message, token: await solvedToken(new Date()) }, key);
  expect([again.status, waiting(message.email)]).toEqual([202, 1]);
});

test.each([
  ["an unknown listing", { listingId: newId() }, 404, "listing.not-found"],
  ["no name", { name: " " }, 400, "request.invalid"],
  ["an address that is none", { email: "leo" }, 400, "request.invalid"],
  ["no captcha", { token: "x" }, 400, "captcha.invalid"],
])("with %s nothing is stored", async (_what, changes, status, code) => {
  const message = await body(changes);
  const response = await send(message);
  expect([response.status, (await response.json()).code]).toEqual([status, code]);
  expect(waiting(message.email)).toBe(0);
});
