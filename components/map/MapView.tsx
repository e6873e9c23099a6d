"use client";

import { decode } from "@googlemaps/polyline-codec";
import { useCallback, useEffect, useRef, useState } from "react";
import { RESULTS } from "@/components/search/ids";
import { type Step, showSearch } from "@/components/search/live";
import { Icon } from "@/components/ui/Icon";
import { boxAround, boxText, readBox } from "@/lib/search/boxes";
import { encodePolygon, POLYLINE_PRECISION } from "@/lib/search/url";
import type { BoundingBox, LatLng, MapCluster } from "@/lib/search-index/criteria";
import { MAP_STATES, MAP_VIEW } from "./copy";
import type { DrawTool } from "./draw-tool";
import { followFold } from "./fold";
import { MapPreview } from "./MapPreview";
import { ResultsMap } from "./results-map";
import { ZoomButtons } from "./ZoomButtons";
import "./map-tools.css";
import "./map-view.css";

export interface MapViewProps {
  /** The search's own query. */
  query: string;
  /** Where a search of an area leads: that path, with this query (the search without its place). */
  areaPath: string;
  areaQuery: string;
  /** "west,south,east,north" around what was found; null when nothing was. */
  bounds: string | null;
  styleUrl: string | null;
}

/** Listings chosen on the map, and the box that holds them. */
interface Chosen {
  cluster: MapCluster;
  around: BoundingBox;
}

/** The map and its tools. */
export function MapView({ query, areaPath, areaQuery, bounds, styleUrl }: MapViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const map = useRef<ResultsMap>(null);
  const [failed, setFailed] = useState(false);
  const [follow, setFollow] = useState(false);
  /** Where the person moved the map to since the last search. */
  const [moved, setMoved] = useState<BoundingBox | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [drawing, setDrawing] = useState<{ tool: DrawTool; points: number } | null>(null);
  /** The area the map itself asked for: it already shows it. */
  const requested = useRef<string>(null);

  const searchArea = useCallback(
    (name: "bbox" | "polygon", value: string, step: Step = "push") => {
      const params = new URLSearchParams(areaQuery);
      params.set(name, value);
      requested.current = value;
      setMoved(null);
      showSearch(`${areaPath}?${params}`, step);
    },
    [areaPath, areaQuery],
  );

  // What the map's listeners, set once, need of the latest render.
  const latest = useRef({ follow, searchArea });
  useEffect(() => {
    latest.current = { follow, searchArea };
  }, [follow, searchArea]);

  useEffect(() => {
    if (!host.current) return;
    try {
      map.current = new ResultsMap(host.current, styleUrl, {
        onRest: (view, byPerson) => {
          if (!byPerson) return;
          if (latest.current.follow) latest.current.searchArea("bbox", boxText(view), "replace");
          else setMoved(view);
        },
        onOpen: (cluster, around) => setChosen({ cluster, around }),
        onPoint: markInList,
      });
    } catch {
      setFailed(true);
    }
    return () => map.current?.destroy();
  }, [styleUrl]);

  // A new search: its pins, its area, and the view around it unless the map asked for it.
  useEffect(() => {
    const params = new URLSearchParams(query);
    const polygon = params.get("polygon");
    const ring = polygon === null ? null : (decode(polygon, POLYLINE_PRECISION) as LatLng[]);
    const box = readBox(params.get("bbox"));
    map.current?.search(query);
    map.current?.showOutline(ring);
    setChosen(null);
    if (requested.current !== null && (params.get("bbox") ?? polygon) === requested.current) return;
    requested.current = null;
    setMoved(null);
    map.current?.fit(box ?? (ring && boxAround(ring)) ?? readBox(bounds), box !== null);
  }, [query, bounds]);

  useEffect(() => {
    const pane = host.current?.parentElement;
    return pane ? followFold(pane) : undefined;
  }, []);

  useEffect(() => pointFromList((listing) => map.current?.point(listing)), []);

  const closePreview = useCallback(() => setChosen(null), []);

  const startDrawing = () => {
    setChosen(null);
    const done = (ring: LatLng[] | null) => {
      setDrawing(null);
      if (ring) searchArea("polygon", encodePolygon(ring));
      else map.current?.showOutline(null);
    };
    const tool = map.current?.draw(done, (points) =>
      setDrawing((current) => current && { ...current, points }),
    );
    if (tool) setDrawing({ tool, points: 0 });
  };

  if (failed) {
    return (
      <p role="alert" className="map-message">
        {MAP_STATES.failed}
      </p>
    );
  }

  const area = new URLSearchParams(query);
  const hasArea = area.has("bbox") || area.has("polygon");
  return (
    <>
      <div ref={host} className="map-canvas" />
      <div className="map-top">
        {drawing ? (
          <div className="map-draw" role="status">
            <p>{MAP_VIEW.drawing}</p>
            {drawing.points >= 3 && (
              <button type="button" className="map-action" onClick={() => drawing.tool.finish()}>
                {MAP_VIEW.drawFinish}
              </button>
            )}
            <button
              type="button"
              className="map-action-quiet"
              onClick={() => drawing.tool.cancel()}
            >
              {MAP_VIEW.drawCancel}
            </button>
          </div>
        ) : (
          <>
            <label className="map-follow">
              <input
                type="checkbox"
                checked={follow}
                onChange={(event) => {
                  setFollow(event.target.checked);
                  if (event.target.checked && moved) searchArea("bbox", boxText(moved));
                }}
              />
              {MAP_VIEW.follow}
            </label>
            {!follow && moved && (
              <button
                type="button"
                className="map-action"
                onClick={() => searchArea("bbox", boxText(moved))}
              >
                {MAP_VIEW.searchHere}
              </button>
            )}
          </>
        )}
      </div>
      <div className="map-tools">
        <ZoomButtons onZoom={(step) => map.current?.zoom(step)} />
        <button
          type="button"
          aria-label={MAP_VIEW.searchShown}
          title={MAP_VIEW.searchShown}
          onClick={() => map.current && searchArea("bbox", boxText(map.current.view()))}
        >
          <Icon name="scan" />
        </button>
        <button
          type="button"
          aria-label={MAP_VIEW.draw}
          title={MAP_VIEW.draw}
          aria-pressed={drawing !== null}
          onClick={() => (drawing ? drawing.tool.cancel() : startDrawing())}
        >
          <Icon name="pencil" />
        </button>
        {hasArea && !drawing && (
          <button
            type="button"
            aria-label={MAP_VIEW.erase}
            title={MAP_VIEW.erase}
            onClick={() => showSearch(areaQuery ? `${areaPath}?${areaQuery}` : areaPath, "push")}
          >
            <Icon name="x" />
          </button>
        )}
      </div>
      {chosen && (
        <MapPreview
          key={chosen.cluster.id ?? boxText(chosen.around)}
          listingId={chosen.cluster.id}
          query={query}
          around={chosen.around}
          onClose={closePreview}
        />
      )}
    </>
  );
}

/** Shows in the list which listing the map points at. */
function markInList(id: string | null): void {
  const list = document.getElementById(RESULTS);
  for (const item of list?.querySelectorAll("[data-active]") ?? [])
    item.removeAttribute("data-active");
  if (id !== null) list?.querySelector(`[data-listing="${id}"]`)?.setAttribute("data-active", "");
}

/** Hears which listing of the list is under the pointer or the focus; returns how to stop. */
function pointFromList(
  onPoint: (listing: { id: string; lat: number; lng: number } | null) => void,
): () => void {
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
