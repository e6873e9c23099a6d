import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newId } from "@/lib/kernel/ids";
import { civilDay, shiftCivilDay } from "@/lib/kernel/time";
import type { Actor } from "@/lib/policy/actor";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { communeRow, propertyRow } from "@/lib/testing/builders";
import { createPerson } from "@/lib/testing/people";
import { askAs } from "@/lib/testing/session";
import { GET as record } from "../sales/[id]/record.pdf/route";
import { PATCH } from "./[id]/route";
import { POST } from "./route";

vi.mock("@/lib/auth/session", () => import("@/lib/testing/session"));

const database = adoptedDatabase();
let seller: Actor;
let buyer: Actor;
let listingId: string;

beforeAll(async () => {
  seller = await createPerson(database, [["seller", "active"]]);
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});
beforeEach(async () => {
  buyer = await createPerson(database, [["buyer", "active"]]);
  askAs(buyer);
  const listing = propertyRow({ sellerId: seller.userId });
  listingId = listing.id;
  await database.writer.$transaction((tx) => tx.property.create({ data: listing }));
});

const request = (method: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request("http://localhost/api/offers", {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const NEXT_WEEK = shiftCivilDay(civilDay(new Date()), 7);
const terms = (overrides: Record<string, unknown> = {}) => ({
  listingId,
  amount: 240_000,
  financingType: "loan",
  financingApproved: true,
  expiryDate: NEXT_WEEK,
  ...overrides,
});
const post = (body: unknown, headers = {}) => POST(request("POST", body, headers), {});
const patch = (id: string, body: unknown, headers = {}) =>
  PATCH(request("PATCH", body, headers), { params: Promise.resolve({ id }) });
const offers = () =>
  database.raw.prepare("SELECT count(*) FROM Offer WHERE propertyId = ?").pluck().get(listingId);

async function offer(): Promise<string> {
  const { id } = (await (await post(terms())).json()) as { id: string };
  return id;
}

test("an offer is made in euros and answered in the contract's names", async () => {
  const response = await post(terms({ message: " Bonjour\u0000 " }));
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    id: expect.any(String),
    listingId,
    author: "buyer",
    amount: 240_000,
    status: "pending",
    financingType: "loan",
    financingApproved: true,
    expiryDate: NEXT_WEEK,
    message: "Bonjour",
    conditions: null,
    answersId: null,
    createdAt: expect.any(String),
    saleId: null,
  });
});

test("fifty parallel repeats of one key make one offer", async () => {
  const headers = { "idempotency-key": newId() };
  const responses = await Promise.all(Array.from({ length: 50 }, () => post(terms(), headers)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  const bodies = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(bodies).size).toBe(1);
  expect(offers()).toBe(1);
  expect((await post(terms({ amount: 239_000 }), headers)).status).toBe(422);
  expect(offers()).toBe(1);
});

test.each([
  null,
  {},
  { amount: "240000" },
  { amount: 0.5 },
  { amount: 240_000.5 },
  { amount: -1 },
  { amount: 1e15 },
  { amount: 1 },
  { expiryDate: "demain" },
  { expiryDate: "2026-02-30" },
  { expiryDate: "9999-12-31" },
  { financingType: "crypto" },
  { financingApproved: "oui" },
  { message: "x".repeat(2_001) },
  { conditions: 12 },
  { payment: 10 },
  { listingId: "' OR 1=1" },
])("is a 400 with %j, and nothing is written", async (wrong) => {
  const body = wrong === null || Object.keys(wrong).length === 0 ? wrong : terms(wrong);
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: "request.invalid",
    fields: expect.any(Object),
  });
  expect(offers()).toBe(0);
});

test("is 401 for nobody, 403 for who is no buyer, 404 for no listing, 409 for a second one", async () => {
  await offer();
  expect((await post(terms())).status).toBe(409);
  expect((await post(terms({ listingId: newId() }))).status).toBe(404);
  askAs(seller);
  expect((await post(terms())).status).toBe(403);
  askAs(null);
  expect((await post(terms())).status).toBe(401);
  expect((await patch(newId(), { action: "accept" })).status).toBe(401);
});

describe("an answer", () => {
  test("goes from counter-offer to acceptance, sale and record", async () => {
    const id = await offer();
    askAs(seller);
    const counter = { action: "counter", amount: 245_000, expiryDate: NEXT_WEEK };
    const countered = await patch(id, counter);
    expect(countered.status).toBe(200);
    const answer = (await countered.json()) as { id: string };
    expect(answer).toMatchObject({ author: "seller", amount: 245_000, answersId: id });
    askAs(buyer);
    const accepted = await patch(answer.id, { action: "accept" });
    const { saleId, status } = (await accepted.json()) as { saleId: string; status: string };
    expect(status).toBe("accepted");
    const read = () =>
      record(new Request("http://localhost"), { params: Promise.resolve({ id: saleId }) });
    const file = await read();
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    askAs(await createPerson(database, [["buyer", "active"]]));
    expect((await read()).status).toBe(404);
    askAs(null);
    expect((await read()).status).toBe(401);
  });

  test("that opens a sale is the same one when it is repeated under its key", async () => {
    const id = await offer();
    askAs(seller);
    const headers = { "idempotency-key": newId() };
    const [first, repeated] = [
      await patch(id, { action: "accept" }, headers),
      await patch(id, { action: "accept" }, headers),
    ];
    expect([first.status, repeated.status]).toEqual([200, 200]);
    expect(await repeated.json()).toEqual(await first.json());
    expect((await patch(id, { action: "accept" })).status).toBe(409);
  });

  test("is a 409 once another one came, with what happened in French", async () => {
    const id = await offer();
    expect((await patch(id, { action: "withdraw" })).status).toBe(200);
    const again = await patch(id, { action: "withdraw" });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: "offer.moved", detail: expect.any(String) });
  });

  test.each([
    null,
    {},
    { action: "buy" },
    { action: "accept", amount: 1 },
    { action: "reject" },
    { action: "reject", reason: "other_offer_accepted" },
    { action: "reject", reason: "son nom" },
    { action: "counter" },
    { action: "counter", amount: 1, expiryDate: NEXT_WEEK },
  ])("is a 400 with %j", async (body) => {
    const id = await offer();
    askAs(seller);
    expect((await patch(id, body)).status).toBe(400);
  });

  test.each([newId(), "x", "' OR 1=1", "a".repeat(5_000)])("of %j is a 404", async (id) => {
    expect((await patch(id, { action: "withdraw" })).status).toBe(404);
  });
});
