import { describe, expect, test } from "vitest";
import { changesSchema, type RevisionChanges, readContent } from "./content.ts";
import { mergeSave, type StoredRevision } from "./saving.ts";

const stored: StoredRevision = {
  content: { title: "Ancien titre", rooms: 3 },
  version: 5,
  fieldVersions: { title: 5, rooms: 2 },
};

describe("saving fields of a revision", () => {
  test("writes what changed under a new version", () => {
    expect(
      mergeSave(stored, { baseVersion: 5, changes: { title: "Nouveau", rooms: 3 } }),
    ).toMatchObject({
      next: {
        content: { title: "Nouveau", rooms: 3 },
        version: 6,
        fieldVersions: { title: 6, rooms: 2 },
      },
      conflicts: [],
    });
  });

  test("writes nothing where nothing is new", () => {
    const changes = { title: "Ancien titre", address: null };
    expect(mergeSave(stored, { baseVersion: 1, changes })).toMatchObject({
      next: null,
      conflicts: [],
    });
  });

  test("empties a field", () => {
    const merged = mergeSave(stored, { baseVersion: 5, changes: { title: null } });
    expect(merged.next?.content).toEqual({ rooms: 3 });
  });

  test("leaves what another tab changed since, and saves the rest", () => {
    const changes = { title: "De l’autre onglet", rooms: 4 };
    const { next, conflicts } = mergeSave(stored, { baseVersion: 4, changes });
    expect(conflicts).toEqual(["title"]);
    expect(next?.content).toEqual({ title: "Ancien titre", rooms: 4 });
  });

  test("tells the tab what else it does not know yet", () => {
    const known = { ...stored, fieldVersions: { title: 5, rooms: 3 } };
    const { changedElsewhere } = mergeSave(known, { baseVersion: 4, changes: { rooms: 4 } });
    expect(changedElsewhere).toEqual(["title"]);
  });

  test("is no conflict where both tabs wrote the same", () => {
    const changes = { title: "Ancien titre" };
    expect(mergeSave(stored, { baseVersion: 1, changes }).conflicts).toEqual([]);
  });

  test("says what a source filled, until it is typed over", () => {
    const fill = { source: "ademe", at: "2026-11-24T10:00:00Z" } as const;
    const filled = mergeSave(stored, {
      baseVersion: 5,
      changes: { energyClass: "D", ghgClass: "C" },
      fills: { energyClass: fill, ghgClass: fill },
    }).next;
    expect(filled?.content.sources).toEqual({ energyClass: fill, ghgClass: fill });
    const typed = mergeSave(filled as StoredRevision, {
      baseVersion: 6,
      changes: { energyClass: "C" },
    }).next;
    expect(typed?.content.sources).toEqual({ ghgClass: fill });
    const emptied = mergeSave(typed as StoredRevision, {
      baseVersion: 7,
      changes: { ghgClass: null },
      fills: { ghgClass: fill },
    }).next;
    expect(emptied?.content).not.toHaveProperty("sources");
  });
});

describe("what a field can hold", () => {
  test.each<[string, unknown]>([
    ["title", "x".repeat(121)],
    ["description", "x".repeat(6_001)],
    ["priceCents", 1.5],
    ["priceCents", "1000"],
    ["rooms", -1],
    ["lat", 91],
    ["communeCode", "Rennes"],
    ["postalCode", "3500"],
    ["dpeNumber", '2435E0"OR 1=1'],
    ["dpeDoneOn", "2024-02-30"],
    ["energyClass", "H"],
    ["features", ["piscine-a-balles"]],
    ["photos", [{ key: "../../etc/passwd", alt: "" }]],
    [
      "photos",
      [
        { key: "a", alt: "" },
        { key: "a", alt: "" },
      ],
    ],
    ["photos", Array.from({ length: 31 }, (_, index) => ({ key: `p${index}`, alt: "" }))],
    ["virtualTourUrl", "javascript:alert(1)"],
    ["virtualTourUrl", "http://example.org"],
    ["virtualTourUrl", "https://claire:secret@example.org/1"],
    ["availability", [{ weekday: 8, startMinute: 0, endMinute: 15 }]],
    ["availability", [{ weekday: 1, startMinute: 60, endMinute: 60 }]],
    ["isCoowned", "oui"],
    ["status", "active"],
    ["sellerId", "000000000000"],
  ])("not in %s: %j", (field, value) => {
    expect(changesSchema.safeParse({ [field]: value }).success).toBe(false);
  });

  test("texts are tidied", () => {
    const changes: RevisionChanges = changesSchema.parse({
      title: "  Bel\u202e  appartement ",
      lot: null,
    });
    expect(changes).toEqual({ title: "Bel appartement", lot: null });
  });

  test("what is stored is read back", () => {
    const content = { title: "Un titre", photos: [{ key: "abc", alt: "" }] };
    expect(readContent(JSON.parse(JSON.stringify(content)))).toEqual(content);
    expect(() => readContent({ price: 1 })).toThrow();
  });
});
