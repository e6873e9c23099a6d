import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SAMPLE_AGENT, SAMPLE_SIRENS } from "../testing/company-samples.ts";
import {
  SAMPLE_ADDRESS_ID,
  SAMPLE_CITY,
  SAMPLE_DPE,
  SAMPLE_POINT,
} from "../testing/public-data-samples.ts";
import {
  type InterfaceBehaviour,
  type PublicDataServer,
  resetPublicData,
  SALES_UPDATED,
  startPublicDataServer,
  usePublicData,
  WRONG_BEHAVIOURS,
} from "../testing/public-data-server.ts";
import { reverseAddress, suggestAddresses } from "./addresses/client.ts";
import { companyAt } from "./companies/client.ts";
import { type CompanyAnswer, companyAnswer } from "./companies/rules.ts";
import { findDpe, listDpesAt } from "./dpe/client.ts";
import type { ClientLimits } from "./http/client.ts";
import { parcelAt } from "./parcels/client.ts";
import type { PublicResult } from "./result.ts";
import { risksAt } from "./risks/client.ts";
import { salesNear } from "./sales/client.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const BYTES = { call: 1024 * 1024, report: 1024 * 1024, file: 1024 * 1024 };
const PATIENT: Partial<ClientLimits> = {
  bytes: BYTES,
  timeMs: { call: 60_000, report: 60_000, file: 60_000 },
};
const HASTY: Partial<ClientLimits> = { bytes: BYTES, timeMs: { call: 50, report: 50, file: 50 } };

const FLAT = { ...SAMPLE_CITY, ...SAMPLE_POINT, type: "apartment", surfaceDm2: 6_500 } as const;

/** Each function that fills fields, as the editor calls it. */
const CALLS: Readonly<Record<string, () => Promise<PublicResult<unknown>>>> = {
  suggestAddresses: () => suggestAddresses("12 rue de paris rennes"),
  reverseAddress: () => reverseAddress(SAMPLE_POINT),
  findDpe: () => findDpe(SAMPLE_DPE),
  listDpesAt: () =>
    listDpesAt({ addressId: SAMPLE_ADDRESS_ID, postalCode: "35000", street: "Rue de Paris" }),
  risksAt: () => risksAt(SAMPLE_POINT),
  parcelAt: () => parcelAt(SAMPLE_POINT),
  companyAt: () => companyAt(SAMPLE_SIRENS.public),
  salesNear: () => salesNear(FLAT, NOW),
};
const NAMES = Object.keys(CALLS);
const call = (name: string) => CALLS[name]?.();

let server: PublicDataServer;

beforeAll(async () => {
  server = await startPublicDataServer();
});
afterAll(() => server.close());
beforeEach(() => {
  usePublicData(server.env, PATIENT);
  server.behave("present");
});
afterEach(() => resetPublicData());

const found = async <Value>(work: Promise<PublicResult<Value>>): Promise<Value> => {
  const result = await work;
  if (result.state !== "found") throw new Error(`the result is ${result.state}`);
  return result.value;
};
const queryOf = (index = 0) => new URL(server.requested[index] ?? "", server.origin).searchParams;

describe("every interface", () => {
  const wrong: InterfaceBehaviour[] = [...WRONG_BEHAVIOURS];

  test.each(NAMES)("present: %s", async (name) => {
    expect(await call(name)).toMatchObject({ state: "found", at: expect.any(Date) });
  });

  test.each(NAMES)("present, with nothing of this: %s", async (name) => {
    server.behave("knows-nothing");
    expect(await call(name)).toEqual({ state: "none" });
  });

  test.each(NAMES.flatMap((name) => ["slow", "slow-body"].map((how) => [name, how] as const)))(
    "slow: %s, %s",
    async (name, how) => {
      usePublicData(server.env, HASTY);
      server.behave(how as InterfaceBehaviour);
      expect(await call(name)).toEqual({ state: "unreachable" });
    },
  );

  test.each(NAMES.flatMap((name) => wrong.map((how) => [name, how] as const)))(
    "wrong: %s, %s",
    async (name, how) => {
      server.behave(how);
      expect(await call(name)).toEqual({ state: "unreachable" });
    },
  );

  test.each(NAMES)("absent: %s", async (name) => {
    const gone = await startPublicDataServer();
    await gone.close();
    usePublicData(gone.env, PATIENT);
    expect(await call(name)).toEqual({ state: "unreachable" });
  });

  test.each(NAMES)("switched off: %s", async (name) => {
    const off = Object.fromEntries(Object.keys(server.env).map((variable) => [variable, "off"]));
    usePublicData(off, PATIENT);
    expect(await call(name)).toEqual({ state: "unreachable" });
    expect(server.requested).toEqual([]);
  });

  test("fails alone: the others go on", async () => {
    server.behave("error", "risks");
    for (let time = 0; time < 6; time++) await call("risksAt");
    expect(await call("risksAt")).toEqual({ state: "unreachable" });
    expect(await call("parcelAt")).toMatchObject({ state: "found" });
  });
});

