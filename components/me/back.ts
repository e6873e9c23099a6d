import { isId } from "@/lib/kernel/ids";

/** What leads back from a listing; its value is the listing's id. */
const BACK = "[data-back]";

const RESULTS = /^\/(recherche|acheter)(\/[^/]+)?$/;

/** Not every browser has it. */
const navigation = () => (window as { navigation?: Navigation }).navigation;

/** The address of results, without its fragment; null for any other page, or another site's. */
export function resultsAddress(url: string, origin: string): string | null {
  if (!URL.canParse(url)) return null;
  const { origin: from, pathname, search } = new URL(url);
  return from === origin && RESULTS.test(pathname) ? pathname + search : null;
}

const keyOf = (listingId: string) => `loopimmo.results.${listingId}`;

/** Where the listing was come from: kept for the visit of the tab, for a reload has another referrer. */
function cameFrom(listingId: string): string | null {
  const address = resultsAddress(document.referrer, location.origin);
  try {
    if (address) sessionStorage.setItem(keyOf(listingId), address);
    return address ?? sessionStorage.getItem(keyOf(listingId));
  } catch {
    return address;
  }
}

/** The last place in this tab's history, before the present one, that shows an address. */
function entryOf(address: string): string | null {
  const history = navigation();
  const index = history?.currentEntry?.index ?? -1;
  const entry = history
    ?.entries()
    .slice(0, Math.max(0, index))
    .findLast(({ url }) => url !== null && resultsAddress(url, location.origin) === address);
  return entry?.key ?? null;
}

/**
 * Has a listing's way back lead to the results that it was come from, scrolled to where they were left where
 * the browser can; without results it leads where the page says.
 */
export function leadBack(): void {
  const link = document.querySelector<HTMLAnchorElement>(BACK);
  const listingId = link?.dataset.back;
  if (!link || !isId(listingId)) return;
  const address = cameFrom(listingId);
  if (address === null) return;
  link.href = address;
  addEventListener("click", (event) => {
    const isLink = event.target instanceof Element && event.target.closest(BACK) !== null;
    if (!isLink || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const key = entryOf(address);
    if (key === null) return;
    event.preventDefault();
    navigation()?.traverseTo(key);
  });
}
