const SMALL_WORDS = new Set(["a", "au", "aux", "d", "de", "des", "du", "en", "et", "l", "la"]);
for (const word of ["le", "les", "sous", "sur"]) SMALL_WORDS.add(word);

/** "RUE DES LILAS" as on a plate: "Rue des Lilas"; null of no text. */
export function streetName(text: string): string | null {
  const name = text
    .trim()
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word, index: number) =>
      index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
  return name || null;
}

/** How the file shortens the words that streets begin with, and how people do. */
const WORDS: Readonly<Record<string, string>> = {
  all: "allee",
  av: "avenue",
  ave: "avenue",
  bd: "boulevard",
  bld: "boulevard",
  bvd: "boulevard",
  ch: "chemin",
  che: "chemin",
  chem: "chemin",
  crs: "cours",
  fg: "faubourg",
  imp: "impasse",
  lot: "lotissement",
  pas: "passage",
  pl: "place",
  prom: "promenade",
  qu: "quai",
  r: "rue",
  res: "residence",
  rte: "route",
  rle: "ruelle",
  sq: "square",
  trav: "traverse",
  dr: "docteur",
  gal: "general",
  mal: "marechal",
  pdt: "president",
  st: "saint",
  ste: "sainte",
};

/** A street's name in the one form in which names are compared: no accent, no article, nothing shortened. */
export function foldedStreet(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "" && !SMALL_WORDS.has(word))
    .map((word) => WORDS[word] ?? word)
    .join(" ");
}
