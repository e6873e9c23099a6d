import { beforeAll, expect, test } from "vitest";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow } from "../../testing/builders.ts";
import { findCommuneOfCity } from "./find-commune-of-city.ts";

const database = adoptedDatabase();

beforeAll(async () => {
  const of = (code: string, name: string, ...postalCodes: string[]) =>
    communeRow({
      ...{ code, name, slug: code },
      postalCodes: { create: postalCodes.map((postalCode) => ({ postalCode })) },
    });
  const communes = [
    of("75056", "Paris", "75001", "75016", "75116"),
    of("75101", "Paris 1er", "75001"),
    of("75116", "Paris 16e", "75016"),
    of("13055", "Marseille", "13016"),
    of("13216", "Marseille 16e", "13016"),
    of("35024", "Betton", "35830"),
    of("35079", "Chevaigné", "35830"),
  ];
  await database.writer.$transaction(async (tx) => {
    for (const data of communes) await tx.commune.create({ data });
  });
});

test.each([
  ["Paris", "75016", "75116"],
  ["paris 16", "75016", "75116"],
  ["PARIS 16E", "75016", "75116"],
  ["Paris", "75116", "75116"],
  ["Paris", "75001", "75101"],
  ["Marseille", "13016", "13216"],
  ["Marseille 16e", "13016", "13216"],
  ["chevaigne", "35830", "35079"],
  ["Betton", "35830", "35024"],
  ["Parisot", "75016", null],
  ["Lyon", "75016", null],
  ["", "35830", null],
  ["Betton", null, null],
  [null, "35830", null],
])("the city %j with %j is %j", async (city, postalCode, code) => {
  expect((await findCommuneOfCity(city, postalCode))?.code ?? null).toBe(code);
});
