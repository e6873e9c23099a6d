/** Resolving against it shows whether an address leaves the site. */
const HERE = "http://here.invalid";

/**
 * The way back after a detour such as login: a path of this site, or null for anything else
 * (another host, `//host`, a back slash, a script), so that no link can send people elsewhere.
 */
export function safeCallback(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 2_000) return null;
  if (!/^\/(?![/\\])[\x21-\x7e\u00a0-\uffff]*$/.test(value) || value.includes("\\")) return null;
  if (!URL.canParse(value, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(value, HERE);
  // A path such as `/.//host` resolves to one that starts with two slashes.
  return origin === HERE && !pathname.startsWith("//") ? pathname + search + hash : null;
}
