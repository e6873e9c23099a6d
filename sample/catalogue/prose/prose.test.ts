import { beforeAll, describe, expect, it } from "vitest";
import type { Feature } from "../../../lib/kernel/property-kinds.ts";
import { loadCommunes } from "../../../scripts/db/reference/gazetteer.ts";
import { type GeneratedListing, generateListing } from "../listing.ts";
import { visitHours } from "../visit-hours.ts";
import { createWorld } from "../world.ts";
import { countWords, DESCRIPTION_WORDS } from "./description.ts";
import { TITLE_LENGTH } from "./title.ts";
import {
  aOne,
  enumerate,
  floorName,
  grouped,
  ofTheOne,
  setSpaces,
  theOne,
  thisOne,
} from "./words.ts";

const NOW = Date.parse("2026-03-12T09:30:00Z");
const SAMPLE = 3_000;

let listings: GeneratedListing[];

beforeAll(() => {
  const context = {
    world: createWorld(loadCommunes()),
    seed: 3,
    now: NOW,
    visitDays: visitHours(NOW),
  };
  listings = Array.from({ length: SAMPLE }, (_, index) => generateListing(index, context));
});

/** The texts in which the pattern is found, at most five. */
function found(pattern: RegExp): string[] {
  return listings
    .flatMap(({ property }) => [property.title, property.description])
    .filter((text) => pattern.test(text))
    .slice(0, 5);
}

