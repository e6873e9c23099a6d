import { ENERGY_CLASSES, type EnergyClass } from "../../kernel/property-kinds.ts";

/** What stands before the letters of energy classes, folded. */
const LEADS = [
  "classe energie",
  "classe energetique",
  "classe dpe",
  "etiquette energie",
  "etiquette dpe",
  "dpe",
  "classe",
  "etiquette",
].map((phrase) => phrase.split(" "));
const JOINS = /^(?:a|ou|et|ni)$/;
const LETTER = /^[a-g]$/;
/** What says that better classes do as well, which is meant anyway. */
const TRAILS = [
  ["ou", "mieux"],
  ["et", "mieux"],
  ["au", "moins"],
  ["minimum"],
  ["min"],
  ["maximum"],
  ["max"],
];
/** Homes that leak heat are those of the last two classes. */
const LEAKING = /^passoires?$/;
const LEAKING_HOW = /^(?:thermiques?|energetiques?)$/;

/** Energy classes that a text names. */
export interface EnergyReading {
  words: number;
  /** The worst class that is accepted; null where "passoire" asks for the worst. */
  worst: EnergyClass | null;
  /** The worst class that is accepted by whoever refuses these; null where none is left. */
  refused: EnergyClass | null;
}

const before = (letter: string): EnergyClass | null =>
  ENERGY_CLASSES[ENERGY_CLASSES.indexOf(letter.toUpperCase() as EnergyClass) - 1] ?? null;

/** Reads "DPE C", "classe énergie A à D", "DPE B ou mieux", "passoire thermique" from `words[at]` on. */
export function energyAt(words: readonly string[], at: number): EnergyReading | null {
  if (LEAKING.test(words[at] ?? "")) {
    const how = LEAKING_HOW.test(words[at + 1] ?? "") ? 1 : 0;
    return { words: 1 + how, worst: null, refused: "E" };
  }
  const lead = LEADS.find((phrase) => phrase.every((word, index) => words[at + index] === word));
  if (!lead) return null;
  const letters: string[] = [];
  let end = at + lead.length;
  for (let next = end; ; ) {
    const word = words[next] ?? "";
    // "A" is a class, and between two letters the "à" of a range.
    const joins = letters.length > 0 && JOINS.test(word) && LETTER.test(words[next + 1] ?? "");
    const letter = joins ? (words[next + 1] as string) : word;
    if (!LETTER.test(letter)) break;
    letters.push(letter);
    next += joins ? 2 : 1;
    end = next;
  }
  if (letters.length === 0) return null;
  const trail = TRAILS.find((phrase) => phrase.every((word, index) => words[end + index] === word));
  const sorted = letters.sort();
  return {
    words: end - at + (trail?.length ?? 0),
    worst: (sorted.at(-1) as string).toUpperCase() as EnergyClass,
    refused: before(sorted[0] as string),
  };
}
