import type { Gazetteer } from "./gazetteer.ts";

const CEDEX = /\bcedex(?:\s+\d{1,2})?\b/giu;

/**
 * A place without what the post adds for its own sorting: "Rennes Cedex 7" is Rennes. Its code, "35042 Rennes
 * Cedex", need not be one of a commune: then it is left out where it stands beside a name.
 */
export function withoutCedex(text: string, gazetteer: Pick<Gazetteer, "atPostalCode">): string {
  if (text.search(CEDEX) === -1) return text;
  const plain = text.replaceAll(CEDEX, " ");
  if (!/\p{L}/u.test(plain)) return plain;
  return plain.replaceAll(/(?<!\d)\d{5}(?!\d)/gu, (code) =>
    gazetteer.atPostalCode(code).length > 0 ? code : " ",
  );
}
