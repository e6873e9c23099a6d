import { asciiDomain } from "./email.ts";
import { tidyLine } from "./text.ts";

/** Domains whose mailboxes are one, by the name that stands for both. */
const ALIAS_DOMAINS: Readonly<Record<string, string>> = { "googlemail.com": "gmail.com" };

/** Domains that ignore dots before the @. */
const DOTLESS_DOMAINS: ReadonlySet<string> = new Set(["gmail.com"]);

/** The two sides of an address, compared without regard to case or to the form of its letters. */
function sides(email: string): { local: string; domain: string } {
  const plain = tidyLine(email.normalize("NFKC")).toLowerCase();
  const at = plain.lastIndexOf("@");
  return { local: plain.slice(0, Math.max(at, 0)), domain: plain.slice(at + 1) };
}

/**
 * What the spellings of one mailbox have in common: without what follows a plus sign, and without the
 * dots that its provider ignores. Not an address to write to.
 */
export function mailboxOf(email: string): string {
  const { local, domain: typed } = sides(email);
  const wire = asciiDomain(typed.replace(/\.+$/, ""));
  const domain = ALIAS_DOMAINS[wire] ?? wire;
  // A local part that begins with a plus sign has nothing before it: it is kept whole.
  const untagged = local.replace(/(?<=.)\+.*$/su, "");
  const name = DOTLESS_DOMAINS.has(domain) ? untagged.replaceAll(".", "") : untagged;
  return `${name}@${domain}`;
}
