import type { Draw } from "../draw.ts";
import { BUILDING, COMFORT } from "./comfort.ts";
import { type Facts, say, type Topic } from "./facts.ts";
import { FLAT_LIVING, FLAT_NIGHT, HOUSE_LIVING, HOUSE_NIGHT, STUDIO_LIVING } from "./inside.ts";
import { FLAT_OPENINGS, HOUSE_OPENINGS } from "./openings.ts";
import { annexes, FLAT_OUTSIDE, HOUSE_OUTSIDE } from "./outside.ts";
import { CLOSINGS, SURROUNDINGS } from "./surroundings.ts";
import { setSpaces } from "./words.ts";

/** How long a description is, in words. */
export const DESCRIPTION_WORDS = { least: 60, most: 120 } as const;

/** A sentence with the place it has in the text; `keep` is dropped last when it is too long. */
interface Sentence {
  text: string | null;
  keep: number;
}

const ALWAYS = 9;

/**
 * The description of a dwelling: what and where, the rooms, the outside, comfort, the building,
 * the surroundings, a last word. 60 to 120 words.
 */
export function describeDwelling(facts: Facts, draw: Draw): string {
  const house = facts.dwelling.type === "house";
  const studio = facts.dwelling.type === "studio";
  const spoken = new Set<Topic>();
  const outside = house ? HOUSE_OUTSIDE : FLAT_OUTSIDE;
  const opening = say(house ? HOUSE_OPENINGS : FLAT_OPENINGS, facts, draw, spoken);
  const living = studio ? STUDIO_LIVING : house ? HOUSE_LIVING : FLAT_LIVING;
  const sentences: Sentence[] = [
    { text: opening, keep: ALWAYS },
    { text: say(living, facts, draw, spoken), keep: ALWAYS },
    {
      text: studio ? null : say(house ? HOUSE_NIGHT : FLAT_NIGHT, facts, draw, spoken),
      keep: ALWAYS,
    },
    { text: say(outside, facts, draw, spoken), keep: 7 },
    { text: house ? say(outside, facts, draw, spoken) : null, keep: 4 },
    { text: annexes(facts, draw), keep: 3 },
    { text: say(COMFORT, facts, draw, spoken), keep: 6 },
    { text: say(BUILDING, facts, draw, spoken), keep: draw.int(1, 5) },
    { text: say(SURROUNDINGS, facts, draw, spoken), keep: 8 },
    { text: say(CLOSINGS, facts, draw, spoken), keep: draw.int(0, 4) },
  ];
  return setSpaces(shorten(sentences, draw.int(80, DESCRIPTION_WORDS.most - 6)));
}

/** Drops the least needed sentences until the text fits, never below the least length. */
function shorten(sentences: readonly Sentence[], most: number): string {
  const dropped = new Set<Sentence>();
  let total = 0;
  for (const { text } of sentences) if (text !== null) total += countWords(text);
  for (let rank = 0; rank < ALWAYS && total > most; rank += 1) {
    for (const sentence of sentences) {
      if (sentence.keep !== rank || sentence.text === null || total <= most) continue;
      const words = countWords(sentence.text);
      if (total - words < DESCRIPTION_WORDS.least) continue;
      dropped.add(sentence);
      total -= words;
    }
  }
  let text = "";
  for (const sentence of sentences) {
    if (sentence.text === null || dropped.has(sentence)) continue;
    text += text === "" ? sentence.text : ` ${sentence.text}`;
  }
  return text;
}

/** Words of a text: runs of characters between spaces, lone signs (":", "×") left out. */
export function countWords(text: string): number {
  let words = 0;
  let start = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const code = index === text.length ? SPACE : text.charCodeAt(index);
    if (code !== SPACE && code !== NO_BREAK_SPACE && code !== THIN_SPACE) continue;
    // A run of one sign is a word only if it is a letter or a figure.
    if (index - start > 1 || (index - start === 1 && isWordCode(text.charCodeAt(start))))
      words += 1;
    start = index + 1;
  }
  return words;
}

const SPACE = 0x20;
const NO_BREAK_SPACE = 0xa0;
const THIN_SPACE = 0x202f;

function isWordCode(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code !== 0xd7);
}
