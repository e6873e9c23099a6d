import { spaceRoutes } from "../../../lib/routes/space.ts";

const { buyer, seller, ambassador, trustManager } = spaceRoutes;

/** Pages that several entries or none have as theirs, and the entries of the roles that they are a part of. */
const PARTS_OF: readonly (readonly [path: string, entries: readonly string[]])[] = [
  [spaceRoutes.visits, [buyer.visits, seller.visits, ambassador.visits]],
  [spaceRoutes.offers, [buyer.offers, seller.offers]],
  ["/ventes", [buyer.offers, seller.offers, trustManager.contracts]],
  [trustManager.notary, [trustManager.contracts]],
  [spaceRoutes.messages, [seller.messages]],
  [spaceRoutes.myProperties, [seller.properties, ambassador.properties]],
];

const isWithin = (page: string, path: string) => page === path || page.startsWith(`${path}/`);

/**
 * Which of the entries the page belongs to, as `aria-current` has it: "page" for the page itself, "true"
 * for one that lies below it or is a part of it.
 * @param hrefs of the entries
 * @param path the address that is shown, its query included
 */
export function currentEntry(
  hrefs: readonly string[],
  path: string,
): { href: string; current: "page" | "true" } | null {
  const [page = ""] = path.split("?", 1);
  if (hrefs.includes(page)) return { href: page, current: "page" };
  const above = hrefs.find((href) => isWithin(page, href));
  if (above) return { href: above, current: "true" };
  const parts = PARTS_OF.flatMap(([shared, entries]) => (isWithin(page, shared) ? entries : []));
  const part = hrefs.find((href) => parts.includes(href));
  return part ? { href: part, current: "true" } : null;
}
