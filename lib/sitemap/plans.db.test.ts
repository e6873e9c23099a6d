import { beforeAll, expect, test } from "vitest";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../testing/builders.ts";
import { planOf, statementsOf } from "../testing/statements.ts";
import { findSitemapPart } from "./queries/find-sitemap-part.ts";
import { listSitemapParts } from "./queries/list-sitemap-parts.ts";

const database = adoptedDatabase();

beforeAll(async () => {
  const seller = userRow();
  const sellerId = seller.id;
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
    await tx.property.createMany({
      data: Array.from({ length: 200 }, (_, index) =>
        // Spaced evenly: of counted ids that chance drew, so few tip the choice between the two indexes of the id.
        propertyRow({
          ...{ id: (index * 7_919).toString(36).padStart(12, "0"), sellerId },
          ...(index % 4 === 0 ? { status: "paused" } : {}),
        }),
      ),
    });
  });
});

async function readParts() {
  for (const part of await listSitemapParts()) {
    for await (const slice of (await findSitemapPart(part)) ?? []) expect(slice).toBeDefined();
  }
}

test.each([false, true])(
  "the sitemap is read in order from one index, each time from where the last read ended (counted: %s)",
  async (isCounted) => {
    if (isCounted) database.raw.exec("ANALYZE");
    const statements = new Set(await statementsOf(readParts));
    for (const sql of statements) {
      expect(sql).not.toMatch(/offset/i);
      // A part has a length: its rows are then counted.
      expect(planOf(database, sql).join()).not.toMatch(/TEMP B-TREE|SCAN (?!part)/);
    }
    const reads = [...statements].filter((sql) => sql.startsWith('select "id", "updatedAt"'));
    expect(reads.map((sql) => planOf(database, sql))).toEqual([
      ["SEARCH Property USING INDEX Property_sitemap (id>? AND id<?)"],
    ]);
  },
);
