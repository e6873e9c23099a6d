import type { Gazetteer } from "./gazetteer.ts";

/** Without its accent or with one, its number beside it or joined to it. */
const CEDEX = /\bc[eé]dex(?:\s*(?:n\s*[°º]\s*)?\d{1,2})?(?![\p{L}\p{N}])/giu;

/**
 * A place without what the post adds for its own sorting: "Rennes Cedex 7" is Rennes. Its code, "35042 Rennes
 * Cedex", need not be one of a commune: then it is left out where it stands beside a name.
 */
export function withoutCedex(text: string, gazetteer: Pick<Gazetteer, "atPostalCode">): string {
  const composed = text.normalize("NFC");
  if (composed.search(CEDEX) === -1) return text;
  const plain = composed.replaceAll(CEDEX, " ");
  if (!/\p{L}/u.test(plain)) return plain;
  return plain.replaceAll(/(?<!\d)\d{5}(?!\d)/gu, (code) =>
    gazetteer.atPostalCode(code).length > 0 ? code : " ",
  );
}

/** "Rennes ced", while it is typed: a word that only begins it. */
const BEGUN = /\s+c[eé](?:d(?:e)?)?$/iu;

/** A text without what may become "Cedex", to be tried where the whole says nothing. */
export const withoutBegunCedex = (text: string): string => text.replace(BEGUN, "");
