import { beforeEach, expect, test, vi } from "vitest";
import { newId } from "@/lib/kernel/ids";
import { HOUR_MS } from "@/lib/kernel/time";
import type { Actor } from "@/lib/policy/actor";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { createPerson } from "@/lib/testing/people";
import { createSlot, type VisitedHome, visitedHome } from "@/lib/testing/visits";
import { visitJsonSchema } from "@/lib/visits/json-schemas";
import { PATCH } from "./[id]/route";
import { POST } from "./route";

const actor = vi.hoisted(() => vi.fn());
vi.mock("@/lib/auth/session", () => ({ requireActor: actor }));
// Whether an account asks too often is the wrapper's, and tested with it.
vi.mock("@/lib/auth/request-visitor", () => ({ visitorOf: async () => null }));

const database = adoptedDatabase();
let home: VisitedHome;
let slotId: string;
beforeEach(async () => {
  home = await visitedHome(database);
  // Calls have the clock of the machine: a quarter of an hour some days ahead.
  const startsAt = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 72 * HOUR_MS);
  const { propertyId, looper } = home;
  slotId = await createSlot(database, { propertyId, hostId: looper.userId, startsAt });
});

const request = (method: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request("http://localhost/api/visits", {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const book = (body: unknown, by: Actor, headers = {}) => {
  actor.mockResolvedValue(by);
  return POST(request("POST", body, headers), {});
};
const change = (id: string, body: unknown, by: Actor) => {
  actor.mockResolvedValue(by);
  return PATCH(request("PATCH", body), { params: Promise.resolve({ id }) });
};
const outcome = async (response: Response) => {
  const { code, status } = await response.json();
  return [response.status, code ?? status];
};

test("a visit is booked 201 in the shape that is documented, then taken 409", async () => {
  const first = await book({ slotId, type: "physical", notes: "Bonjour" }, home.buyer);
  expect(first.status).toBe(201);
  const visit = visitJsonSchema.parse(await first.json());
  expect(visit).toMatchObject({ status: "pending", side: "visitor", notes: "Bonjour" });
  expect(await outcome(await book({ slotId, type: "physical" }, home.rival))).toEqual([
    409,
    "visit.slot-taken",
  ]);
});

test("the same call said again with its name is answered the same, and books once", async () => {
  const key = { "idempotency-key": newId() };
  const body = { slotId, type: "physical" };
  const [first, second] = [await book(body, home.buyer, key), await book(body, home.buyer, key)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
});

test("what can't be read is 400, who may not is 403, and nothing is booked", async () => {
  const seller = await createPerson(database, [["seller", "active"]]);
  expect(await outcome(await book({ slotId }, home.buyer))).toEqual([400, "request.invalid"]);
  expect(await outcome(await book([], home.buyer))).toEqual([400, "request.invalid"]);
  expect(await outcome(await book({ slotId, type: "physical" }, seller))).toEqual([
    403,
    "request.forbidden",
  ]);
  expect((await book({ slotId, type: "physical", asBuyer: true }, seller)).status).toBe(201);
});

test("a visit is changed by whom it is for, else refused", async () => {
  const { id } = await (await book({ slotId, type: "physical" }, home.buyer)).json();
  const confirm = { action: "confirm" };
  expect(await outcome(await change(id, confirm, home.buyer))).toEqual([403, "request.forbidden"]);
  expect(await outcome(await change(id, confirm, home.rival))).toEqual([404, "visit.not-found"]);
  expect(await outcome(await change(id, confirm, home.looper))).toEqual([200, "scheduled"]);
  expect(await outcome(await change(id, confirm, home.looper))).toEqual([409, "visit.changed"]);
  expect(await outcome(await change(id, { action: "explode" }, home.looper))).toEqual([
    400,
    "request.invalid",
  ]);
  const cancel = { action: "cancel", reason: "visitor_unavailable" };
  expect(await outcome(await change(id, cancel, home.buyer))).toEqual([200, "cancelled"]);
  for (const odd of ["x", "../users", newId()]) {
    expect(await outcome(await change(odd, cancel, home.buyer))).toEqual([404, "visit.not-found"]);
  }
});