describe("addresses", () => {
  test("are suggested with what a listing needs, the commune alone left out", async () => {
    const addresses = await found(suggestAddresses("12 rue de paris rennes"));
    expect(addresses.map(({ label }) => label)).toEqual([
      "12 Rue de Paris 35000 Rennes",
      "Rue de Paris 35000 Rennes",
    ]);
    expect(addresses[0]).toEqual({
      id: SAMPLE_ADDRESS_ID,
      label: "12 Rue de Paris 35000 Rennes",
      houseNumber: "12",
      street: "Rue de Paris",
      postalCode: "35000",
      cityCode: "35238",
      city: "Rennes",
      ...SAMPLE_POINT,
      score: 0.97,
    });
    expect(addresses[1]).toMatchObject({ houseNumber: null, street: "Rue de Paris" });
  });

  test("are as many as were wanted", async () => {
    expect(await found(suggestAddresses("12 rue de paris", { limit: 1 }))).toHaveLength(1);
    expect(queryOf().get("limit")).toBe("1");
  });

  test.each([
    ["  12\n rue\u0000 de  Paris ", "12 rue de Paris"],
    ["*-+ rue de Paris", "rue de Paris"],
    ["é".repeat(300), "é".repeat(200)],
  ])("are searched by a text that the interface takes: %j", async (typed, sent) => {
    await suggestAddresses(typed);
    expect(queryOf().get("q")).toBe(sent);
  });

  test.each(["", "  ", "12", "  é ", "<>!?"])("are not searched by %j", async (typed) => {
    expect(await suggestAddresses(typed)).toEqual({ state: "none" });
    expect(server.requested).toEqual([]);
  });

  test("are found by a point, to the metre", async () => {
    const nearest = await found(reverseAddress({ lat: 48.111980001, lng: -1.66801 }));
    expect(nearest.label).toBe("12 Rue de Paris 35000 Rennes");
    expect(queryOf().get("lat")).toBe("48.11198");
    expect(queryOf().get("lon")).toBe("-1.66801");
  });
});

test.each([
  { lat: Number.NaN, lng: 0 },
  { lat: 91, lng: 0 },
  { lat: 0, lng: Number.POSITIVE_INFINITY },
])("nothing is requested of a point that is none: %j", async (point) => {
  expect(await reverseAddress(point)).toEqual({ state: "none" });
  expect(await risksAt(point)).toEqual({ state: "none" });
  expect(await parcelAt(point)).toEqual({ state: "none" });
  expect(await salesNear({ ...FLAT, ...point }, NOW)).toEqual({ state: "none" });
  expect(server.requested).toEqual([]);
});

describe("a DPE", () => {
  const dpe = {
    number: SAMPLE_DPE,
    establishedOn: "2024-05-13",
    validUntil: "2034-05-12",
    energyClass: "C",
    ghgClass: "B",
    energyUse: 148,
    ghgEmission: 9,
    surfaceDm2: 6_840,
    builtYear: 1974,
    type: "apartment",
    energyCostCents: 104_360,
    address: "12 Rue de Paris 35000 Rennes",
    complement: "2e étage, porte gauche",
    floor: 2,
  };

  test("is found by its number, however it is typed", async () => {
    expect(await found(findDpe(" 2435 e000 0000a "))).toEqual(dpe);
    expect(queryOf().get("qs")).toBe(`numero_dpe:"${SAMPLE_DPE}"`);
  });

  test("of another number than the requested one is none", async () => {
    expect(await findDpe("2435E9999999Z")).toEqual({ state: "none" });
  });

  test.each(["", "2435E0000000", '2435E0000000" OR *', "2435E0000000AB", "2435É0000000A", "*"])(
    "is not looked for by what is no number: %j",
    async (number) => {
      expect(await findDpe(number)).toEqual({ state: "none" });
      expect(server.requested).toEqual([]);
    },
  );

  test("is listed by its address's key", async () => {
    const place = { addressId: SAMPLE_ADDRESS_ID, postalCode: "35000", street: "Rue de Paris" };
    const dpes = await found(listDpesAt(place));
    expect(dpes[0]).toEqual(dpe);
    expect(dpes.map(({ number, type, floor }) => [number, type, floor])).toEqual([
      [SAMPLE_DPE, "apartment", 2],
      ["2335E0000000C", "building", null],
      ["2135E0000000B", "apartment", null],
    ]);
    expect(server.requested).toHaveLength(1);
    expect(queryOf().get("qs")).toBe(`identifiant_ban:"${SAMPLE_ADDRESS_ID}"`);
  });

  test("is listed by its street where the address was typed by hand", async () => {
    const place = { postalCode: "35000", street: 'rue de "Paris" OR *' };
    expect(await listDpesAt(place)).toEqual({ state: "none" });
    expect((await found(listDpesAt({ ...place, street: "rue de PARIS" })))[0]).toEqual(dpe);
    expect(queryOf(0).get("q")).toBe("rue de paris or");
    expect(queryOf(1).get("qs")).toBe('code_postal_ban:"35000"');
    expect(await listDpesAt({ ...place, street: "Rue de Brest" })).toEqual({ state: "none" });
  });

  test.each(['35238_1"', "*", "35238"])("no query is made of a key like %j", async (addressId) => {
    const place = { addressId, postalCode: '35000" OR *', street: "Rue de Paris" };
    expect(await listDpesAt(place)).toEqual({ state: "none" });
    expect(server.requested).toEqual([]);
  });
});

