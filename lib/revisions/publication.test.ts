import { describe, expect, test } from "vitest";
import { completeContent } from "../testing/revisions.ts";
import { completionOf, qualityOf, TYPED_STEPS } from "./completion.ts";
import type { RevisionContent } from "./content.ts";
import { ISSUE_COPY } from "./copy.ts";
import { type ContentField, FIELD_NAMES, FIELDS } from "./fields.ts";
import { homeRowOf } from "./property-row.ts";
import {
  CHECKED_FIELDS,
  ISSUE_CODES,
  type IssueCode,
  needsEnergyAudit,
  publicationIssues,
} from "./publication.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const issuesOf = (overrides: RevisionContent) =>
  publicationIssues(completeContent(overrides), NOW).map(({ field, code }) => `${field}: ${code}`);
const HOUSE: RevisionContent = { type: "house", isCoowned: false };

/** Fields that are needed in every home. */
const ALWAYS: ContentField[] = [
  "type",
  "address",
  "communeCode",
  "postalCode",
  "lat",
  "surfaceDm2",
  "rooms",
  "bedrooms",
  "bathrooms",
  "title",
  "description",
  "dpeNumber",
  "dpeDoneOn",
  "energyClass",
  "ghgClass",
  "energyUse",
  "ghgEmission",
  "energyCostMinCents",
  "energyCostMaxCents",
  "energyCostYear",
  "isCoowned",
  "photos",
  "priceCents",
];

describe("what a publication needs", () => {
  test("nothing where all is there", () => {
    expect(issuesOf({})).toEqual([]);
    expect(homeRowOf(completeContent())).toMatchObject({
      priceCents: 289_000_00,
      landSurfaceM2: null,
    });
  });

  test.each(ALWAYS)("each home's %s", (field) => {
    const content = completeContent();
    delete content[field];
    const missing = publicationIssues(content, NOW).filter((issue) => issue.field === field);
    expect(missing).toEqual([{ field, code: "missing", step: FIELDS[field].step }]);
  });

  test.each<ContentField>(["coownershipLots", "coownershipChargesCents", "coownershipProceedings"])(
    "of a copropriété its %s, of another home not",
    (field) => {
      const content = completeContent();
      delete content[field];
      expect(publicationIssues(content, NOW).map((issue) => issue.field)).toEqual([field]);
      expect(publicationIssues({ ...content, isCoowned: false }, NOW)).toEqual([]);
    },
  );

  test.each<[string, RevisionContent, boolean]>([
    ["a house of class E", { ...HOUSE, energyClass: "E" }, true],
    ["a house of class F", { ...HOUSE, energyClass: "F" }, true],
    ["a house of class G", { ...HOUSE, energyClass: "G" }, true],
    ["a house of class D", { ...HOUSE, energyClass: "D" }, false],
    ["a house in a copropriété", { type: "house", isCoowned: true, energyClass: "G" }, false],
    ["a flat", { type: "apartment", isCoowned: false, energyClass: "G" }, false],
    ["a house without a class", { ...HOUSE, energyClass: undefined } as RevisionContent, false],
  ])("an energy audit: %s", (_, content, needed) => {
    expect(needsEnergyAudit(content)).toBe(needed);
    const codes = issuesOf(content).filter((each) => each.startsWith("energyAudit"));
    expect(codes).toEqual(needed ? ["energyAudit: missing"] : []);
    const done = issuesOf({ ...content, energyAudit: true });
    expect(done.filter((each) => each.startsWith("energyAudit"))).toEqual([]);
  });

  test.each<[RevisionContent, ContentField, IssueCode | null]>([
    [{ priceCents: 99_999 }, "priceCents", "too-small"],
    [{ priceCents: 100_000 }, "priceCents", null],
    [{ priceCents: 2_000_000_000 }, "priceCents", null],
    [{ priceCents: 2_000_000_001 }, "priceCents", "too-large"],
    [{ surfaceDm2: 99 }, "surfaceDm2", "too-small"],
    [{ surfaceDm2: 1_000_001 }, "surfaceDm2", "too-large"],
    [{ rooms: 0, bedrooms: 0 }, "rooms", "too-small"],
    [{ bedrooms: 4 }, "bedrooms", "inconsistent"],
    [{ bedrooms: 3 }, "bedrooms", null],
    [{ floor: 5 }, "floor", "inconsistent"],
    [{ floor: 4 }, "floor", null],
    [{ builtYear: 999 }, "builtYear", "inconsistent"],
    [{ builtYear: 2_030 }, "builtYear", "inconsistent"],
    [{ builtYear: 2_029 }, "builtYear", null],
    [{ title: "Trop" }, "title", "too-small"],
    [{ title: "" }, "title", "missing"],
    [{ description: "Trop court." }, "description", "too-small"],
    [{ dpeDoneOn: "2021-06-30" }, "dpeDoneOn", "outdated"],
    [{ dpeDoneOn: "2021-07-01" }, "dpeDoneOn", null],
    [{ dpeDoneOn: "2026-11-24" }, "dpeDoneOn", null],
    [{ dpeDoneOn: "2026-11-25" }, "dpeDoneOn", "inconsistent"],
    [{ energyCostMaxCents: 979_00 }, "energyCostMaxCents", "inconsistent"],
    [{ energyCostMaxCents: 980_00 }, "energyCostMaxCents", null],
    [{ energyCostYear: 2014 }, "energyCostYear", "outdated"],
    [{ energyCostYear: 2027 }, "energyCostYear", "inconsistent"],
    [{ propertyTaxYear: undefined }, "propertyTaxYear", "missing"],
    [{ propertyTaxCents: undefined }, "propertyTaxCents", "missing"],
    [{ propertyTaxCents: 0 }, "propertyTaxCents", "too-small"],
    [{ propertyTaxCents: 100_001_00 }, "propertyTaxCents", "too-large"],
    [{ propertyTaxYear: 2027 }, "propertyTaxYear", "inconsistent"],
    [{ propertyTaxYear: 2020 }, "propertyTaxYear", "outdated"],
    [{ coownershipLots: 1 }, "coownershipLots", "too-small"],
    [{ photos: [] }, "photos", "missing"],
    [{ energyUse: 0 }, "energyUse", "too-small"],
  ])("%j: %s is %s", (overrides, field, code) => {
    expect(issuesOf(overrides)).toEqual(code === null ? [] : [`${field}: ${code}`]);
  });

  test("a DPE is out of date on the day ten years after it was made", () => {
    const content = completeContent({
      dpeDoneOn: "2024-03-12",
      energyCostYear: 2023,
      propertyTaxYear: 2034,
    });
    const at = (day: string) => publicationIssues(content, new Date(`${day}T10:00:00Z`)).length;
    expect([at("2034-03-11"), at("2034-03-12")]).toEqual([0, 1]);
  });

  test("comes in the order of the steps, with a sentence each", () => {
    const issues = publicationIssues({}, NOW);
    const steps = issues.map(({ step }) => TYPED_STEPS.indexOf(step));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    for (const field of CHECKED_FIELDS) {
      for (const code of ISSUE_CODES) expect(ISSUE_COPY.sentence({ field, code })).toMatch(/\.$/);
    }
    expect(FIELD_NAMES).toEqual(expect.arrayContaining(CHECKED_FIELDS));
  });
});

