import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { replaceOnce } from "@/lib/platform/once";
import { loadedSearchEngine } from "@/lib/search/sync";
import { searchResponseSchema } from "@/lib/search/view-schemas";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { communeRow, propertyRow, userRow } from "@/lib/testing/builders";
import { GET as getClusters } from "./clusters/route";
import { GET as getCount } from "./count/route";
import { GET } from "./route";

const database = adoptedDatabase();
const seller = userRow();
const listing = propertyRow({ sellerId: seller.id });
let snapshots: string;

beforeAll(async () => {
  snapshots = mkdtempSync(join(tmpdir(), "loopimmo-snapshots-"));
  process.env.SNAPSHOT_DIR = snapshots;
  replaceOnce("env", undefined);
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
    await tx.property.create({ data: listing });
  });
  await loadedSearchEngine();
});
afterAll(async () => {
  rmSync(snapshots, { recursive: true });
});

const get = (query: string) => GET(new Request(`http://localhost/api/listings${query}`), {});

test("a search answers in the documented shape", async () => {
  const response = await get("?type=apartment");
  expect(response.status).toBe(200);
  expect(searchResponseSchema.parse(await response.json()).total).toBe(1);
});

test("a cursor that leads nowhere is refused by name, not answered with the first page", async () => {
  const response = await get("?cursor=zzz");
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: "search.invalid-parameters",
    fields: { cursor: expect.any(String) },
  });
});

const call = async (get: typeof GET, path: string) => {
  const response = await get(new Request(`http://localhost/api/listings/${path}`), {});
  return { status: response.status, body: await response.json() };
};

test("what somebody hid is counted among the results, and left out of the clusters", async () => {
  expect(await call(getCount, `count?among=${listing.id},aaaaaaaaaaaa`)).toEqual({
    status: 200,
    body: { count: 1 },
  });
  expect((await call(getCount, `count?type=house&among=${listing.id}`)).body).toEqual({ count: 0 });
  expect((await call(getCount, "count")).body).toEqual({ count: 0 });
  expect((await call(getClusters, "clusters?zoom=5")).body.items).toHaveLength(1);
  expect((await call(getClusters, `clusters?zoom=5&without=${listing.id}`)).body.items).toEqual([]);
});

test.each([
  ["x", "without=x"],
  ["an id of another kind", "without=../../etc/passw"],
  ["more than can be named", `without=${Array.from({ length: 501 }, () => "aaaaaaaaaaaa").join()}`],
  ["a very long one", `without=${"a".repeat(10_000)}`],
])("names that are no listings are refused: %s", async (_title, query) => {
  expect(await call(getClusters, `clusters?zoom=5&${query}`)).toMatchObject({
    status: 400,
    body: { fields: { without: expect.any(String) } },
  });
});
