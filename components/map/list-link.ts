import { RESULTS } from "@/components/search/ids";

/** A listing of the list, and where it is. */
export interface PointedListing {
  id: string;
  lat: number;
  lng: number;
}

/** Shows in the list which listing the map points at. */
export function markInList(id: string | null): void {
  const list = document.getElementById(RESULTS);
  for (const item of list?.querySelectorAll("[data-active]") ?? [])
    item.removeAttribute("data-active");
  if (id !== null) list?.querySelector(`[data-listing="${id}"]`)?.setAttribute("data-active", "");
}

/** Hears which listing of the list is under the pointer or the focus; returns how to stop. */
export function pointFromList(onPoint: (listing: PointedListing | null) => void): () => void {
  let last: Element | null = null;
  const hear = (event: Event) => {
    const list = document.getElementById(RESULTS);
    const target = event.target instanceof Element ? event.target : null;
    const item = list?.contains(target)
      ? (target?.closest<HTMLElement>("[data-listing]") ?? null)
      : null;
    if (item === last) return;
    last = item;
    const { listing, at = "" } = item?.dataset ?? {};
    const [lat = Number.NaN, lng = Number.NaN] = at.split(",").map(Number);
    onPoint(listing ? { id: listing, lat, lng } : null);
  };
  document.addEventListener("pointerover", hear);
  document.addEventListener("focusin", hear);
  return () => {
    document.removeEventListener("pointerover", hear);
    document.removeEventListener("focusin", hear);
  };
}
