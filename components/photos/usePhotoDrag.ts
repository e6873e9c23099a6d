import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";

/** Where a picture stands in the list now; -1 where it is not there. */
const placeOf = (items: readonly Element[], key: string) =>
  items.findIndex((item) => item instanceof HTMLElement && item.dataset.photo === key);

/** So near the window's upper or lower edge, where the page's head and foot are, it scrolls along. */
const EDGE_PX = 120;
/** Most pixels a frame. */
const FASTEST_PX = 18;

/** How far the page scrolls in a frame while a picture is held at `y`: faster nearer to an edge. */
export function scrollStep(y: number, height: number): number {
  const share = (distance: number) => Math.min(1, Math.max(0, 1 - distance / EDGE_PX));
  return Math.round(FASTEST_PX * (share(height - y) - share(y)));
}

/**
 * Puts pictures in order with a mouse, a pen or a finger: the list follows while the pointer moves. By
 * keyboard the buttons of each picture do the same.
 */
export function usePhotoDrag({
  list,
  onMove,
  onEnd,
}: {
  list: RefObject<HTMLOListElement | null>;
  /** By its key: the list on screen may be older than the owner's when frames follow fast. */
  onMove: (key: string, to: number) => void;
  /** Once it is let go, with the place that it came from. */
  onEnd: (key: string, from: number) => void;
}) {
  const [dragged, setDragged] = useState<string | null>(null);
  const handlers = useRef({ onMove, onEnd });
  handlers.current = { onMove, onEnd };
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const begin = (key: string, from: number) => {
    const items = () => [...(list.current?.children ?? [])];
    // At the window: the handle loses the pointer when its picture takes another place in the list.
    const listening = new AbortController();
    const point = { x: 0, y: EDGE_PX };
    const place = () => {
      const all = items();
      // The page's head and foot lie over the cards.
      const y = Math.min(Math.max(point.y, EDGE_PX), window.innerHeight - EDGE_PX);
      const under = document.elementFromPoint(point.x, y)?.closest<HTMLElement>("[data-photo]");
      const to = under ? all.indexOf(under) : -1;
      const at = placeOf(all, key);
      if (to !== -1 && at !== -1 && to !== at) handlers.current.onMove(key, to);
    };
    const follow = ({ clientX, clientY }: PointerEvent) => {
      point.x = clientX;
      point.y = clientY;
      place();
      frame ||= requestAnimationFrame(scroll);
    };
    /** The same where the list goes on in that direction, else 0. */
    const within = (step: number) => {
      const { top = 0, bottom = 0 } = list.current?.getBoundingClientRect() ?? {};
      const goesOn = step > 0 ? bottom > window.innerHeight - EDGE_PX : top < EDGE_PX;
      return goesOn ? step : 0;
    };
    // The place that it is to have may be out of sight.
    const scroll = () => {
      const step = within(scrollStep(point.y, window.innerHeight));
      frame = step === 0 ? 0 : requestAnimationFrame(scroll);
      if (step === 0) return;
      window.scrollBy({ top: step, behavior: "instant" });
      place();
    };
    let frame = 0;
    const end = () => {
      stop.current();
      handlers.current.onEnd(key, from);
    };
    stop.current = () => {
      listening.abort();
      cancelAnimationFrame(frame);
      setDragged(null);
    };
    const { signal } = listening;
    window.addEventListener("pointermove", follow, { signal });
    window.addEventListener("pointerup", end, { signal });
    window.addEventListener("pointercancel", end, { signal });
    setDragged(key);
  };
  const handleOf = (key: string, at: number) => ({
    onPointerDown: (event: ReactPointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      stop.current();
      begin(key, at);
    },
  });
  return { dragged, handleOf };
}
