import { tidyLine } from "./text.ts";

const MAX_ADDRESS = 254;

/** One mailbox: no blank, no control or invisible character, nothing that lists or comments. */
const ADDRESS = /^[^\p{C}\p{Z}@<>()[\]\\,;:"]{1,64}@[^\p{C}\p{Z}@<>()[\]\\,;:"]+$/u;

/** Whether a text is the address of one person, and nothing a header could be broken with. */
export function isSingleAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS && ADDRESS.test(text);
}

/** A label of a domain, in the letters of any language: no hyphen at either end. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/** Letters that are written with their accent as one: after them an accent that stays apart is a slip of the keyboard. */
const COMPOSED = "\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{N}";
/** The same for an accent that no letter carries at all ("´", "ˆ"). */
const BARE_ACCENT = new RegExp(
  `(?:^|[${COMPOSED}@.+_-])\\p{M}|[\\u02b0-\\u02ff\\u00a8\\u00af\\u00b4\\u00b8]`,
  "u",
);

/**
 * Whether a text is an address that somebody can register or subscribe with: one mailbox, its domain
 * with a dot, no empty label and a last one of two letters at least. Names of hosts (`a@localhost`) and
 * numbers (`a@192.0.2.1`) are not.
 */
export function isEmailAddress(text: string): boolean {
  const composed = text.normalize("NFC");
  if (!isSingleAddress(composed) || BARE_ACCENT.test(composed)) return false;
  const [local = "", domain = ""] = composed.split("@");
  const labels = domain.split(".");
  const last = labels.at(-1) ?? "";
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    (last.match(/\p{L}/gu) ?? []).length >= 2 &&
    local.split(".").every((part) => part !== "")
  );
}

/**
 * A domain in the one form in which domains are compared: that of the wire (`xn--…`, IDNA), in lower case; as it
 * is where it can't be one.
 */
export function asciiDomain(domain: string): string {
  const plain = domain.toLowerCase();
  if (!plain.split(".").every((label) => LABEL.test(label))) return plain;
  if (!URL.canParse(`http://${plain}`)) return plain;
  const { hostname } = new URL(`http://${plain}`);
  // "0x7f.1" would be an address of the network.
  return /^[\d.]+$/.test(hostname) ? plain : hostname;
}

/**
 * An e-mail address as uniqueness, limits and login compare it: composed (NFC), without what pasting adds around
 * it, in lower case, its domain in the form of the wire. What the person typed is kept beside it, and shown back.
 */
export function normalizeEmail(email: string): string {
  const plain = tidyLine(email).toLowerCase();
  const at = plain.lastIndexOf("@");
  return at === -1 ? plain : `${plain.slice(0, at + 1)}${asciiDomain(plain.slice(at + 1))}`;
}
