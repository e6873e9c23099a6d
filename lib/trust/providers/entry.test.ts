import { describe, expect, test } from "vitest";
import { changedFields, type EntryColumns, mergeEntry } from "./entry.ts";

const READ: EntryColumns = {
  name: "Studio Lumen",
  type: "photographer",
  description: "Photographies d’intérieur.",
  email: "studio@example.org",
  communeCode: "35238",
  priceUnit: "fixed",
  priceCents: 190_00,
  priceRateBps: null,
  availability: "within_24h",
  specialties: ["Intérieurs"],
  certifications: [],
};
const PERCENTAGE = { priceUnit: "percentage", priceCents: null, priceRateBps: 15 } as const;

describe("an entry that two people change", () => {
  test.each<
    [string, Partial<EntryColumns>, Partial<EntryColumns>, Partial<ReturnType<typeof mergeEntry>>]
  >([
    ["neither", {}, {}, { next: READ, conflicts: [], theirs: [] }],
    [
      "one, the other nothing",
      {},
      { name: "Lumen" },
      { next: { ...READ, name: "Lumen" }, conflicts: [], theirs: [] },
    ],
    [
      "each another field",
      { priceCents: 210_00 },
      { name: "Lumen" },
      { next: { ...READ, priceCents: 210_00, name: "Lumen" }, conflicts: [], theirs: ["price"] },
    ],
    [
      "both one field, to the same",
      { specialties: ["Drone"] },
      { specialties: ["Drone"] },
      { next: { ...READ, specialties: ["Drone"] }, conflicts: [], theirs: [] },
    ],
    [
      "both one field, to something else",
      { description: "A", name: "B" },
      { description: "C" },
      { conflicts: ["description"], theirs: ["name"] },
    ],
    [
      "one a price's unit, the other its amount",
      PERCENTAGE,
      { priceCents: 210_00 },
      { conflicts: ["price"], theirs: [] },
    ],
    [
      "one the commune, which the other left",
      { communeCode: "64260" },
      { email: "new@example.org" },
      {
        next: { ...READ, communeCode: "64260", email: "new@example.org" },
        conflicts: [],
        theirs: ["location"],
      },
    ],
  ])("%s", (_what, stored, typed, outcome) => {
    expect(mergeEntry(READ, { ...READ, ...stored }, { ...READ, ...typed })).toMatchObject(outcome);
  });

  test("names a price's change once, by its field", () => {
    expect(changedFields(READ, { ...READ, ...PERCENTAGE })).toEqual(["price"]);
  });
});
