/** Lower-case Crockford base 32, in ascending order of characters: texts sort as numbers do. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** How many listings the ids have room for: 25 bits. */
export const MAX_INDEX = 2 ** 25 - 1;

/** `count` characters of 5 bits, most significant first. */
function encode(value: number, count: number): string {
  let text = "";
  let left = value;
  for (let position = 0; position < count; position += 1) {
    text = (ALPHABET[left % 32] ?? "0") + text;
    left = Math.floor(left / 32);
  }
  return text;
}

/**
 * Ids of the catalogue: a letter that tells the kind, the listing's number, then bits of a hash.
 * They ascend with the number, so that a bulk load appends to its indexes instead of scattering.
 */
export function listingId(index: number, hash: number): string {
  return `c${encode(index, 5)}${encode(hash % 2 ** 30, 6)}`;
}

/** The number of a listing of the catalogue, from its id. */
export function indexOfListingId(id: string): number {
  let index = 0;
  for (const character of id.slice(1, 6)) index = index * 32 + ALPHABET.indexOf(character);
  return index;
}

/** Id of a listing's visit slot; `position` below 32. */
export function slotId(index: number, position: number, hash: number): string {
  return `v${encode(index, 5)}${encode(position, 1)}${encode(hash % 2 ** 25, 5)}`;
}

/** Id of the accepted offer of a listing. */
export function offerId(index: number, hash: number): string {
  return `f${encode(index, 5)}${encode(hash % 2 ** 30, 6)}`;
}

/** The roles of the people of the catalogue. */
export type PersonKind = "seller" | "ambassador" | "buyer";

/** First letters that tell the kinds apart: of a person's id, of the role grant's, of the referral code. */
const LETTERS: Record<PersonKind, { person: string; grant: string; code: string }> = {
  seller: { person: "p", grant: "r", code: "C" },
  ambassador: { person: "b", grant: "g", code: "K" },
  buyer: { person: "q", grant: "h", code: "B" },
};

/** Id of a person of the catalogue. */
export function personId(kind: PersonKind, index: number): string {
  return `${LETTERS[kind].person}${encode(index, 5)}000000`;
}

/** Id of a person's role grant. */
export function grantId(kind: PersonKind, index: number): string {
  return `${LETTERS[kind].grant}${encode(index, 5)}000000`;
}

/** A referral code of six characters that no other number of the same kind has. */
export function referralCode(kind: PersonKind, index: number): string {
  return `${LETTERS[kind].code}${encode(index, 5).toUpperCase()}`;
}
