import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../../policy/actor.ts";
import { CLIENT_LIMITS } from "../../public-data/http/client.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow } from "../../testing/builders.ts";
import { createPerson } from "../../testing/people.ts";
import {
  SAMPLE_ADDRESS_ID,
  SAMPLE_DPE,
  SAMPLE_NEIGHBOUR,
  SAMPLE_POINT,
} from "../../testing/public-data-samples.ts";
import {
  type InterfaceBehaviour,
  type PublicDataServer,
  resetPublicData,
  startPublicDataServer,
  usePublicData,
} from "../../testing/public-data-server.ts";
import { beginDraft } from "../commands/begin-draft.ts";
import { saveRevision } from "../commands/save-revision.ts";
import type { RevisionContent } from "../content.ts";
import { type FillQuery, fillJsonSchema } from "../schemas.ts";
import { getFill } from "./get-fill.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
/** Where time is not what is tested: machines are shared. */
const PATIENT = 60_000;

const HOME: RevisionContent = {
  type: "apartment",
  address: "12 Rue de Paris",
  postalCode: "35000",
  communeCode: "35238",
  addressId: SAMPLE_ADDRESS_ID,
  ...SAMPLE_POINT,
  surfaceDm2: 6_500,
};

const QUERIES: FillQuery[] = [
  { dpe: SAMPLE_DPE },
  { what: "dpes" },
  { what: "risks" },
  { what: "sales" },
  { what: "parcel", ...SAMPLE_POINT },
  { what: "address", ...SAMPLE_POINT },
];

const database = adoptedDatabase();
let server: PublicDataServer;
let seller: Actor;

beforeAll(async () => {
  server = await startPublicDataServer();
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});
afterAll(() => server.close());
beforeEach(async () => {
  usePublicData(server.env, {
    timeMs: { call: PATIENT, report: PATIENT, file: PATIENT },
    bytes: CLIENT_LIMITS.bytes,
  });
  server.behave("present");
  seller = await createPerson(database, [["seller", "active"]]);
});
afterEach(() => resetPublicData());

async function drafted(content: RevisionContent) {
  const { revisionId } = await beginDraft(seller, NOW);
  const holder = { kind: "seller", actor: seller } as const;
  await saveRevision({ revisionId, baseVersion: 1, changes: content }, holder, NOW);
  return revisionId;
}

async function fillOf(query: FillQuery, content = HOME, waitMs = PATIENT) {
  const holder = { kind: "seller", actor: seller } as const;
  const fill = await getFill(await drafted(content), query, holder, { now: NOW, waitMs });
  // It is what the call promises, once it went through JSON.
  return fillJsonSchema.parse(JSON.parse(JSON.stringify(fill)));
}

describe("what is there", () => {
  test("is a DPE by its number", async () => {
    const { state, dpes } = await fillOf({ dpe: SAMPLE_DPE });
    expect(state).toBe("found");
    expect(dpes).toHaveLength(1);
    expect(dpes?.[0]).toMatchObject({ number: SAMPLE_DPE, changes: { energyClass: "C" } });
    // The surface was typed.
    expect(dpes?.[0]?.changes).not.toHaveProperty("surfaceDm2");
  });

  test("is the DPE of the address, the likeliest first", async () => {
    const { dpes = [] } = await fillOf({ what: "dpes" });
    expect(dpes.map(({ number, isOutdated }) => [number, isOutdated])).toEqual([
      [SAMPLE_DPE, false],
      ["2135E0000000B", true],
      ["2335E0000000C", false],
    ]);
  });

  test("is the parcel of a point, and the address in front of it", async () => {
    const { parcel } = await fillOf({ what: "parcel", ...SAMPLE_NEIGHBOUR });
    expect(parcel?.changes).toEqual({ parcelId: "35238000BM0124" });
    expect(parcel?.fills.parcelId?.source).toBe("cadastre");
    const { address } = await fillOf({ what: "address", ...SAMPLE_NEIGHBOUR });
    expect(address).toMatchObject({ houseNumber: "14", street: "Rue de Paris" });
    const far = { lat: SAMPLE_NEIGHBOUR.lat + 0.01, lng: SAMPLE_NEIGHBOUR.lng };
    expect(await fillOf({ what: "address", ...far })).toEqual({ state: "none" });
  });

  test("is the risks and the sales, with their date", async () => {
    const { risks } = await fillOf({ what: "risks" });
    expect(risks).toMatchObject({ labels: expect.arrayContaining(["Inondation"]) });
    const { sales } = await fillOf({ what: "sales" });
    expect(sales?.items).toHaveLength(6);
    expect(sales?.at).toBe("2026-10-08T06:00:00.000Z");
  });
});

test.each(QUERIES.filter(({ what }) => what === "dpes" || what === "risks" || what === "sales"))(
  "nothing is requested of a home without a place: %j",
  async (query) => {
    expect(await fillOf(query, { type: "house" })).toEqual({ state: "none" });
    expect(server.requested).toEqual([]);
  },
);

describe.each<InterfaceBehaviour>(["error", "html", "other-shape", "cut-short", "refusal"])(
  "while the interfaces are wrong: %s",
  (behaviour) => {
    test.each(QUERIES)("%j is typed by hand", async (query) => {
      server.behave(behaviour);
      expect(await fillOf(query)).toEqual({ state: "unreachable" });
    });
  },
);

test.each(QUERIES)("one that is slow holds nobody up, and answers later: %j", async (query) => {
  server.behave("slow");
  expect(await fillOf(query, HOME, 20)).toEqual({ state: "pending" });
});

test("a revision of somebody else's does not exist", async () => {
  const revisionId = await drafted(HOME);
  const other = await createPerson(database, [["seller", "active"]]);
  const holder = { kind: "seller", actor: other } as const;
  await expect(getFill(revisionId, { what: "risks" }, holder)).rejects.toMatchObject({
    code: "revision.not-found",
  });
  expect(server.requested).toEqual([]);
});
