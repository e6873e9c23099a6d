import { describe, expect, test } from "vitest";
import { PROPERTY_STATUSES } from "../kernel/property-kinds.ts";
import type { RevisionContent } from "./content.ts";
import { FIELD_NAMES, WHOLE_FIELDS } from "./fields.ts";
import { changedFields, isChangeOf, publishedContent } from "./review.ts";

test("people speak of every field but those that are a part of another", () => {
  expect(FIELD_NAMES.filter((field) => !WHOLE_FIELDS.includes(field))).toEqual([
    "lng",
    "addressId",
  ]);
});

const PUBLISHED: RevisionContent = {
  title: "Trois pièces",
  priceCents: 289_000_00,
  lat: 48.1,
  lng: -1.6,
  features: ["balcon"],
};
test.each<[string, RevisionContent, string[]]>([
  ["nothing", {}, []],
  ["a price", { priceCents: 279_000_00 }, ["priceCents"]],
  [
    "a price and a title, in the order of the editor",
    { priceCents: 1, title: "T3" },
    ["title", "priceCents"],
  ],
  ["a place, once", { lat: 48.2, lng: -1.7 }, ["lat"]],
  ["half of a place", { lng: -1.7 }, ["lat"]],
  ["the identifier of an address", { addressId: "35238_7004_00012" }, ["address"]],
  ["features in another number", { features: [] }, ["features"]],
  ["a text that is as empty as before", { transport: "" }, []],
  ["pictures that are as few as before", { photos: [] }, []],
])("what differs: %s", (_, change, fields) => {
  expect(changedFields(PUBLISHED, { ...PUBLISHED, ...change })).toEqual(fields);
  expect(changedFields({ ...PUBLISHED, ...change }, PUBLISHED)).toEqual(fields);
});

test("what a listing says with other blanks is not another thing", () => {
  const before = { title: "T3,\u00a0vue", photos: [{ key: "a", alt: "T3, photo\u00a01" }] };
  const after = { title: "T3, vue", photos: [{ key: "a", alt: "T3, photo 1" }] };
  expect(changedFields(before, after)).toEqual([]);
  const other = { ...after, photos: [{ key: "a", alt: "T3, photo 2" }] };
  expect(changedFields(before, other)).toEqual(["photos"]);
});

describe("rooms", () => {
  const row = (id: string, name = id) => ({ id, name });
  const before: RevisionContent = {
    roomTable: [row("p0", "Séjour"), row("p1", "Chambre")],
    photos: [{ key: "a", alt: "", room: "p0" }],
  };

  test.each<[string, RevisionContent, string[]]>([
    ["nothing", {}, []],
    ["a blank row more", { roomTable: [...(before.roomTable ?? []), row("x", "")] }, []],
    ["another name", { roomTable: [row("p0", "Salon"), row("p1", "Chambre")] }, ["roomTable"]],
    ["another order", { roomTable: [row("p1", "Chambre"), row("p0", "Séjour")] }, ["roomTable"]],
    ["another room of a photo", { photos: [{ key: "a", alt: "", room: "p1" }] }, ["photos"]],
    [
      "a photo of a room that is gone",
      { roomTable: [row("p1", "Chambre")] },
      ["roomTable", "photos"],
    ],
  ])("%s", (_, change, fields) => {
    expect(changedFields(before, { ...before, ...change })).toEqual(fields);
  });

  test("a photo that names no row is as one without a room", () => {
    const after = { photos: [{ key: "a", alt: "", room: "gone" }] };
    expect(changedFields({ photos: [{ key: "a", alt: "" }] }, after)).toEqual([]);
  });

  test("the ids of rows are nothing that is published", () => {
    const renamed = { roomTable: [row("x", "Séjour"), row("y", "Chambre")] };
    expect(changedFields({ roomTable: before.roomTable }, renamed)).toEqual([]);
  });
});

test("what was never published is no change", () => {
  expect(PROPERTY_STATUSES.filter((status) => !isChangeOf(status))).toEqual(["draft", "in_review"]);
  expect(isChangeOf(null)).toBe(false);
});

test("what the seller changed in the listing itself meanwhile is kept", () => {
  const window = { weekday: 1, startMinute: 540, endMinute: 600 };
  const proposed = { title: "Nouveau", addressPrecision: "exact", availability: [] } as const;
  const published = {
    title: "Ancien",
    addressPrecision: "street" as const,
    availability: [window],
  };
  const of = (fieldVersions: object) =>
    publishedContent({ ...proposed, availability: [] }, published, fieldVersions);
  expect(of({ title: 2 })).toEqual({
    title: "Nouveau",
    addressPrecision: "street",
    availability: [window],
  });
  expect(of({ addressPrecision: 2, availability: 3 })).toEqual(proposed);
});
