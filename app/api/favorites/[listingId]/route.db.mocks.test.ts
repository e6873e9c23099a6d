import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { newId } from "@/lib/kernel/ids";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { communeRow, propertyRow, userRow } from "@/lib/testing/builders";
import { createPerson } from "@/lib/testing/people";
import { askAs } from "@/lib/testing/session";
import { POST } from "../route";
import { DELETE, GET, PUT } from "./route";

vi.mock("@/lib/auth/session", () => import("@/lib/testing/session"));

const database = adoptedDatabase();
const seller = userRow();
const listing = propertyRow({ sellerId: seller.id });

beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
    await tx.property.create({ data: listing });
  });
});
beforeEach(async () => {
  askAs(await createPerson(database, [["buyer", "active"]]));
});

type Method = typeof PUT;
const call = (method: Method, listingId: string) =>
  method(new Request(`http://localhost/api/favorites/${listingId}`), {
    params: Promise.resolve({ listingId }),
  });

test("is put and taken away with 204 and no body, as often as is said", async () => {
  for (const method of [PUT, PUT, DELETE, DELETE]) {
    const response = await call(method, listing.id);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
  }
});

test.each([newId(), "x", "' OR 1=1", "a".repeat(5_000)])(
  "of an unknown listing is a 404 with its code",
  async (id) => {
    for (const method of [PUT, DELETE]) {
      const response = await call(method, id);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject({ code: "listing.not-found" });
    }
  },
);

test("is 401 for nobody and 403 for who is no buyer", async () => {
  askAs(null);
  expect((await call(PUT, listing.id)).status).toBe(401);
  askAs(await createPerson(database, [["seller", "active"]]));
  expect((await call(PUT, listing.id)).status).toBe(403);
  expect((await call(DELETE, listing.id)).status).toBe(403);
});

test("has no other method", async () => {
  const response = await call(GET, listing.id);
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("PUT, DELETE, OPTIONS");
});

const post = (body: unknown) =>
  POST(
    new Request("http://localhost/api/favorites", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    {},
  );

test("what a browser held is taken in one call, which answers all favourites", async () => {
  const response = await post({ listingIds: [newId(), listing.id] });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ favorites: [listing.id] });
});

test.each([
  null,
  {},
  { listingIds: "x" },
  { listingIds: ["x"] },
  { listingIds: Array.from({ length: 51 }, newId) },
  { listingIds: [], role: "trust_manager" },
])("what a browser can't have held is a 400: %j", async (body) => {
  expect((await post(body)).status).toBe(400);
});

test("what a browser held is 401 for nobody and 403 for who does not ask to be a buyer", async () => {
  askAs(null);
  expect((await post({ listingIds: [] })).status).toBe(401);
  askAs(await createPerson(database, [["seller", "active"]]));
  expect((await post({ listingIds: [listing.id] })).status).toBe(403);
});
