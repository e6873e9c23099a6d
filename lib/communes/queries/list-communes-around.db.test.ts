import { beforeAll, expect, test } from "vitest";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow } from "../../testing/builders.ts";
import { listCommunesAround } from "./list-communes-around.ts";

const database = adoptedDatabase();
const point = { lat: 48.5, lng: -1.5 };
const nowhere = { lat: null, lng: null };

beforeAll(async () => {
  const rows = [
    communeRow({ code: "50001", slug: "own", ...nowhere }),
    communeRow({ code: "50002", slug: "nearest", lat: 48.51, lng: -1.5 }),
    communeRow({ code: "50003", slug: "near", lat: 48.53, lng: -1.5 }),
    communeRow({ code: "50004", slug: "far", lat: 48.6, lng: -1.5 }),
    communeRow({ code: "50005", slug: "same-post", ...nowhere }),
    communeRow({ code: "50006", slug: "other-post", ...nowhere }),
  ];
  const postalCodes = [
    { communeCode: "50001", postalCode: "50100" },
    { communeCode: "50001", postalCode: "50200" },
    { communeCode: "50002", postalCode: "50100" },
    { communeCode: "50004", postalCode: "50100" },
    { communeCode: "50005", postalCode: "50100" },
    { communeCode: "50005", postalCode: "50200" },
    { communeCode: "50006", postalCode: "50300" },
  ];
  await database.writer.$transaction(async (tx) => {
    await tx.commune.createMany({ data: rows });
    await tx.communePostalCode.createMany({ data: postalCodes });
  });
});

const around = async (code: string, km: number) =>
  (await listCommunesAround({ code, point }, km)).map((each) => each.code);

test("the nearest come first, then those without a point that share a postal code, once each", async () => {
  expect(await around("50001", 5)).toEqual(["50002", "50003", "50005"]);
});

test("a commune is none of its own neighbours", async () => {
  expect(await around("50005", 2)).toEqual(["50002", "50001"]);
  expect(await around("50002", 2)).toEqual(["50001", "50005"]);
  expect(await around("50006", 0.1)).toEqual([]);
});
