const MAX_ADDRESS = 254;

/** One mailbox: no blank, no control or invisible character, nothing that lists or comments. */
const ADDRESS = /^[^\p{C}\p{Z}@<>()[\]\\,;:"]{1,64}@[^\p{C}\p{Z}@<>()[\]\\,;:"]+$/u;

/** Whether a text is the address of one person, and nothing a header could be broken with. */
export function isSingleAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS && ADDRESS.test(text);
}

/** A label of a domain, in the letters of any language: no hyphen at either end. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * Whether a text is an address that somebody can register or subscribe with: one mailbox, its domain
 * with a dot and no empty label. Names of hosts (`a@localhost`) and numbers (`a@192.0.2.1`) are not.
 */
export function isEmailAddress(text: string): boolean {
  if (!isSingleAddress(text)) return false;
  const [local = "", domain = ""] = text.split("@");
  const labels = domain.split(".");
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\p{N}+$/u.test(labels.at(-1) ?? "") &&
    local.split(".").every((part) => part !== "")
  );
}

/**
 * An e-mail address as uniqueness and login compare it: composed (NFC), trimmed, in lower case. What
 * the person typed is kept beside it, and shown back.
 */
export function normalizeEmail(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}
