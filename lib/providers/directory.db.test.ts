import { beforeAll, describe, expect, test } from "vitest";
import { findCommunePoint } from "../communes/queries/find-commune-point.ts";
import { type CacheTag, collectTags } from "../platform/cache-tags.ts";
import { findSitemapPart } from "../sitemap/queries/find-sitemap-part.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow } from "../testing/builders.ts";
import { providerRow } from "../testing/providers.ts";
import { findDirectoryAddress, findProviderAddress } from "./queries/find-address.ts";
import { findProvider } from "./queries/find-provider.ts";
import { listDirectory } from "./queries/list-directory.ts";

const NOW = new Date("2026-11-28T12:00:00Z");
const LAST_DAY = "2026-11-28";

const database = adoptedDatabase();

const BRITTANY = {
  departmentCode: "35",
  departmentName: "Ille-et-Vilaine",
  regionName: "Bretagne",
};
const commune = (code: string, name: string, slug: string, point: [number, number] | null) =>
  communeRow({
    ...BRITTANY,
    code,
    name,
    slug,
    departmentCode: code.slice(0, 2),
    lat: point?.[0] ?? null,
    lng: point?.[1] ?? null,
  });

const IDS = {
  rennes: "aaaaaaaaaaaa",
  vitre: "bbbbbbbbbbbb",
  hidden: "cccccccccccc",
  far: "dddddddddddd",
};

beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.createMany({
      data: [
        commune("35238", "Rennes", "rennes", [48.11, -1.68]),
        commune("35360", "Vitré", "vitre", [48.12, -1.21]),
        commune("35288", "Saint-Malo", "saint-malo", [48.65, -2.0]),
        // Without a point: one shares a postal code with Vitré, one has its département alone, one nothing.
        commune("35001", "Acigné", "acigne", null),
        commune("35002", "Amanlis", "amanlis", null),
        commune("97401", "Les Avirons", "les-avirons", null),
      ],
    });
    await tx.communePostalCode.createMany({
      data: [
        { communeCode: "35360", postalCode: "35500" },
        { communeCode: "35001", postalCode: "35500" },
      ],
    });
    await tx.serviceProvider.createMany({
      data: [
        providerRow({ id: IDS.rennes, name: "À Rennes", communeCode: "35238", ratingTenths: 44 }),
        providerRow({
          id: IDS.vitre,
          name: "À Vitré",
          communeCode: "35360",
          ratingTenths: 48,
          priceUnit: "percentage",
          priceCents: null,
          priceRateBps: 15,
          availability: "within_week",
        }),
        providerRow({
          id: IDS.hidden,
          communeCode: "35238",
          suspendedAt: NOW,
          suspension: "complaints",
        }),
        providerRow({ id: IDS.far, name: "Étude", type: "notary", communeCode: "35288" }),
      ],
    });
    await tx.providerCheck.createMany({
      data: [
        ["orias", "07001234", "9999-12-31"] as const,
        ["liability_insurance", "RC-1", LAST_DAY] as const,
      ].map(([kind, number, validUntil]) => ({
        providerId: IDS.rennes,
        kind,
        number,
        body: "Organisme",
        validUntil,
        checkedAt: NOW,
      })),
    });
  });
});

const idsOf = ({ providers }: { providers: readonly { id: string }[] }) =>
  providers.map(({ id }) => id);

describe("the directory", () => {
  test("lists a trade by rating where no place is named, and no one who is suspended", async () => {
    const tags = new Set<CacheTag>();
    const found = await collectTags(tags, () => listDirectory({ type: "financial_advisor" }));
    expect(idsOf(found)).toEqual([IDS.vitre, IDS.rennes]);
    expect(found).toMatchObject({ total: 2, isBeyond: false, precision: null });
    expect(found.providers[0]).toMatchObject({ price: { unit: "percentage", rateBps: 15 } });
    expect(tags).toContain("providers");
    expect((await listDirectory({})).total).toBe(3);
  });

  test("lists those around a place by distance, unless another order is chosen", async () => {
    const around = { type: "financial_advisor", communeCode: "35238" } as const;
    const found = await listDirectory(around);
    expect(idsOf(found)).toEqual([IDS.rennes, IDS.vitre]);
    const [rennes, vitre] = found.providers;
    expect(rennes?.distanceKm).toBe(0);
    expect(vitre?.distanceKm).toBeCloseTo(34.9, 0);
    const sort = { availability: null, unit: null, sort: "rating" } as const;
    expect(idsOf(await listDirectory({ ...around, filters: sort }))).toEqual([
      IDS.vitre,
      IDS.rennes,
    ]);
  });

  test("narrows by availability and by price unit", async () => {
    const none = { availability: null, unit: null, sort: null };
    const idsWith = async (filters: object) =>
      idsOf(await listDirectory({ type: "financial_advisor", filters: { ...none, ...filters } }));
    expect(await idsWith({ availability: "within_24h" })).toEqual([IDS.rennes]);
    expect(await idsWith({ unit: "percentage" })).toEqual([IDS.vitre]);
    expect(await idsWith({ unit: "hourly" })).toEqual([]);
  });

  test("names the nearest where nobody is within 50 km", async () => {
    const found = await listDirectory({ type: "notary", communeCode: "35360" });
    expect(idsOf(found)).toEqual([IDS.far]);
    expect(found.isBeyond).toBe(true);
  });

  test("counts distances from what is known of a commune without a point", async () => {
    expect(await findCommunePoint("35001")).toMatchObject({ precision: "postal-area", lat: 48.12 });
    expect(await findCommunePoint("35002")).toMatchObject({ precision: "department" });
    expect(await findCommunePoint("97401")).toBeNull();
    expect(await findCommunePoint("00000")).toBeNull();
    const found = await listDirectory({ type: "notary", communeCode: "97401" });
    expect(found).toMatchObject({ precision: null, isBeyond: false, total: 1 });
    expect(found.providers[0]?.distanceKm).toBeNull();
  });
});

