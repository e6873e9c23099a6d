/** Where pages have pictures from, where nothing else is configured: the site itself. */
const OWN = "/media";

const SHARED = Symbol.for("loopimmo.media.base");
const shared = globalThis as { [SHARED]?: string };

/**
 * Has the pages that this process renders name pictures at another address: a bucket's, or a CDN's. In browsers the
 * page itself says it (`data-media` of its root, app/layout.tsx), so that both render the same.
 */
export function shareMediaBase(address: string | undefined): void {
  if (address === undefined) delete shared[SHARED];
  else shared[SHARED] = address;
}

/** The address that pictures' files stand under. */
export function mediaBase(): string {
  const named =
    typeof document === "undefined" ? shared[SHARED] : document.documentElement.dataset.media;
  return named ?? OWN;
}
