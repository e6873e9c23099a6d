"use client";

import { useCallback, useRef, useState } from "react";
import { boxText } from "@/lib/search/boxes";
import type { BoundingBox, MapCluster } from "@/lib/search-index/criteria";
import { MAP_STATES } from "./copy";
import { MapPreview } from "./MapPreview";
import { MapTools } from "./MapTools";
import { MapTop } from "./MapTop";
import { areaOf } from "./searched-area";
import { useAreaSearch } from "./useAreaSearch";
import { useDrawing } from "./useDrawing";
import { useResultsMap } from "./useResultsMap";
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
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const search = useAreaSearch(areaPath, areaQuery);
  const { map, failed } = useResultsMap(
    host,
    { query, bounds, styleUrl },
    {
      onRest: (view, byPerson) => {
        if (byPerson) search.move(view);
      },
      onOpen: (cluster, around) => setChosen({ cluster, around }),
      onSearch: (area) => {
        setChosen(null);
        return search.meet(area);
      },
    },
  );
  const { drawing, start } = useDrawing(map, search.searchOutline);
  const closePreview = useCallback(() => setChosen(null), []);

  const startDrawing = () => {
    setChosen(null);
    start();
  };

  if (failed) {
    return (
      <p role="alert" className="map-message">
        {MAP_STATES.failed}
      </p>
    );
  }

  return (
    <>
      <div ref={host} className="map-canvas" />
      <MapTop drawing={drawing} search={search} />
      <MapTools
        isDrawing={drawing !== null}
        onZoom={(step) => map.current?.zoom(step)}
        onSearchShown={() => map.current && search.searchBox(map.current.view())}
        onDraw={() => (drawing ? drawing.tool.cancel() : startDrawing())}
        onErase={areaOf(query).text !== null && !drawing ? search.erase : null}
      />
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