test("risks are those that are present, as the State words them", async () => {
  expect(await found(risksAt(SAMPLE_POINT))).toEqual([
    { code: "inondation", label: "Inondation" },
    { code: "seisme", label: "Séisme" },
    { code: "retraitGonflementArgile", label: "Retrait gonflement des argiles" },
    { code: "icpe", label: "Installations industrielles classées (ICPE)" },
  ]);
  expect(queryOf().get("latlon")).toBe("-1.66801,48.11198");
});

test("a parcel is the one that a point is on", async () => {
  expect(await found(parcelAt(SAMPLE_POINT))).toEqual({
    id: "35238000BM0123",
    section: "BM",
    number: "0123",
    areaM2: 412,
  });
  expect(JSON.parse(queryOf().get("geom") ?? "")).toEqual({
    type: "Point",
    coordinates: [-1.66801, 48.11198],
  });
});

describe("a company", () => {
  const answerOf = async (siren: string) =>
    companyAnswer(await companyAt(siren), SAMPLE_AGENT).answer;

  test("is found by its number, with what nothing reads left out", async () => {
    expect(await found(companyAt(SAMPLE_SIRENS.public))).toEqual({
      siren: SAMPLE_SIRENS.public,
      isActive: true,
      isPublic: true,
      name: "ANNE-LAURE LE GOFF",
      activity: { code: "68.31Z", label: "Activités immobilières" },
      leaders: [{ familyName: "LE GOFF", firstNames: "ANNE-LAURE, MARIE" }],
    });
    expect(Object.fromEntries(queryOf())).toEqual({
      q: SAMPLE_SIRENS.public,
      minimal: "true",
      include: "dirigeants",
      per_page: "10",
    });
  });

  test.each<[string, CompanyAnswer]>([
    [SAMPLE_SIRENS.public, "agrees"],
    [SAMPLE_SIRENS.company, "agrees"],
    [SAMPLE_SIRENS.twoNames, "differs"],
    [SAMPLE_SIRENS.hidden, "not_public"],
    [SAMPLE_SIRENS.ceased, "ceased"],
    ["000599993", "absent"],
  ])("%s of the sample's agent: %s", async (siren, answer) => {
    expect(await answerOf(siren)).toBe(answer);
  });

  test("that the search found, and of another number, is none", async () => {
    expect(await companyAt("000599993")).toEqual({ state: "none" });
    expect(server.requested).toHaveLength(1);
  });

  test.each<InterfaceBehaviour>(["error", "too-many", "refusal", "other-shape", "slow"])(
    "is unreachable, and nothing else, where the directory is: %s",
    async (how) => {
      usePublicData(server.env, how === "slow" ? HASTY : PATIENT);
      server.behave(how, "companies");
      expect(await answerOf(SAMPLE_SIRENS.public)).toBe("unreachable");
      server.behave("present");
      expect(await answerOf(SAMPLE_SIRENS.public)).toBe("agrees");
    },
  );

  test.each(["", "12345678", "1234567890", "000 500 013", "le goff", "000500013 OR 1"])(
    "is not looked for by what is no number: %j",
    async (siren) => {
      expect(await companyAt(siren)).toEqual({ state: "none" });
      expect(server.requested).toEqual([]);
    },
  );
});

describe("past sales", () => {
  test("are those of five years' files, dated by the files", async () => {
    const result = await salesNear(FLAT, NOW);
    expect(server.requested.toSorted()).toEqual(
      [2022, 2023, 2024, 2025, 2026].map((year) => `/dvf/${String(year)}/communes/35/35238.csv`),
    );
    expect(result).toMatchObject({ state: "found", at: SALES_UPDATED });
    const sales = await found(salesNear(FLAT, NOW));
    expect(sales).toHaveLength(12);
    expect(sales[0]).toEqual({
      soldOn: "2026-03-13",
      priceCents: 22_500_000,
      surfaceDm2: 6_600,
      rooms: 3,
      pricePerM2Cents: 340_909,
      distanceM: expect.any(Number),
      street: "Rue de Paris",
    });
    expect(server.requested).toHaveLength(5);
  });

  test("are none where nothing compares", async () => {
    expect(await salesNear({ ...FLAT, type: "house" }, NOW)).toEqual({ state: "none" });
  });

  test.each([
    { cityCode: "../35", department: "35" },
    { cityCode: "35238", department: "36" },
    { cityCode: "35238", department: ".." },
    { cityCode: "352380", department: "35" },
  ])("are not looked for in %j", async (place) => {
    expect(await salesNear({ ...FLAT, ...place }, NOW)).toEqual({ state: "none" });
    expect(server.requested).toEqual([]);
  });
});
