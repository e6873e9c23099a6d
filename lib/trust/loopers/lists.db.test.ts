import { beforeEach, expect, test } from "vitest";
import { readListFilter } from "../../kernel/list-filter.ts";
import { readSort } from "../../kernel/sorted-list.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow } from "../../testing/builders.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import { listLoopers, looperFilterOptions } from "./queries/list-loopers.ts";
import { LOOPER_SORTS, type LooperSort } from "./rules.ts";

/* The team's lists of loopers, narrowed to those who serve a commune. */

const NOW = new Date("2026-11-23T10:00:00Z");
const COMMUNES = {
  rennes: { code: "35238", name: "Rennes" },
  evron: { code: "53097", name: "Évron" },
  laval: { code: "53130", name: "Laval" },
} as const;
const { rennes, evron, laval } = COMMUNES;
const database = adoptedDatabase("test");
let manager: Actor;

beforeEach(async () => {
  manager = await createPerson(database, PERSONAS["trust manager"]);
  await database.writer.$transaction(async (tx) => {
    for (const { code, name } of [rennes, evron, laval]) {
      await tx.commune.create({ data: communeRow({ code, name, slug: `c-${code}` }) });
    }
  });
});

/** A zone: a circle round its first commune, or communes that were chosen. */
async function looper(
  firstName: string,
  communes: readonly { code: string }[],
  { radiusKm = 15, persona = "ambassador" }: { radiusKm?: number | null; persona?: Served } = {},
) {
  const { userId } = await createPerson(database, PERSONAS[persona], { firstName, lastName: "A" });
  const [own] = communes;
  const centre = own && { centreCode: own.code, centreLat: 48.1, centreLng: -1.6 };
  await database.writer.$transaction((tx) =>
    tx.looperZone.create({
      data: {
        looperId: userId,
        radiusKm,
        ...centre,
        updatedAt: NOW,
        communes: {
          create: communes.map(({ code }, rank) => ({ communeCode: code, distanceM: rank * 900 })),
        },
      },
    }),
  );
}
type Served = "ambassador" | "pending ambassador";

const names = async (
  commune: string | null,
  { status = "active", search = "" }: { status?: "active" | "pending"; search?: string } = {},
) => {
  const sort = readSort<LooperSort>({ tri: "name" }, LOOPER_SORTS);
  const request = { status, commune, search, sort } as const;
  const { rows } = await listLoopers(manager, request, NOW);
  return rows.map(({ name }) => name.slice(0, -2));
};
const offered = async (status: "active" | "pending" = "active") => {
  const { loopers, communes } = await looperFilterOptions(manager, status);
  expect(loopers).toEqual([]);
  return communes.map(({ name }) => name);
};

test("are narrowed to those who serve a commune, wherever they live", async () => {
  await looper("Anne", [rennes, evron]);
  await looper("Zoé", [evron]);
  await looper("Paul", [], { radiusKm: null });
  await looper("Léa", [evron], { persona: "pending ambassador" });
  await createPerson(database, PERSONAS.ambassador, { firstName: "Sans", lastName: "A" });
  expect(await names(null)).toEqual(["Anne", "Paul", "Sans", "Zoé"]);
  expect(await names(rennes.code)).toEqual(["Anne"]);
  expect(await names(evron.code)).toEqual(["Anne", "Zoé"]);
  expect(await names(laval.code)).toEqual([]);
  expect(await names(evron.code, { search: "zoe" })).toEqual(["Zoé"]);
  expect(await names(rennes.code, { search: "zoe" })).toEqual([]);
  expect(await names(evron.code, { status: "pending" })).toEqual(["Léa"]);
});

test("offer the loopers' own communes, and those that were chosen one by one", async () => {
  expect(await offered()).toEqual([]);
  await looper("Anne", [rennes, laval]);
  await looper("Léa", [evron], { persona: "pending ambassador" });
  expect(await offered()).toEqual(["Rennes"]);
  expect(await offered("pending")).toEqual(["Évron"]);
  await looper("Zoé", [evron, laval], { radiusKm: null });
  await looper("Paul", [], { radiusKm: null });
  expect(await offered()).toEqual(["Évron", "Laval", "Rennes"]);
  // Each that is offered has somebody.
  const { communes } = await looperFilterOptions(manager, "active");
  for (const { id } of communes) expect(await names(id)).not.toEqual([]);
});

test("find nobody by a code that no page sends", async () => {
  await looper("Anne", [rennes]);
  for (const commune of ["35238' OR 1=1", "\u0000", "x".repeat(3_000), ["35238", "1"]]) {
    expect(await names(readListFilter({ commune }).commune)).toEqual([]);
  }
});

test("are for whoever checks people alone", async () => {
  const actor = await createPerson(database, PERSONAS.ambassador);
  const request = { status: "active", commune: rennes.code } as const;
  await expect(listLoopers(actor, request, NOW)).rejects.toThrow("request.forbidden");
  await expect(looperFilterOptions(actor, "active")).rejects.toThrow("request.forbidden");
});
