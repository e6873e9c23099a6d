import { useRef, useState } from "react";
import { type Step, showSearch } from "@/components/search/live";
import { boxText } from "@/lib/search/boxes";
import { encodePolygon } from "@/lib/search/url";
import type { BoundingBox, LatLng } from "@/lib/search-index/criteria";

/**
 * The searches of an area that the map asks for: each time that the person has moved it, where they want that, or
 * when they say so.
 * @param areaPath where such a search leads, with `areaQuery`: the search without its place
 */
export function useAreaSearch(areaPath: string, areaQuery: string) {
  const [follow, setFollow] = useState(false);
  /** Where the person moved the map to since the last search. */
  const [moved, setMoved] = useState<BoundingBox | null>(null);
  /** The area the map itself asked for: it already shows it. */
  const requested = useRef<string>(null);

  const search = (name: "bbox" | "polygon", value: string, step: Step) => {
    const params = new URLSearchParams(areaQuery);
    params.set(name, value);
    requested.current = value;
    setMoved(null);
    showSearch(`${areaPath}?${params}`, step);
  };
  const searchBox = (box: BoundingBox, step: Step = "push") => search("bbox", boxText(box), step);

  return {
    follow,
    moved,
    searchBox,
    searchOutline: (ring: readonly LatLng[]) => search("polygon", encodePolygon(ring), "push"),
    erase: () => showSearch(areaQuery ? `${areaPath}?${areaQuery}` : areaPath, "push"),
    chooseFollow(on: boolean) {
      setFollow(on);
      if (on && moved) searchBox(moved);
    },
    /** Takes in where the person moved the map to. */
    move(view: BoundingBox) {
      if (follow) searchBox(view, "replace");
      else setMoved(view);
    },
    /**
     * Takes in that another search is shown.
     * @param area the area that it is of, as its query has it
     * @returns whether the map itself asked for it
     */
    meet(area: string | null): boolean {
      if (requested.current !== null && area === requested.current) return true;
      requested.current = null;
      setMoved(null);
      return false;
    },
  };
}

export type AreaSearch = ReturnType<typeof useAreaSearch>;