describe("generated texts", () => {
  it("have 60 to 120 words, and titles that fit a card", () => {
    for (const { property } of listings) {
      const words = countWords(property.description);
      expect(words, property.description).toBeGreaterThanOrEqual(DESCRIPTION_WORDS.least);
      expect(words, property.description).toBeLessThanOrEqual(DESCRIPTION_WORDS.most);
      expect(property.title.length).toBeGreaterThan(5);
      expect(property.title.length, property.title).toBeLessThanOrEqual(TITLE_LENGTH);
    }
  });

  it("are all different", () => {
    expect(new Set(listings.map(({ property }) => property.description)).size).toBe(SAMPLE);
  });

  it.each([
    ["leak nothing of the code", /undefined|null|NaN|\[object|\$\{|function|Infinity/],
    ["have no doubled or stray space", / {2}|\s[.,)]|\(\s|^\s|\s$/],
    ["have no doubled word", /(?<![\p{L}-])(?!nous|vous)(\p{L}{2,}) \1(?![\p{L}-])/u],
    ["use the printer's apostrophe", /'/],
    ["keep high punctuation with its word", /[^\u202f\u00a0][;?!]| [:;?!]|[^\u00a0\d]:/],
    ["keep units with their figure", /\d (m²|€|%|km)/],
    ["contract articles", /(?<!\p{L})(de le|de les|à le|à les) /u],
    ["elide before vowels", /(?<!\p{L})(de|le|la|que|se|ne|je|ce|jusque) [aeiouâàéèêëîïôùœ]\p{L}/u],
    [
      "say cet before a vowel, ce before a consonant",
      /(?<!\p{L})([Cc]et [^aeiouéèêœh]|[Cc]e [aeiouéèêœ])/u,
    ],
    ["make participles agree once", /compriss|ées? ont été \p{L}+és\b|sont compris\p{L}*ss/u],
    [
      "say how far the next town is once",
      /minutes (en voiture )?d.*minutes (en voiture )?(de |d’)\p{Lu}/u,
    ],
    ["join sentences with a space and a capital", /[.!?]\p{L}|\. \p{Ll}/u],
    ["write no list of two with a second et", /(?<!\p{L})et [^,.;:]{1,40} et [^,.;:]{1,40} et /u],
  ])("%s", (_, pattern) => {
    expect(found(pattern)).toEqual([]);
  });

  it("end with a full stop and begin with a capital or a figure", () => {
    for (const { property } of listings) {
      expect(property.description).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(property.title).toMatch(/^[\p{Lu}\d].*[^.\s]$/u);
    }
  });
});

/** What a text may only say of a listing that has it. */
const CLAIMS: readonly (readonly [RegExp, Feature])[] = [
  [/ascenseur/i, "ascenseur"],
  [/balcon/i, "balcon"],
  [/piscine/i, "piscine"],
  [/(?<!pour une )terrasse/i, "terrasse"],
  [/\bcave\b/i, "cave"],
  [/garage/i, "garage"],
  [/cheminée/i, "cheminee"],
  [/parquet/i, "parquet"],
  [/fibre/i, "fibre"],
  [/climatisation/i, "climatisation"],
  [/gardien/i, "gardien"],
  [/vue mer|porte sur la mer|voit la mer|Face à la mer/i, "vue-mer"],
  [/[Rr]énovée? en \d/, "renove"],
  [/traversant/i, "traversant"],
  [/pompe à chaleur/i, "pompe-a-chaleur"],
  [/panneaux solaires/i, "panneaux-solaires"],
  [/double vitrage/i, "double-vitrage"],
  [/jardin (privatif|clos|arboré)|potager et cabanon|son jardin/i, "jardin"],
  [/stationnement|parking|sous-sol et/i, "parking"],
];

describe("what generated texts claim", () => {
  it.each(CLAIMS)("%s goes with the feature %s", (claim, feature) => {
    const wrong = listings.filter(
      ({ property }) =>
        claim.test(`${property.title}\n${property.description}`) &&
        !property.features.includes(feature),
    );
    expect(wrong.slice(0, 3).map(({ property }) => property.description)).toEqual([]);
  });

  it("states the rooms and bedrooms that the listing has", () => {
    const words = ["", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"];
    for (const { property } of listings) {
      const rooms = /(?:T|^|\s)(\d) pièces|T(\d)\b/.exec(property.title);
      if (rooms) expect(Number(rooms[1] ?? rooms[2]), property.title).toBe(property.rooms);
      const bedrooms = /\b(\d) chambres?\b/.exec(property.title);
      if (bedrooms) expect(Number(bedrooms[1])).toBe(property.bedrooms);
      const nominal = /notre (\p{L}+)-pièces|ce (\p{L}+)-pièces/u.exec(property.description);
      if (nominal) expect(words.indexOf(nominal[1] ?? nominal[2] ?? "")).toBe(property.rooms);
    }
  });

  it("names the commune it is in, or leaves it to the card", () => {
    for (const { property, place } of listings) {
      const name = place.commune.name.replaceAll("'", "’").replace(/^(Le|Les) /, "");
      const [city = "", rank] = name.split(/ (?=\d+er?$)/);
      expect(property.description).toContain(place.arrondissement ? city : name);
      if (rank) expect(property.description).toContain(rank);
    }
  });
});

describe("words", () => {
  const flat = { word: "appartement de trois pièces", short: "appartement", feminine: false };
  const house = { word: "longère", short: "longère", feminine: true };
  const studio = { word: "studio", short: "studio", feminine: false };

  it("agree and elide", () => {
    expect([flat, house, studio].map(thisOne)).toEqual([
      "cet appartement de trois pièces",
      "cette longère",
      "ce studio",
    ]);
    expect([flat, house, studio].map(theOne)).toEqual(["l’appartement", "la longère", "le studio"]);
    expect([flat, house, studio].map(ofTheOne)).toEqual([
      "de l’appartement",
      "de la longère",
      "du studio",
    ]);
    expect([flat, house].map(aOne)).toEqual(["un appartement de trois pièces", "une longère"]);
  });

  it("enumerate, group thousands and name floors", () => {
    expect(enumerate(["a", "b", "c"])).toBe("a, b et c");
    expect(enumerate(["a"])).toBe("a");
    expect([grouped(950), grouped(1_050), grouped(12_000)]).toEqual([
      "950",
      "1\u202f050",
      "12\u202f000",
    ]);
    expect([0, 1, 12].map(floorName)).toEqual(["rez-de-chaussée", "premier étage", "12e étage"]);
  });

  it("set French spaces", () => {
    expect(setSpaces("À vendre : 63 m² ; libre !")).toBe(
      "À vendre\u00a0: 63\u00a0m²\u202f; libre\u202f!",
    );
  });

  it("count words as a reader does", () => {
    expect(countWords("À vendre\u00a0: 63\u00a0m², l’hiver et l’été.")).toBe(7);
    expect(countWords("La piscine de 8 × 4\u00a0m.")).toBe(6);
  });
});
