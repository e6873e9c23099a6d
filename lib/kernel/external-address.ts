/** Most characters of an address of another site. */
export const EXTERNAL_ADDRESS_LENGTH = 500;

/**
 * Whether a text is the address of a page of another site that people may be led to: over https, on a host of the
 * public web, and without a user part, by which "https://loopimmo.fr@example.org" looks like somebody else's site.
 */
export function isExternalAddress(text: string): boolean {
  if (text.length > EXTERNAL_ADDRESS_LENGTH || !/^https:\/\/[^\s\\]+$/i.test(text)) return false;
  if (!URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  // Parsed, an empty user part ("https://@example.org") would be gone.
  const [authority = ""] = text.slice("https://".length).split(/[/?#]/, 1);
  return !authority.includes("@") && /[^.]\.[^.]/.test(hostname);
}
