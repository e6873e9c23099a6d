import { beforeAll, expect, test } from "vitest";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow } from "../testing/builders.ts";
import { listCommunesOf } from "./queries/list-communes-of.ts";

/** Code, place, postal code, department: one of two places is known, then none but in the department, then none. */
const COMMUNES = [
  ["29001", [48.2, -4.4], "29100", "29"],
  ["29002", [48.4, -4.6], "29100", "29"],
  ["29003", null, "29100", "29"],
  ["29155", null, "29242", "29"],
  ["97701", null, "97133", "977"],
] as const;

const database = adoptedDatabase();
beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    for (const [code, place, postalCode, departmentCode] of COMMUNES) {
      const [lat, lng] = place ?? [null, null];
      await tx.commune.create({
        data: communeRow({ code, slug: code, name: code, departmentCode, lat, lng }),
      });
      await tx.communePostalCode.create({ data: { communeCode: code, postalCode } });
    }
  });
});

const around = { lat: expect.closeTo(48.3, 5), lng: expect.closeTo(-4.5, 5) };

test.each([
  ["29100", ["29001", null], ["29002", null], ["29003", around]],
  ["29242", ["29155", around]],
  ["97133", ["97701", null]],
  ["35000"],
  ["2924"],
] as const)(
  "communes of %s, and the surroundings of those whose place is not known",
  async (postalCode, ...expected) => {
    const found = await listCommunesOf(postalCode);
    expect(found.map((each) => [each.code, each.around])).toEqual(expected);
  },
);
