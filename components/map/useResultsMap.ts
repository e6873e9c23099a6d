import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { readBox } from "@/lib/search/boxes";
import { followFold } from "./fold";
import { markInList, pointFromList } from "./list-link";
import { ResultsMap, type ResultsMapEvents } from "./results-map";
import { areaOf } from "./searched-area";

/** What the map shows. */
interface Shown {
  /** The search's own query. */
  query: string;
  /** "west,south,east,north" around what was found; null when nothing was. */
  bounds: string | null;
  styleUrl: string | null;
}

interface Events extends Pick<ResultsMapEvents, "onRest" | "onOpen"> {
  /**
   * Another search is shown.
   * @param area the area that it is of, as its query has it
   * @returns whether the map already shows it
   */
  onSearch(area: string | null): boolean;
}

/** The map in its host: made once, it shows each search, and points at the list's listings as the list points at its. */
export function useResultsMap(
  host: RefObject<HTMLElement | null>,
  { query, bounds, styleUrl }: Shown,
  events: Events,
) {
  const map = useRef<ResultsMap>(null);
  const [failed, setFailed] = useState(false);
  const onRest = useEffectEvent(events.onRest);
  const onOpen = useEffectEvent(events.onOpen);
  const onSearch = useEffectEvent(events.onSearch);

  useEffect(() => {
    if (!host.current) return;
    try {
      map.current = new ResultsMap(host.current, styleUrl, {
        onRest: (view, byPerson) => onRest(view, byPerson),
        onOpen: (cluster, around) => onOpen(cluster, around),
        onPoint: markInList,
      });
    } catch {
      setFailed(true);
    }
    return () => map.current?.destroy();
  }, [host, styleUrl]);

  // A new search: its pins, its area, and the view around it unless the map asked for it.
  useEffect(() => {
    const { text, ring, box, isView } = areaOf(query);
    map.current?.search(query);
    map.current?.showOutline(ring);
    if (!onSearch(text)) map.current?.fit(box ?? readBox(bounds), isView);
  }, [query, bounds]);

  useEffect(() => {
    const pane = host.current?.parentElement;
    return pane ? followFold(pane) : undefined;
  }, [host]);

  useEffect(() => pointFromList((listing) => map.current?.point(listing)), []);

  return { map, failed };
}
