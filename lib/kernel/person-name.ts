/** A name as a mailer's programs look for addresses in it: dots and signs of other widths are theirs too. */
const plain = (name: string) => name.normalize("NFKC").replaceAll(/[\u3002\uff61]/g, ".");

const SIGNS = /[/\\:@]/g;
/** Two words of two characters or more that a dot joins: "evil.example", not "J.-P. Martin" or "St. Martin". */
const JOINED = /(?<=[\p{L}\p{M}\p{N}]{2})\.(?=[\p{L}\p{M}\p{N}]{2})/gu;

/** Whether a program of mail, or a messenger, could make a link of a part of a name. */
export function carriesLink(name: string): boolean {
  const text = plain(name);
  return text.search(SIGNS) !== -1 || text.search(JOINED) !== -1;
}

/** A name that nothing makes a link of: what was stored before names were refused for it included. */
export function harmlessName(name: string): string {
  return carriesLink(name) ? plain(name).replaceAll(SIGNS, " ").replaceAll(JOINED, ". ") : name;
}

/** Somebody's name in full, without blanks at its ends. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** A full name of which the last word is but its initial: "Zoé Martin" becomes "Zoé M." */
export function initialedName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/u);
  const [initial] = others.at(-1) ?? "";
  return initial === undefined ? first : `${first} ${initial}.`;
}
