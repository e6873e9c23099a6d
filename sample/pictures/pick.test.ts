import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ENERGY_CLASSES,
  FEATURES,
  type Feature,
  PROPERTY_TYPES,
} from "../../lib/kernel/property-kinds.ts";
import { MAX_PHOTOS, MIN_PHOTOS, type PhotoSubject, pickPhotos } from "./pick.ts";
import { findPicture } from "./pool.ts";

const subjects: fc.Arbitrary<PhotoSubject> = fc.record({
  type: fc.constantFrom(...PROPERTY_TYPES),
  departmentCode: fc.constantFrom(
    "75",
    "35",
    "13",
    "67",
    "64",
    "73",
    "59",
    "2B",
    "971",
    "23",
    "xx",
  ),
  features: fc.subarray([...FEATURES]),
  floor: fc.constantFrom(null, 0, 1, 2, 3, 5, 9),
  floorCount: fc.constantFrom(null, 3, 5, 9, 14),
  rooms: fc.integer({ min: 1, max: 12 }),
  energy: fc.constantFrom(...ENERGY_CLASSES, null),
  seed: fc.integer(),
});

const picturesOf = (subject: PhotoSubject) =>
  pickPhotos(subject).map(({ mediaKey }) => {
    const picture = findPicture(mediaKey);
    if (!picture) throw new Error(`${mediaKey} is not in the pool`);
    return picture;
  });

/** The features of which each kind of extra promises one. */
const PROMISES: Partial<Record<string, readonly Feature[]>> = {
  garden: ["jardin"],
  pool: ["piscine"],
  terrace: ["terrasse"],
  balcony: ["balcon"],
  sea: ["vue-mer"],
  hearth: ["cheminee"],
  courtyard: ["calme", "jardin"],
};

describe("the pictures of a listing", () => {
  it("are four to nine, each once, all in the pool", () => {
    fc.assert(
      fc.property(subjects, (subject) => {
        const pictures = picturesOf(subject);
        expect(pictures.length).toBeGreaterThanOrEqual(MIN_PHOTOS);
        expect(pictures.length).toBeLessThanOrEqual(MAX_PHOTOS);
        expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
      }),
    );
  });

  it("are always the same for the same listing", () => {
    fc.assert(
      fc.property(subjects, (subject) => {
        expect(pickPhotos(subject)).toEqual(pickPhotos({ ...subject }));
      }),
    );
  });

  it("promise nothing that the listing does not have", () => {
    fc.assert(
      fc.property(subjects, (subject) => {
        for (const { kind, types } of picturesOf(subject)) {
          const promised = PROMISES[kind];
          if (promised) expect(promised.some((each) => subject.features.includes(each))).toBe(true);
          expect(types).toContain(subject.type);
        }
      }),
    );
  });

  it("give a flat no garden or pool with a house in it", () => {
    fc.assert(
      fc.property(subjects, (subject) => {
        const kinds = picturesOf(subject).map(({ kind }) => kind);
        if (subject.type === "house") return;
        expect(kinds).not.toContain("garden");
        expect(kinds).not.toContain("pool");
      }),
    );
  });

  it("look over roofs from the third floor up, and are under the roof on the top floor only", () => {
    fc.assert(
      fc.property(subjects, (subject) => {
        const { floor = null, floorCount = null, type } = subject;
        if (type === "house" || floor === null) return;
        for (const { kind, style } of picturesOf(subject)) {
          const outlook = kind === "terrace" || kind === "balcony";
          if (outlook && floor < 3) expect(["roofs", "tiles"]).not.toContain(style);
          if (floor < (floorCount ?? floor)) expect(style).not.toBe("attic");
        }
      }),
    );
  });

  it("show a building of many storeys as one", () => {
    fc.assert(
      fc.property(subjects, (subject) => {
        if (subject.type === "house" || (subject.floorCount ?? 0) <= 7) return;
        const facades = picturesOf(subject).filter(({ kind }) => kind === "facade");
        for (const { style } of facades) expect(["modern", "seventies"]).toContain(style);
      }),
    );
  });

  it("show the sea from a terrace or balcony only where the listing sees it", () => {
    fc.assert(
      fc.property(subjects, (subject) => {
        const seen = picturesOf(subject).filter(
          ({ kind, style }) => (kind === "terrace" || kind === "balcony") && style === "sea",
        );
        if (!subject.features.includes("vue-mer")) expect(seen).toEqual([]);
      }),
    );
  });

  it("begin with the building or the main room", () => {
    fc.assert(
      fc.property(subjects, (subject) => {
        const [cover] = picturesOf(subject);
        const kinds = [subject.type === "house" ? "house" : "facade", "living", "hearth", "studio"];
        expect(kinds).toContain(cover?.kind);
      }),
    );
  });

  it("rarely begin alike for two listings of one city", () => {
    for (const [type, departmentCode] of [
      ["apartment", "75"],
      ["apartment", "35"],
      ["house", "13"],
      ["house", "35"],
    ] as const) {
      const covers = Array.from({ length: 1_000 }, (_, seed) =>
        pickPhotos({ type, departmentCode, features: [], rooms: 4, seed }).at(0),
      );
      const alike = covers.filter((cover, index) => cover === covers[index + 1]).length;
      expect(alike / covers.length, `${type} ${departmentCode}`).toBeLessThan(0.1);
    }
  });

  it("show as many bedrooms as there can be, three at most, none in a studio", () => {
    fc.assert(
      fc.property(subjects, (subject) => {
        const bedrooms = picturesOf(subject).filter(({ kind }) => kind === "bedroom").length;
        const expected =
          subject.type === "studio" ? 0 : Math.min(3, Math.max(1, subject.rooms - 1));
        expect(bedrooms).toBe(expected);
      }),
    );
  });

  it("keep to one taste inside", () => {
    fc.assert(
      fc.property(subjects, (subject) => {
        const styles = picturesOf(subject)
          .filter(({ kind }) => kind === "kitchen" || kind === "bathroom")
          .map(({ style }) => style);
        const mixed = styles.includes("haussmann") && styles.includes("rustic");
        expect(mixed).toBe(false);
      }),
    );
  });

  it("fit the region: half-timbering in Alsace, chalets in the Alps, mas in Provence", () => {
    const seriesOf = (departmentCode: string) =>
      new Set(
        Array.from({ length: 60 }, (_, seed) => {
          const subject = { type: "house", departmentCode, features: [], rooms: 4, seed } as const;
          return picturesOf(subject)[0]?.series;
        }),
      );
    expect(seriesOf("67")).toContain("maison-alsacienne");
    expect(seriesOf("67")).not.toContain("mas");
    expect(seriesOf("74")).toContain("chalet");
    expect(seriesOf("13")).toContain("mas");
    expect(seriesOf("974")).toContain("case-creole");
  });

  it("vary from one listing to the next", () => {
    const covers = Array.from(
      { length: 200 },
      (_, seed) =>
        pickPhotos({ type: "apartment", departmentCode: "75", features: [], rooms: 3, seed })[0]
          ?.mediaKey,
    );
    expect(new Set(covers).size).toBeGreaterThan(25);
  });
});
