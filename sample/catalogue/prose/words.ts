import { elides } from "../../../lib/communes/french.ts";
import type { Draw } from "../draw.ts";

/** What a text calls the dwelling. */
export interface Noun {
  /** Singular, complement included: "maison de ville". */
  word: string;
  /** The same once it has been introduced: "maison". */
  short: string;
  feminine: boolean;
}

const COUNTS = [
  "zéro",
  "une",
  "deux",
  "trois",
  "quatre",
  "cinq",
  "six",
  "sept",
  "huit",
  "neuf",
  "dix",
];

/** A number in letters up to ten (feminine for one), in figures beyond. */
export function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}

const ORDINALS = [
  "rez-de-chaussée",
  "premier étage",
  "deuxième étage",
  "troisième étage",
  "quatrième étage",
  "cinquième étage",
  "sixième étage",
  "septième étage",
  "huitième étage",
  "neuvième étage",
  "dixième étage",
];

/** "rez-de-chaussée", "premier étage", "12e étage". */
export function floorName(floor: number): string {
  return ORDINALS[floor] ?? `${floor}e étage`;
}

/** "1 250": thousands apart. */
export function grouped(value: number): string {
  return value < 1000
    ? String(value)
    : `${Math.floor(value / 1000)}\u202f${String(value % 1000).padStart(3, "0")}`;
}

/** First letter upper-case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "cette longère", "cet appartement", "ce studio". */
export function thisOne({ word, feminine }: Noun): string {
  if (feminine) return `cette ${word}`;
  return `${elides(word) ? "cet" : "ce"} ${word}`;
}

/** "la longère", "l’appartement", "le studio": once it has been introduced. */
export function theOne({ short, feminine }: Noun): string {
  if (elides(short)) return `l’${short}`;
  return `${feminine ? "la" : "le"} ${short}`;
}

/** "une longère", "un studio". */
export function aOne({ word, feminine }: Noun): string {
  return `${feminine ? "une" : "un"} ${word}`;
}

/** "de la longère", "de l’appartement", "du studio". */
export function ofTheOne({ short, feminine }: Noun): string {
  if (elides(short)) return `de l’${short}`;
  return feminine ? `de la ${short}` : `du ${short}`;
}

/** "a", "a et b", "a, b et c". */
export function enumerate(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} et ${items.at(-1)}`;
}

/** Items in another order, the same each time for the same draw. */
export function shuffled<T>(draw: Draw, items: readonly T[]): T[] {
  const mixed = [...items];
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    const other = draw.int(0, index);
    const [a, b] = [mixed[index], mixed[other]];
    if (a !== undefined && b !== undefined) {
      mixed[index] = b;
      mixed[other] = a;
    }
  }
  return mixed;
}

/** French spacing: no break before high punctuation nor between a figure and its unit. */
export function setSpaces(text: string): string {
  return text
    .replace(/ ([;?!])/g, "\u202f$1")
    .replace(/ :/g, "\u00a0:")
    .replace(/(\d) (m²|km|€|%|m\b)/g, "$1\u00a0$2");
}
