import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { replaceOnce } from "@/lib/platform/once";
import { loadedSearchEngine } from "@/lib/search/sync";
import { searchResponseSchema } from "@/lib/search/view-schemas";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { communeRow, propertyRow, userRow } from "@/lib/testing/builders";
import { GET } from "./route";

const database = adoptedDatabase();
let snapshots: string;

beforeAll(async () => {
  snapshots = mkdtempSync(join(tmpdir(), "loopimmo-snapshots-"));
  process.env.SNAPSHOT_DIR = snapshots;
  replaceOnce("env", undefined);
  const seller = userRow();
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
    await tx.property.create({ data: propertyRow({ sellerId: seller.id }) });
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
