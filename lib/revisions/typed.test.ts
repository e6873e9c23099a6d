import { describe, expect, test } from "vitest";
import { completeContent } from "../testing/revisions.ts";
import { changesSchema } from "./content.ts";
import type { TextField } from "./fields.ts";
import { isTextField, readForm, readTyped, readWindows, writeTyped } from "./typed.ts";

/** The fields of a home that are typed as one text. */
const TEXT_FIELDS = Object.keys(changesSchema.shape).filter(isTextField);

describe("a parcel that is typed", () => {
  test.each([
    ["35238000BM0123", "35238000BM0123"],
    ["35238 000 bm 0123", "35238000BM0123"],
    ["BM 123", "35238000BM0123"],
    ["section BM n° 123", "35238000BM0123"],
    ["Section B numéro 12", "352380000B0012"],
    ["0A 7", "352380000A0007"],
    ["000 / BM / 0123", "35238000BM0123"],
    ["2A004-101-C-88", "2A0041010C0088"],
  ])("is read: %j", (typed, value) => {
    expect(readTyped("parcelId", typed, { communeCode: "35238" })).toEqual({ value });
  });

  test.each(["BM", "123", "BMX 12", "BM 12345", "derrière la grange"])(
    "is not guessed: %j",
    (typed) => {
      expect(readTyped("parcelId", typed, { communeCode: "35238" })).toEqual({ problem: "parcel" });
    },
  );

  test("needs its commune, in itself or beside it", () => {
    expect(readTyped("parcelId", "BM 123")).toEqual({ problem: "parcel" });
    expect(readTyped("parcelId", "75111 BM 123")).toEqual({ value: "75111000BM0123" });
  });

  test("is shown in groups, and read again as it was", () => {
    const shown = writeTyped("parcelId", { parcelId: "35238000BM0123" });
    expect(shown).toBe("35238 000 BM 0123");
    expect(readTyped("parcelId", shown)).toEqual({ value: "35238000BM0123" });
  });
});

