import { inCommune, ofCommune, typeset } from "../../../lib/communes/french.ts";
import type { EnergyClass, Feature } from "../../../lib/kernel/property-kinds.ts";
import type { Coownership } from "../coownership.ts";
import type { Draw } from "../draw.ts";
import type { Dwelling } from "../dwelling.ts";
import type { Heating } from "../energy.ts";
import type { Quarter } from "../places/quarters.ts";
import type { Place } from "../world.ts";
import { drawFlatNoun, drawHouseNoun } from "./nouns.ts";
import type { Noun } from "./words.ts";

/** All that a title and a description may speak of. */
export interface Story {
  dwelling: Dwelling;
  place: Place;
  quarter: Quarter | null;
  features: ReadonlySet<Feature>;
  energyClass: EnergyClass;
  heating: Heating;
  coownership: Coownership | null;
  /** Year of the works; null when not renovated. */
  renovatedYear: number | null;
}

/** Where in a village a house stands. */
export type Setting = "bourg" | "hamlet" | "estate" | null;

/** A story with what its sentences share: the words chosen once, figures written once. */
export class Facts {
  readonly dwelling: Dwelling;
  readonly place: Place;
  readonly quarter: Quarter | null;
  readonly energyClass: EnergyClass;
  readonly heating: Heating;
  readonly coownership: Coownership | null;
  readonly renovatedYear: number | null;
  readonly noun: Noun;
  /** "e" after adjectives and participles when the noun is feminine. */
  readonly e: "e" | "";
  readonly it: "il" | "elle";
  /** "63 m²", without decimals. */
  readonly area: string;
  /** Area in m² of the living room, kitchen left out. */
  readonly livingM2: number;
  /** "à Rennes", "au Mans", "dans le 11e arrondissement de Paris". */
  readonly at: string;
  /** "de Rennes", "du Mans". */
  readonly of: string;
  readonly setting: Setting;
  /** The one who sells speaks: "nous vendons". */
  readonly owner: boolean;
  readonly #features: ReadonlySet<Feature>;

  /** Chooses the words of a story. */
  constructor(story: Story, draw: Draw) {
    this.dwelling = story.dwelling;
    this.place = story.place;
    this.quarter = story.quarter;
    this.energyClass = story.energyClass;
    this.heating = story.heating;
    this.coownership = story.coownership;
    this.renovatedYear = story.renovatedYear;
    this.#features = story.features;
    this.noun =
      story.dwelling.type === "house"
        ? drawHouseNoun(draw, story.dwelling, story.place, story.features)
        : drawFlatNoun(draw, story.dwelling);
    this.e = this.noun.feminine ? "e" : "";
    this.it = this.noun.feminine ? "elle" : "il";
    const squareMetres = story.dwelling.surfaceDm2 / 100;
    this.area = `${Math.round(squareMetres)} m²`;
    this.livingM2 = livingRoom(draw, story.dwelling, squareMetres);
    const name = typeset(story.place.commune.name);
    this.at = story.place.arrondissement && draw.chance(0.5) ? inRank(name) : inCommune(name);
    this.of = ofCommune(name);
    this.setting = drawSetting(draw, story);
    this.owner = draw.chance(0.3);
  }

  has(feature: Feature): boolean {
    return this.#features.has(feature);
  }
}

/** "Paris 11e" as a place: "dans le 11e arrondissement de Paris". */
function inRank(name: string): string {
  const [city, rank] = name.split(" ");
  return `dans le ${rank} arrondissement ${ofCommune(city ?? "")}`;
}

/** Subjects that a text speaks of once. */
export type Topic =
  | "calm"
  | "charges"
  | "distance"
  | "fireplace"
  | "floor"
  | "garden"
  | "kitchen"
  | "land"
  | "level"
  | "lift"
  | "light"
  | "material"
  | "move"
  | "pool"
  | "rooms"
  | "sea"
  | "state"
  | "year";

/** One way of saying something, where it applies and what it then has spoken of. */
export interface Line {
  when?: (facts: Facts) => boolean;
  about?: readonly Topic[];
  say: (facts: Facts, draw: Draw) => string;
}

const NO_TOPICS: readonly Topic[] = [];

function overlaps(topics: readonly Topic[] | undefined, spoken: ReadonlySet<Topic>): boolean {
  for (const topic of topics ?? NO_TOPICS) if (spoken.has(topic)) return true;
  return false;
}

/** One of the lines that apply, each as likely as another. */
export function eligible(
  lines: readonly Line[],
  facts: Facts,
  draw: Draw,
  spoken: ReadonlySet<Topic>,
): Line | null {
  const found: Line[] = [];
  for (const line of lines) {
    if ((!line.when || line.when(facts)) && !overlaps(line.about, spoken)) found.push(line);
  }
  return found.length === 0 ? null : draw.pick(found);
}

/**
 * A sentence of `lines` that applies and repeats no topic already spoken of; null when none does.
 * Adds its topics to `spoken`.
 */
export function say(
  lines: readonly Line[],
  facts: Facts,
  draw: Draw,
  spoken: Set<Topic>,
): string | null {
  const line = eligible(lines, facts, draw, spoken);
  if (!line) return null;
  for (const topic of line.about ?? NO_TOPICS) spoken.add(topic);
  return line.say(facts, draw);
}

function livingRoom(draw: Draw, dwelling: Dwelling, squareMetres: number): number {
  if (dwelling.rooms === 1) return Math.round(squareMetres * draw.between(0.62, 0.74));
  // A double living room is worth the bedroom it took.
  const share = (dwelling.rooms - dwelling.bedrooms > 1 ? 0.36 : 0.29) * draw.between(0.92, 1.1);
  return Math.round(
    Math.min(58, Math.max(14, squareMetres * share + (dwelling.rooms === 2 ? 5 : 0))),
  );
}

function drawSetting(draw: Draw, { dwelling, place, quarter }: Story): Setting {
  if (quarter || place.settlement !== "village") return null;
  if (dwelling.type !== "house") return "bourg";
  if (dwelling.builtYear >= 1965 && draw.chance(0.5)) return "estate";
  return (dwelling.landSurfaceM2 ?? 0) > 900 && draw.chance(0.5) ? "hamlet" : "bourg";
}

/** Where it is, as a phrase inside a sentence: "à Rennes, dans le quartier Thabor". */
export function where(facts: Facts, draw: Draw): string {
  const { at, of, quarter, setting, place } = facts;
  if (quarter?.phrase && at.startsWith("dans")) return `${at}, ${quarter.phrase}`;
  if (quarter?.phrase) {
    return draw.pick([
      `${at}, dans le ${quarter.phrase}`,
      `dans le ${quarter.phrase}, ${at}`,
      `${at}, ${quarter.phrase}`,
    ]);
  }
  if (quarter) {
    return draw.pick([
      `en plein centre-ville ${of}`,
      `au cœur ${of}`,
      `dans le centre ${of}`,
      `${at}, à deux pas du centre`,
    ]);
  }
  if (setting === "hamlet") {
    return draw.pick([
      `dans un hameau ${of}`,
      `à la campagne, ${at}`,
      `${at}, au calme d’un hameau`,
    ]);
  }
  if (setting === "estate") {
    return draw.pick([`dans un lotissement ${of}`, `${at}, dans une rue résidentielle`, at]);
  }
  if (setting === "bourg") {
    const core = place.commune.population >= 2_000 ? "bourg" : "village";
    return draw.pick([`dans le ${core} ${of}`, `au cœur du ${core} ${of}`, at]);
  }
  return at;
}
