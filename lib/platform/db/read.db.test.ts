import { sql } from "kysely";
import { beforeAll, describe, expect, expectTypeOf, test, vi } from "vitest";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../../testing/builders.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { testOnFile } from "../../testing/on-file.ts";
import { asDomainError } from "../unavailable.ts";
import { fromDbInstant, type StoredInstant, toDbInstant } from "./instants.ts";
import { rawReader } from "./raw.ts";
import { reads } from "./read.ts";

const database = adoptedDatabase();
const at = (second: number) => new Date(Date.UTC(2026, 10, 1, 9, 0, 0, second * 1_000));

const seller = userRow();
const ids = ["000000000001", "000000000002", "000000000003", "000000000004"];
beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
    for (const [index, id] of ids.entries()) {
      const isDemonstration = index === 0;
      // The second and the third at once.
      const createdAt = at(index === 2 ? 1 : index);
      await tx.property.create({
        data: propertyRow({ id, sellerId: seller.id, isDemonstration, createdAt }),
      });
    }
  });
});

const properties = () => reads().selectFrom("Property as p");

describe("a typed read", () => {
  test("compiles a statement once a connection, whatever its values", async () => {
    const prepare = vi.spyOn(rawReader(), "prepare");
    const find = (id: string) =>
      properties().select("p.id").where("p.id", "=", id).executeTakeFirst();
    expect(await find(ids[0] ?? "")).toEqual({ id: ids[0] });
    expect(await find("nobody")).toBeUndefined();
    expect(prepare).toHaveBeenCalledTimes(1);
    prepare.mockRestore();

    const other = await createTestDatabase();
    other.adopt();
    expect(await find(ids[0] ?? "")).toBeUndefined();
    await other.close();
    database.adopt();
    expect(await find(ids[0] ?? "")).toEqual({ id: ids[0] });
  });

  testOnFile(
    "has in its text how many rows are wanted, for SQLite plans anew at each such parameter",
    () => {
      const { sql: text, parameters } = properties().select("p.id").limit(2).compile();
      expect(text).toMatch(/ limit 2$/);
      expect(parameters).toEqual([]);
    },
  );

  test("finds instants as they were written, and gives them back", async () => {
    const [row, ...others] = await properties()
      .select(["p.createdAt", "p.soldAt"])
      .where("p.createdAt", ">", toDbInstant(at(2)))
      .execute();
    expect(others).toEqual([]);
    expect(row && fromDbInstant(row.createdAt)).toEqual(at(3));
    expect(row && fromDbInstant(row.soldAt)).toBeNull();
    expectTypeOf(fromDbInstant("" as StoredInstant)).toEqualTypeOf<Date>();
  });

  test("compares with booleans, which SQLite does not have", async () => {
    const found = properties().select("p.id").where("p.isDemonstration", "=", true);
    expect(await found.execute()).toEqual([{ id: ids[0] }]);
  });

  test("may not write, nor begin anything", async () => {
    const removal = sql`DELETE FROM Commune RETURNING code`;
    const kysely = reads() as unknown as Parameters<typeof removal.execute>[0] & {
      transaction(): { execute(work: () => Promise<void>): Promise<void> };
    };
    await expect(removal.execute(kysely)).rejects.toMatchObject({ code: "SQLITE_READONLY" });
    await expect(kysely.transaction().execute(async () => {})).rejects.toThrow("no transaction");
    await expect(properties().selectAll().stream().next()).rejects.toThrow("page by page");
  });

  test("is unavailable when the database is, and itself otherwise", async () => {
    const prepare = vi.spyOn(rawReader(), "prepare").mockImplementation(() => {
      throw Object.assign(new Error("disk I/O error"), { code: "SQLITE_IOERR_READ" });
    });
    const thrown = (work: Promise<unknown>) => work.then(() => null, asDomainError);
    expect(await thrown(properties().select("p.title").execute())).toMatchObject({ status: 503 });
    prepare.mockRestore();
    const wrong = reads().selectFrom("Nothing" as "Property");
    await expect(wrong.selectAll().execute()).rejects.toMatchObject({ code: "SQLITE_ERROR" });
    expect(await thrown(wrong.selectAll().execute())).toBeNull();
  });
});
