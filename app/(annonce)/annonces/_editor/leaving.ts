/**
 * Where a click on a link leads, when it leads to another page of this site in this tab; null for any other click:
 * another tab or window, another site, a place of this page.
 */
export function destinationOf(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.hasAttribute("download")) return null;
  const here = new URL(location.href);
  const there = new URL(link.href, here);
  if (there.origin !== here.origin) return null;
  const isHere = there.pathname === here.pathname && there.search === here.search;
  return isHere ? null : there.href;
}
