import { describe, expect, test } from "vitest";
import { listingJson } from "../listings/json-views.ts";
import { completeContent } from "../testing/revisions.ts";
import { TYPED_STEPS } from "./completion.ts";
import { changesSchema, type RevisionContent } from "./content.ts";
import type { FieldRow } from "./field-kinds.ts";
import { type ContentField, FIELD_NAMES, fieldsOf, rowOf } from "./fields.ts";
import { previewOf, previewRooms } from "./preview.ts";
import { contentOfHome, HOME_COLUMNS, type HomeRow, homeRowOf } from "./property-row.ts";
import { changedFields } from "./review.ts";
import { isTextField, readTyped, writeTyped } from "./typed.ts";

/** Two values of a kind, both fit to be published. */
function examplesOf(row: FieldRow): [unknown, unknown] {
  switch (row.kind) {
    case "choice":
      return [row.values[0], row.values[1]];
    case "line":
    case "text":
      return ["12 rue de Paris, près de la gare", "7 rue de Lyon, près de la Saône"];
    case "code": {
      const codes = {
        chosen: ["35238", "69123"],
        "postal-code": ["35000", "69001"],
        "dpe-number": ["2435E0000000A", "2469E0000000B"],
        parcel: ["35238000BM0123", "69123000AB0007"],
      } as const;
      const [one, other] = codes[row.typedAs];
      return [one, other];
    }
    case "surface":
      return [6_350, 7_200];
    case "euros":
      return [1_200_00, 1_300_00];
    case "year":
      return [2_021, 2_022];
    case "whole":
    case "floor":
      return [2, 3];
    case "degrees":
      return [48.1, 48.2];
    case "day":
      return ["2024-03-12", "2025-03-12"];
    case "yes-no":
      return [true, false];
    case "site-address":
      return ["https://visite.example.org/1", "https://visite.example.org/2"];
    case "features":
      return [["balcon"], ["cave"]];
    case "photos":
      return [[{ key: "a", alt: "Le salon" }], [{ key: "b", alt: "Le salon" }]];
    case "plans":
      return [[{ key: "a", label: "Étage" }], [{ key: "b", label: "Étage" }]];
    case "rooms":
      return [
        [{ id: "a", name: "Séjour", areaDm2: 2_450 }],
        [{ id: "a", name: "Séjour", areaDm2: 2_400 }],
      ];
    case "windows":
      return [
        [{ weekday: 1, startMinute: 540, endMinute: 600 }],
        [{ weekday: 2, startMinute: 540, endMinute: 600 }],
      ];
  }
}

/** What is beyond the bounds of a draft, and the last value within them; null of a kind without a figure to try. */
function boundsOf(row: FieldRow): { last: unknown; beyond: unknown } | null {
  switch (row.kind) {
    case "line":
    case "text":
      return { last: "x".repeat(row.max), beyond: "x".repeat(row.max + 1) };
    case "surface":
    case "euros":
    case "year":
    case "whole":
    case "floor":
    case "degrees":
      return { last: row.max, beyond: row.max + 1 };
    default:
      return null;
  }
}

const accepts = (field: ContentField, value: unknown) =>
  changesSchema.safeParse({ [field]: value }).success;

test("each field is typed in one step", () => {
  expect(TYPED_STEPS.flatMap(fieldsOf).toSorted()).toEqual(FIELD_NAMES.toSorted());
});

test.each(FIELD_NAMES)("%s is stored, and what is not of its kind is not", (field) => {
  const [one, other] = examplesOf(rowOf(field));
  expect([one, other, null].map((value) => accepts(field, value))).toEqual([true, true, true]);
  expect(accepts(field, { no: "kind" })).toBe(false);
});

test.each(FIELD_NAMES.filter(isTextField))("%s is typed as it is shown", (field) => {
  for (const value of examplesOf(rowOf(field))) {
    expect(readTyped(field, writeTyped(field, { [field]: value }))).toEqual({ value });
  }
});

