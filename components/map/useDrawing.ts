import { type RefObject, useState } from "react";
import type { LatLng } from "@/lib/search-index/criteria";
import type { DrawTool } from "./draw-tool";
import type { ResultsMap } from "./results-map";

/** An area that the person draws. */
export interface Drawing {
  tool: DrawTool;
  points: number;
}

/** Drawing an area on the map; `onDrawn` gets its outline once it is whole. */
export function useDrawing(map: RefObject<ResultsMap | null>, onDrawn: (ring: LatLng[]) => void) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);

  const start = () => {
    const done = (ring: LatLng[] | null) => {
      setDrawing(null);
      if (ring) onDrawn(ring);
      else map.current?.showOutline(null);
    };
    const tool = map.current?.draw(done, (points) =>
      setDrawing((current) => current && { ...current, points }),
    );
    if (tool) setDrawing({ tool, points: 0 });
  };

  return { drawing, start };
}
