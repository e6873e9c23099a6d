import { routes } from "../../lib/routes/public.ts";

const isWithin = (page: string, path: string) => page === path || page.startsWith(`${path}/`);

/**
 * Which entry of a menu the page belongs to, as `aria-current` has it: "page" for the page itself, "true"
 * for one that lies below it or is a part of it.
 * @param hrefs of the entries
 * @param path the address that is shown, its query included
 * @param partsOf pages that lie below no entry, and the entries that they are a part of
 */
export function currentEntry(
  hrefs: readonly string[],
  path: string,
  partsOf: readonly (readonly [path: string, entries: readonly string[]])[],
): { href: string; current: "page" | "true" } | null {
  const [page = ""] = path.split("?", 1);
  if (hrefs.includes(page)) return { href: page, current: "page" };
  const above = hrefs.find((href) => isWithin(page, href));
  if (above) return { href: above, current: "true" };
  const parts = partsOf.flatMap(([part, entries]) => (isWithin(page, part) ? entries : []));
  const part = hrefs.find((href) => parts.includes(href));
  return part ? { href: part, current: "true" } : null;
}

/** Pages of the site that are a part of another one's subject. */
const SITE_PARTS: readonly (readonly [path: string, entries: readonly string[]])[] = [
  [routes.search, [routes.buy]],
  ["/bien", [routes.buy]],
];

/** What marks the links of the site's navigation, by their address. */
export function currentSiteEntry(links: readonly { href: string }[], path: string) {
  const here = currentEntry(
    links.map(({ href }) => href),
    path,
    SITE_PARTS,
  );
  return (href: string) => (here?.href === href ? here.current : undefined);
}
