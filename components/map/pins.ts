import { type Map as GlMap, Marker } from "maplibre-gl";
import { formatCount, formatInteger, formatPrice, formatShortPrice } from "@/lib/kernel/format";
import type { MapCluster } from "@/lib/search-index/criteria";
import { MAP_VIEW } from "./copy";

/** What happens to pins. */
export interface PinEvents {
  onOpen(cluster: MapCluster): void;
  /** The listing under the pointer or the focus, null when it leaves. */
  onPoint(id: string | null): void;
}

/** The pins of a map: prices for lone listings, counts for clusters. Buttons, so the keyboard has them too. */
export class Pins {
  private readonly shown = new Map<string, Marker>();
  private readonly seen = new Set<string>();
  private ghost: Marker | null = null;
  private pointed: Element | null = null;

  constructor(
    private readonly map: GlMap,
    private readonly events: PinEvents,
  ) {}

  /** Shows these clusters, keeping the pins that stay. */
  show(clusters: readonly MapCluster[]): void {
    const wanted = new Map(clusters.map((cluster) => [keyOf(cluster), cluster]));
    for (const [key, marker] of this.shown) {
      if (wanted.has(key)) continue;
      marker.remove();
      this.shown.delete(key);
    }
    for (const [key, cluster] of wanted) {
      if (this.shown.has(key)) continue;
      const marker = new Marker({ element: this.button(cluster) });
      this.shown.set(key, marker.setLngLat([cluster.lng, cluster.lat]).addTo(this.map));
    }
  }

  /** Marks where a listing of the list is: on its pin, or by a dot where a cluster hides it. */
  point(listing: { id: string; lat: number; lng: number } | null): void {
    this.pointed?.removeAttribute("data-active");
    this.ghost?.remove();
    this.ghost = null;
    this.pointed = listing && (this.shown.get(listing.id)?.getElement() ?? null);
    this.pointed?.setAttribute("data-active", "");
    if (!listing || this.pointed) return;
    const element = document.createElement("span");
    element.className = "map-ghost";
    element.setAttribute("aria-hidden", "true");
    this.ghost = new Marker({ element }).setLngLat([listing.lng, listing.lat]).addTo(this.map);
  }

  private button(cluster: MapCluster): HTMLButtonElement {
    const { id, count, minPriceCents } = cluster;
    const element = document.createElement("button");
    element.type = "button";
    if (id === null) {
      element.className = "map-cluster";
      element.dataset.size = count < 10 ? "s" : count < 100 ? "m" : "l";
      element.textContent = formatInteger(count);
      const listings = formatCount(count, "bien", "biens");
      element.ariaLabel = MAP_VIEW.cluster(listings, formatPrice(minPriceCents));
    } else {
      element.className = "map-pin";
      element.toggleAttribute("data-seen", this.seen.has(id));
      const price = formatShortPrice(minPriceCents);
      element.textContent = price;
      element.ariaLabel = MAP_VIEW.listing(price, formatPrice(minPriceCents));
      element.addEventListener("pointerenter", () => this.events.onPoint(id));
      element.addEventListener("pointerleave", () => this.events.onPoint(null));
      element.addEventListener("focus", () => this.events.onPoint(id));
      element.addEventListener("blur", () => this.events.onPoint(null));
    }
    element.addEventListener("click", (event) => {
      event.stopPropagation();
      // MapLibre keeps the press from moving the focus, and the preview gives it back here.
      element.focus({ preventScroll: true });
      if (id !== null) {
        this.seen.add(id);
        element.setAttribute("data-seen", "");
      }
      this.events.onOpen(cluster);
    });
    return element;
  }
}

function keyOf({ id, lat, lng, count }: MapCluster): string {
  return id ?? `${lat.toFixed(5)},${lng.toFixed(5)},${count}`;
}
