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
  onMove: (from: number, to: number) => void;
  /** Once it is let go: from where to where it went in all. */
  onEnd: (from: number, to: number) => void;
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
    const follow = (event: PointerEvent) => {
      const all = items();
      const under = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>("[data-photo]");
      const to = under ? all.indexOf(under) : -1;
      const at = placeOf(all, key);
      if (to !== -1 && at !== -1 && to !== at) handlers.current.onMove(at, to);
    };
    const end = () => {
      stop.current();
      handlers.current.onEnd(from, placeOf(items(), key));
    };
    stop.current = () => {
      listening.abort();
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