describe("a provider", () => {
  test("is verified up to the last day of its papers, which are named", async () => {
    const today = await findProvider(IDS.rennes, NOW);
    expect(today?.verified).toBe(true);
    expect(today?.checks.map(({ kind }) => kind)).toEqual(["orias", "liability_insurance"]);
    const tomorrow = await findProvider(IDS.rennes, new Date("2026-11-29T12:00:00Z"));
    expect(tomorrow?.verified).toBe(false);
    expect(tomorrow?.checks.map(({ kind }) => kind)).toEqual(["orias"]);
  });

  test("has no page where it is unknown or suspended", async () => {
    for (const id of [IDS.hidden, "zzzzzzzzzzzz", "'; --", ""]) {
      expect(await findProvider(id, NOW), id).toBeNull();
      expect(await findProviderAddress(id), id).toEqual({ kind: "unknown" });
    }
    expect(await findProviderAddress(IDS.rennes)).toEqual({ kind: "page" });
  });

  test("is in a place: the database refuses one without, and two papers of a kind", async () => {
    const nowhere = database.writer.$transaction((tx) =>
      tx.serviceProvider.create({ data: providerRow({ communeCode: "99999" }) }),
    );
    await expect(nowhere).rejects.toThrow();
    const twice = database.writer.$transaction((tx) =>
      tx.providerCheck.create({
        data: {
          providerId: IDS.rennes,
          kind: "orias",
          number: "2",
          body: "ORIAS",
          validUntil: LAST_DAY,
          checkedAt: NOW,
        },
      }),
    );
    await expect(twice).rejects.toThrow();
  });

  test("has no rating outside the demonstration: there are no reviews behind one", async () => {
    const rated = database.writer.$transaction((tx) =>
      tx.serviceProvider.create({
        data: providerRow({ communeCode: "35238", isDemonstration: false }),
      }),
    );
    await expect(rated).rejects.toThrow();
  });

  test("drops the directory's pages when it or its papers change", async () => {
    const changes = () =>
      database.raw
        .prepare(`SELECT count(*) FROM "PageChange" WHERE "tag" = 'providers'`)
        .pluck()
        .get();
    const before = Number(changes());
    await database.writer.$transaction((tx) =>
      tx.serviceProvider.update({ where: { id: IDS.far }, data: { name: "Étude Kerval" } }),
    );
    await database.writer.$transaction((tx) =>
      tx.providerCheck.updateMany({ where: { kind: "orias" }, data: { number: "07001235" } }),
    );
    expect(Number(changes())).toBe(before + 2);
  });
});

test.each([
  ["notaire", null, { kind: "page" }],
  ["notaire", "rennes", { kind: "page" }],
  ["Notaire", "Rennes", { kind: "moved", path: "/prestataires/notaire/rennes" }],
  ["notaire", "Vitré", { kind: "moved", path: "/prestataires/notaire/vitre" }],
  ["NOTAIRE", null, { kind: "moved", path: "/prestataires/notaire" }],
  ["plombier", null, { kind: "unknown" }],
  ["notaire", "nowhere", { kind: "unknown" }],
  ["notaire", "x".repeat(200), { kind: "unknown" }],
  ["toString", null, { kind: "unknown" }],
])("the address %s, %s leads to %j", async (trade, place, address) => {
  expect(await findDirectoryAddress(trade, place)).toEqual(address);
});

test("the sitemap has the directory's pages that list somebody, each once", async () => {
  const paths: string[] = [];
  for await (const slice of (await findSitemapPart("pages")) ?? []) {
    paths.push(...slice.map(({ path }) => path));
  }
  expect(paths.filter((path) => path.startsWith("/prestataire"))).toEqual([
    "/prestataires",
    "/prestataires/courtier",
    "/prestataires/courtier/rennes",
    `/prestataire/${IDS.rennes}`,
    "/prestataires/courtier/vitre",
    `/prestataire/${IDS.vitre}`,
    "/prestataires/notaire",
    "/prestataires/notaire/saint-malo",
    `/prestataire/${IDS.far}`,
  ]);
});
