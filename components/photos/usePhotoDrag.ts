import { type PointerEvent, type RefObject, useRef, useState } from "react";

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
  const began = useRef(0);
  const items = () => [...(list.current?.children ?? [])];

  const follow = (key: string) => (event: PointerEvent) => {
    if (dragged !== key) return;
    const all = items();
    const under = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>("[data-photo]");
    const to = under ? all.indexOf(under) : -1;
    const from = placeOf(all, key);
    if (to !== -1 && from !== -1 && to !== from) onMove(from, to);
  };
  const stop = (key: string) => () => {
    if (dragged !== key) return;
    setDragged(null);
    onEnd(began.current, placeOf(items(), key));
  };
  const handleOf = (key: string, at: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      began.current = at;
      setDragged(key);
    },
    onPointerMove: follow(key),
    onPointerUp: stop(key),
    onPointerCancel: stop(key),
  });
  return { dragged, handleOf };
}