describe("bounds", () => {
  const bounded = FIELD_NAMES.filter(isTextField).flatMap((field) => {
    const bounds = boundsOf(rowOf(field));
    return bounds === null ? [] : [{ field, ...bounds }];
  });

  test.each(bounded)("$field: the same typed and stored", ({ field, last, beyond }) => {
    expect([last, beyond].map((value) => accepts(field, value))).toEqual([true, false]);
    // A year is typed by its four digits, whichever they are.
    if (rowOf(field).kind === "year") return;
    expect(readTyped(field, writeTyped(field, { [field]: last }))).toEqual({ value: last });
    expect(readTyped(field, writeTyped(field, { [field]: beyond }))).toHaveProperty("problem");
  });

  test.each(bounded)("$field: those of a publication are within", ({ field }) => {
    const row = rowOf(field);
    const most = "max" in row ? row.max : 0;
    const { min, max } = { min: 0, max: most, ...row.published };
    expect([min, max, most]).toEqual([min, max, most].toSorted((a, b) => a - b));
  });
});

describe("the columns", () => {
  test("give back what was written to them", () => {
    const content = completeContent({ landSurfaceM2: 0, transport: "Métro", lot: "" });
    const { photos: _photos, availability: _windows, lot: _lot, ...expected } = content;
    const home = homeRowOf(content);
    expect(Object.keys(home)).toEqual(HOME_COLUMNS);
    const { photos, roomTable, floorPlans, availability, ...read } = contentOfHome(home, {
      photos: [],
      rooms: [],
      plans: [],
      windows: [],
    });
    expect([photos, roomTable, floorPlans, availability]).toEqual([[], [], [], []]);
    expect(read).toEqual(expected);
  });

  test.each<[keyof HomeRow, RevisionContent, unknown]>([
    ["addressPrecision", {}, "street"],
    ["features", {}, []],
    ["landSurfaceM2", {}, null],
    ["landSurfaceM2", { landSurfaceM2: 0 }, 0],
    ["transport", { transport: "" }, null],
    ["coownershipLots", { isCoowned: false, coownershipLots: 12 }, null],
  ])("%s of %j is %j", (column, changed, value) => {
    const { addressPrecision: _precision, features: _features, ...content } = completeContent();
    expect(homeRowOf({ ...content, ...changed })[column]).toEqual(value);
  });

  test.each(["title", "lat", "coownershipLots"] as const)("need a %s", (field) => {
    const content = completeContent();
    delete content[field];
    expect(() => homeRowOf(content)).toThrow(RangeError);
  });
});

/** Why neither the page nor the public call shows a field. */
const UNTOLD: Partial<Record<ContentField, string>> = {
  communeCode: "the commune that it names is told",
  addressId: "identifies the home, as its address does",
  lot: "tells the home from others at its address",
  parcelId: "identifies the home",
  dpeNumber: "identifies the home, in a public register",
  dpeDoneOn: "finds the home in a public register",
  energyAudit: "is handed over at the first visit",
  availability: "its slots are told, which a job makes of it",
};

describe("a field that is written shows", () => {
  const commune = {
    code: "35238",
    name: "Rennes",
    slug: "rennes",
    lat: 48.11,
    lng: -1.68,
    departmentCode: "35",
    departmentName: "Ille-et-Vilaine",
  };
  const now = new Date("2026-11-24T10:00:00Z");
  const pageOf = (content: RevisionContent) => ({
    listing: previewOf({ id: "r1", content }, { commune, looper: null }, now),
    ...previewRooms(content),
  });
  const jsonOf = (content: RevisionContent) =>
    listingJson({ ...pageOf(content), slots: [] }, "https://site.example");

  /** Whether the output for a listing differs with a field's value, or with whether it has one. */
  function tells(make: (content: RevisionContent) => unknown, field: ContentField): boolean {
    const row = rowOf(field);
    const { [field]: _without, ...rest } = completeContent({ photos: [{ key: "salon", alt: "" }] });
    const written = examplesOf(row).map((value) => ({ ...rest, [field]: value }));
    const tried = row.needed === undefined ? [...written, rest] : written;
    return new Set(tried.map((content) => JSON.stringify(make(content)))).size > 1;
  }

  test.each(FIELD_NAMES)("%s: in the preview", (field) => {
    expect(tells(pageOf, field), UNTOLD[field]).toBe(UNTOLD[field] === undefined);
  });

  test.each(FIELD_NAMES)("%s: in what the public call says", (field) => {
    expect(tells(jsonOf, field), UNTOLD[field]).toBe(UNTOLD[field] === undefined);
  });

  test.each(FIELD_NAMES)("%s: in the comparison", (field) => {
    const row = rowOf(field);
    const [one, other] = examplesOf(row);
    expect(changedFields({ [field]: one }, { [field]: other })).toEqual([row.partOf ?? field]);
    expect(changedFields({ [field]: one }, {})).toEqual([row.partOf ?? field]);
  });
});
