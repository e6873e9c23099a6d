/**
 * How text becomes words, for listings when they are written and for what people type: the same
 * folding on both sides, so that "Rénovées" finds "rénové".
 */

/** Longer words are cut: nothing useful is longer, and an index entry must stay small. */
const MAX_WORD_LENGTH = 32;

/** Letters that have no decomposition in Unicode but a usual spelling in plain letters. */
const SPELLINGS: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  "²": "2",
  "³": "3",
};
const SPELLED = /[œæßøłđðþı²³]/g;

/**
 * The text in lower-case letters a–z and digits, everything else turned into single spaces:
 * "L’Haÿ-les-Roses" gives "l hay les roses". Takes any string, lone surrogates included.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(SPELLED, (letter) => SPELLINGS[letter] ?? "")
    .normalize("NFD")
    .replace(/\p{Mark}+/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** Words that say nothing about a home. */
const STOP_WORDS = new Set(
  (
    "au aux avec ce ces cet cette chez dans de des du elle elles en entre est et etre eux il ils " +
    "je la le les leur leurs lui ma mais me mes moi mon ne nos notre nous on or ou par pas plus " +
    "pour qu que qui sa sans se ses si son sont sous sur ta te tes toi ton toute toutes tout tous " +
    "tres tu un une vers vos votre vous afin ainsi aussi bien car comme dont ici tel tant deux trois quatre cinq six"
  ).split(" "),
);

/** Whether a folded word says nothing about a home: an article, a pronoun, a single letter. */
export function isStopWord(word: string): boolean {
  return word.length < 2 || STOP_WORDS.has(word);
}

/**
 * The form under which a folded word is indexed: plural endings and the doubled e of feminine
 * participles removed ("renovees" gives "renove", "terrasses" gives "terrasse").
 */
export function stemOf(word: string): string {
  const cut = word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word;
  if (cut.length < 4) return cut;
  const last = cut.charCodeAt(cut.length - 1);
  const singular = last === S || last === X ? cut.slice(0, -1) : cut;
  return singular.length > 3 && singular.endsWith("ee") ? singular.slice(0, -1) : singular;
}

const S = 115;
const X = 120;

/** Separates the words of the title and neighbourhood from those of the description only. */
export const SEARCH_TEXT_SEPARATOR = "|";

/** Most words of one listing that are indexed. */
const MAX_LISTING_WORDS = 400;

/**
 * What `Property.searchText` holds: the distinct index words of the title and neighbourhood, a
 * separator, then those that only the description has. Write it together with the three texts.
 */
export function searchTextOf(
  title: string,
  neighbourhood: string | null,
  description: string,
): string {
  const seen = new Set<string>();
  addWords(title, seen);
  if (neighbourhood !== null) addWords(neighbourhood, seen);
  const inTitle = seen.size;
  addWords(description, seen);
  const words = [...seen].slice(0, MAX_LISTING_WORDS);
  words.splice(Math.min(inTitle, words.length), 0, SEARCH_TEXT_SEPARATOR);
  return words.join(" ");
}

/** Written words and their index form ("" for stop words): listings share most of theirs. */
const known = new Map<string, string>();
const MAX_KNOWN = 50_000;

function addWords(text: string, words: Set<string>): void {
  let start = -1;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !separates(text.charCodeAt(at))) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      addWord(text.slice(start, at), words);
      start = -1;
    }
  }
}

/** Whether a character can't be inside a word; `fold` finishes what this lets through. */
function separates(code: number): boolean {
  if (code < 128) return SEPARATES[code] === 1;
  return code === RIGHT_QUOTE || code === NO_BREAK_SPACE || code === NARROW_SPACE;
}

const RIGHT_QUOTE = 0x2019;
const NO_BREAK_SPACE = 0xa0;
const NARROW_SPACE = 0x202f;
const SEPARATES = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9]/i.test(String.fromCharCode(code)) ? 0 : 1,
);

function addWord(written: string, words: Set<string>): void {
  let indexed = known.get(written);
  if (indexed === undefined) {
    indexed = indexForms(written).join(" ");
    if (known.size < MAX_KNOWN && written.length <= MAX_WORD_LENGTH) known.set(written, indexed);
  }
  if (indexed === "") return;
  if (indexed.includes(" ")) for (const word of indexed.split(" ")) words.add(word);
  else words.add(indexed);
}

/** Index forms of a text's words, in order, stop words left out. */
export function indexForms(text: string): string[] {
  return fold(text)
    .split(" ")
    .filter((word) => !isStopWord(word))
    .map(stemOf);
}