describe("what is typed", () => {
  test.each<[TextField, string, unknown]>([
    ["surfaceDm2", "62,5", 6_250],
    ["surfaceDm2", "62.5 m²", 6_250],
    ["surfaceDm2", "1\u202f062,25", 106_225],
    ["priceCents", "289 000 €", 289_000_00],
    ["priceCents", "289.000", 289_000_00],
    ["priceCents", "1\u00a0250\u00a0000,50", 1_250_000_50],
    ["coownershipChargesCents", "1450", 1_450_00],
    ["priceCents", "289k€", 289_000_00],
    ["priceCents", "289.000,50", 289_000_50],
    ["landSurfaceM2", "1 200 m²", 1_200],
    ["floor", "RDC", 0],
    ["floor", "2e", 2],
    ["floor", "-1", -1],
    ["builtYear", "1930", 1930],
    ["dpeNumber", "2435 e000 0000 a", "2435E0000000A"],
    ["dpeDoneOn", "12/3/2024", "2024-03-12"],
    ["dpeDoneOn", "2024-03-12", "2024-03-12"],
    ["postalCode", "35 000", "35000"],
    ["virtualTourUrl", "visites.example.fr/12", "https://visites.example.fr/12"],
    ["isCoowned", "non", false],
    ["energyClass", "D", "D"],
    ["title", "  Maison  ", "Maison"],
    ["title", "   ", null],
    ["title", "\u2800\u200b", null],
    ["title", "\ufeffMaison\u00a0bleue\u200b", "Maison bleue"],
    ["title", "Maison\r\nbleue", "Maison bleue"],
    ["lot", "\u202aLot 12\u202c", "Lot 12"],
  ])("%s: %j is %j", (field, text, value) => {
    expect(readTyped(field, text)).toEqual({ value });
  });

  test.each<[TextField, string, string]>([
    ["surfaceDm2", "soixante", "number"],
    ["surfaceDm2", "62,125", "decimals"],
    ["surfaceDm2", "-4", "number"],
    ["rooms", "3,5", "whole"],
    ["rooms", "1e3", "number"],
    ["rooms", "5000", "too-large"],
    ["landSurfaceM2", "1.200", "whole"],
    ["surfaceDm2", "1.235", "decimals"],
    ["priceCents", "cher", "euros"],
    ["priceCents", "-5", "euros"],
    ["priceCents", "3.125", "ambiguous"],
    ["priceCents", "289,000", "ambiguous"],
    ["coownershipChargesCents", "1.250 k€", "ambiguous"],
    ["priceCents", "9".repeat(14), "too-large"],
    ["builtYear", "30", "year"],
    ["dpeDoneOn", "31/02/2024", "day"],
    ["dpeNumber", "1234", "dpe-number"],
    ["postalCode", "3500", "postal-code"],
    ["virtualTourUrl", "http://visites.example.fr", "address"],
    ["virtualTourUrl", "rien", "address"],
    ["virtualTourUrl", "https://claire@visites.example.fr", "address"],
    ["virtualTourUrl", "claire@visites.example.fr", "address"],
    ["energyClass", "H", "choice"],
    ["floor", "haut", "whole"],
    ["title", "x".repeat(121), "too-long"],
    ["title", "Maison\u200bbleue", "unseen"],
    ["title", "Maison \u202eeuelb", "unseen"],
    ["address", "3 rue\u00adde Paris", "unseen"],
    ["neighbourhood", "Centre\u3164ville", "unseen"],
  ])("%s: %j is refused: %s", (field, text, problem) => {
    expect(readTyped(field, text)).toEqual({ problem });
  });

  test("is what the field showed, for each field of a home", () => {
    const content = completeContent({
      landSurfaceM2: 12_500,
      virtualTourUrl: "https://a.example.fr/x",
    });
    for (const field of TEXT_FIELDS) {
      expect(readTyped(field, writeTyped(field, content))).toEqual({
        value: content[field] ?? null,
      });
    }
  });

  test("is what the schemas accept", () => {
    const { photos: _photos, sources: _sources, ...content } = completeContent();
    const form = {
      text: (name: string) => (isTextField(name) ? writeTyped(name, content) : ""),
      all: (name: string) => (name === "features" ? (content.features ?? []) : []),
    };
    const { changes, problems } = readForm([...TEXT_FIELDS, "features"], form);
    expect(problems).toEqual({});
    expect(changesSchema.parse(changes)).toMatchObject({
      title: content.title,
      priceCents: 289_000_00,
    });
  });
});

test("a table of rooms is saved as far as it can be read, and says what can't", () => {
  const controls: Record<string, string[]> = {
    "room-id": ["a", "b", "c"],
    "room-name": ["Séjour", "Cave", ""],
    "room-area": ["24,5", "petite", ""],
    "room-level": ["", "Sous-sol", ""],
  };
  const form = { text: () => "", all: (name: string) => controls[name] ?? [] };
  expect(readForm(["roomTable"], form)).toEqual({
    changes: {
      roomTable: [
        { id: "a", name: "Séjour", areaDm2: 2_450 },
        { id: "b", name: "Cave", level: "Sous-sol" },
      ],
    },
    problems: { roomTable: "number" },
  });
});

describe("the windows of a week", () => {
  const row = (from: string, to: string) => ({ weekday: "3", from, to });

  test("are those of the rows that are filled in", () => {
    expect(readWindows([row("", ""), row("17:00", "19:00"), row("20:00", "00:00")])).toEqual({
      value: [
        { weekday: 3, startMinute: 1_020, endMinute: 1_140 },
        { weekday: 3, startMinute: 1_200, endMinute: 1_440 },
      ],
    });
  });

  test.each([
    ["19:00", "17:00"],
    ["17:00", ""],
    ["17:05", "19:00"],
    ["soir", "19:00"],
  ])("from %s to %s are wrong", (from, to) => {
    expect(readWindows([row(from, to)])).toEqual({ wrong: 0 });
  });
});