describe("how far a revision is", () => {
  test("nothing of it is done at first", () => {
    expect(completionOf({}, NOW)).toEqual({ done: [], total: 9, next: "adresse" });
  });
  test("all of it is done where nothing lacks", () => {
    expect(completionOf(completeContent(), NOW)).toEqual({
      done: TYPED_STEPS,
      total: 9,
      next: "verification",
    });
  });
  test("the next step is the first that lacks something", () => {
    const content = completeContent({ features: [], priceCents: 1 });
    expect(completionOf(content, NOW).next).toBe("equipements");
  });
});

test("a listing is the better the more it shows, and says what would help most", () => {
  const poor = qualityOf(completeContent());
  const roomTable = ["Séjour", "Chambre 1", "Chambre 2"].map((name, at) => ({
    id: `r${at}`,
    name,
  }));
  const photos = Array.from({ length: 8 }, (_, index) => ({
    key: `photo-${index}`,
    alt: "",
    room: `r${index}`,
  }));
  const complete = completeContent({
    roomTable,
    photos,
    description: "x".repeat(600),
    floorPlans: [{ key: "plan", label: "Rez-de-chaussée" }],
    features: ["balcon", "cave", "calme", "fibre"],
    availability: [
      { weekday: 1, startMinute: 540, endMinute: 600 },
      { weekday: 2, startMinute: 540, endMinute: 600 },
    ],
    transport: "Métro Sainte-Anne à 300 m",
  });
  expect(qualityOf({}).score).toBe(0);
  expect(poor.score).toBeGreaterThan(0);
  expect(poor.advice[0]).toBe("photos");
  expect(qualityOf(complete)).toEqual({ score: 100, advice: [] });
  const unnamed = { ...complete, photos: photos.map(({ room: _room, ...photo }) => photo) };
  expect(qualityOf(unnamed)).toEqual({ score: 95, advice: ["photo-rooms"] });
  // A tour on another site is as good as ours.
  const outside = { ...unnamed, virtualTourUrl: "https://visite.example.org/1" };
  expect(qualityOf(outside).score).toBe(100);
});

test.each(["address", "lot", "title"] as const)(
  "a character that the mandate can't say is named at its field: %s",
  (field) => {
    const content = completeContent({ [field]: `${completeContent()[field]} 漢 🏡` });
    expect(publicationIssues(content, new Date("2026-11-24T10:00:00Z"))).toEqual([
      { field, code: "undrawn", step: FIELDS[field].step, characters: ["漢", "🏡"] },
    ]);
  },
);

test.each<[string, RevisionContent["roomTable"], boolean]>([
  ["none", undefined, false],
  ["named", [{ id: "a", name: "Séjour" }], false],
  ["blank, which is left out", [{ id: "a", name: "" }], false],
  ["measured, without a name", [{ id: "a", name: "", areaDm2: 900 }], true],
  ["placed, without a name", [{ id: "a", name: "", level: "Étage" }], true],
])("rooms are no condition of a publication, their names are: %s", (_, roomTable, isIssue) => {
  const issues = publicationIssues(completeContent({ roomTable }), NOW);
  expect(issues).toEqual(
    isIssue ? [{ field: "roomTable", code: "inconsistent", step: "surfaces" }] : [],
  );
});
