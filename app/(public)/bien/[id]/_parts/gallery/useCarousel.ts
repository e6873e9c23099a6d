import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { keyTarget, wrapIndex } from "./carousel";

/** A strip of slides, each as wide as the strip, and the slide that is in view. */
export interface Carousel {
  index: number;
  /** Goes to a slide, round both ends; one step slides, more jumps. */
  go: (to: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** To spread on the strip. */
  strip: {
    ref: RefObject<HTMLDivElement | null>;
    onScroll: () => void;
    onScrollEnd: () => void;
    onPointerDown: () => void;
  };
}

/**
 * Follows and moves a native scroll-snap strip: fingers and anchors scroll it by themselves,
 * buttons and keys through here.
 */
export function useCarousel(total: number, start = 0): Carousel {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  // While the strip slides to a slide that was asked for, the ones it passes do not count.
  const heading = useRef<number | null>(null);

  const slideInView = useCallback(() => {
    const strip = ref.current;
    return strip && strip.clientWidth > 0 ? Math.round(strip.scrollLeft / strip.clientWidth) : null;
  }, []);

  const settle = useCallback(() => {
    heading.current = null;
    const inView = slideInView();
    if (inView !== null) setIndex(inView);
  }, [slideInView]);

  const follow = () => {
    if (heading.current === null || heading.current === slideInView()) settle();
  };

  const go = (to: number) => {
    const target = wrapIndex(to, total);
    const strip = ref.current;
    if (!strip) return;
    heading.current = target;
    setIndex(target);
    const behavior = Math.abs(target - index) > 1 ? "instant" : "auto";
    strip.scrollTo({ left: target * strip.clientWidth, behavior });
  };

  // The strip opens at `start`, or where an address such as #photo-3 has put it.
  useEffect(() => {
    const strip = ref.current;
    if (strip && start > 0) {
      strip.scrollTo({ left: start * strip.clientWidth, behavior: "instant" });
    }
    settle();
  }, [start, settle]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = keyTarget(event.key, index, total);
    if (target === null) return;
    event.preventDefault();
    go(target);
  };

  const release = () => {
    heading.current = null;
  };

  return {
    index,
    go,
    onKeyDown,
    strip: { ref, onScroll: follow, onScrollEnd: settle, onPointerDown: release },
  };
}
