import { onLeftOut } from "@/components/me/hidden";
import type { BoundingBox, LatLng, MapCluster } from "@/lib/search-index/criteria";
import { BaseMap, type BaseMapOptions } from "./base-map";
import { fetchClusters } from "./clusters";
import { DrawTool } from "./draw-tool";
import { OutlineLayer } from "./outline-layer";
import { Pins } from "./pins";

/** From this zoom on, or as close as the map goes, listings that still share a pin share a place. */
const SAME_PLACE_ZOOM = 17;

/** What the map tells its screen. */
export interface ResultsMapEvents {
  /** The view came to rest, moved by the person or by the page. */
  onRest(view: BoundingBox, byPerson: boolean): void;
  /** A listing, or several at one address, were chosen. */
  onOpen(cluster: MapCluster, view: BoundingBox): void;
  onPoint(id: string | null): void;
}

export interface ResultsMapOptions extends BaseMapOptions {
  /** A listing whose pin is not shown: the page is about it. */
  without?: string | null;
}

/** The results' map: base map, pins that follow the view, drawn area. */
export class ResultsMap {
  private readonly base: BaseMap;
  private readonly pins: Pins;
  private readonly outline: OutlineLayer;
  /** What the person hid changed. */
  private readonly stopHearing: () => void;
  private query = "";
  private request: AbortController | null = null;
  private tool: DrawTool | null = null;

  /** @throws when the browser has no WebGL. */
  constructor(
    host: HTMLElement,
    styleUrl: string | null,
    private readonly events: ResultsMapEvents,
    private readonly options: ResultsMapOptions = {},
  ) {
    const ground = {
      onStyle: ({ area }: { area: string }) => this.outline.attach(area),
      onRest: (byPerson: boolean) => {
        events.onRest(this.view(), byPerson);
        void this.refresh();
      },
    };
    this.base = new BaseMap(host, styleUrl, ground, options);
    this.outline = new OutlineLayer(this.base.gl);
    this.pins = new Pins(this.base.gl, {
      onOpen: (cluster) => this.open(cluster),
      onPoint: (id) => events.onPoint(id),
    });
    this.stopHearing = onLeftOut(() => void this.refresh());
  }

  destroy(): void {
    this.request?.abort();
    this.stopHearing();
    this.base.destroy();
  }

  /** Shows the pins of a search. */
  search(query: string): void {
    this.query = query;
    void this.refresh();
  }

  /** Shows a box whole; `exactly` when it was a view of this map. */
  fit(box: BoundingBox | null, exactly = false): void {
    this.base.fit(box, exactly);
  }

  zoom(step: 1 | -1): void {
    this.base.zoom(step);
  }

  /** Marks where a listing of the list is. */
  point(listing: { id: string; lat: number; lng: number } | null): void {
    this.pins.point(listing);
  }

  showOutline(ring: readonly LatLng[] | null): void {
    this.outline.draw(ring ?? [], { closed: true });
  }

  /** Starts drawing an area; `onDone` gets its ring, or null when it was given up. */
  draw(onDone: (ring: LatLng[] | null) => void, onPoint: (count: number) => void): DrawTool {
    this.tool?.cancel();
    this.tool = new DrawTool(this.base.gl, this.outline, onDone, onPoint);
    return this.tool;
  }

  view(): BoundingBox {
    return this.base.view();
  }

  private open(cluster: MapCluster): void {
    const { gl } = this.base;
    const zoom = gl.getZoom();
    const closest = gl.getMaxZoom();
    if (cluster.id === null && zoom < Math.min(SAME_PLACE_ZOOM, closest - 0.05)) {
      const center: [number, number] = [cluster.lng, cluster.lat];
      gl.easeTo({ center, zoom: Math.min(closest, zoom + 2.2) }, { byPerson: true });
      return;
    }
    // About the size of a pin at that zoom.
    const reach = 20 / 2 ** zoom;
    this.events.onOpen(cluster, {
      west: cluster.lng - reach,
      south: cluster.lat - reach,
      east: cluster.lng + reach,
      north: cluster.lat + reach,
    });
  }

  private async refresh(): Promise<void> {
    this.request?.abort();
    const request = new AbortController();
    this.request = request;
    try {
      const { query } = this;
      const zoom = this.base.gl.getZoom();
      const clusters = await fetchClusters(query, this.view(), zoom, request.signal);
      const { without } = this.options;
      const shown = without ? clusters.filter(({ id }) => id !== without) : clusters;
      if (!request.signal.aborted) this.pins.show(shown);
    } catch {
      // Aborted by a newer view, or offline: the pins stay as they are.
    }
  }
}
