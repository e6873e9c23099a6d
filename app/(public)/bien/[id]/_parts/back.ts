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

/** The results that the listing was come from, or null: kept for the visit of the tab, for a reload has another referrer. */
export function cameFrom(listingId: string): string | null {
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

/** Goes back to results: to where they were left, or to their address. */
export function leadBack(address: string): void {
  const key = entryOf(address);
  if (key === null) location.assign(address);
  else navigation()?.traverseTo(key);
}
