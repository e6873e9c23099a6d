"use client";

import { useEffect, useRef } from "react";

/**
 * Scrolls a bar of tabs, the element around it, so that its current tab is seen: for browsers that have no
 * `scroll-initial-target`. It moves the bar alone, never the page.
 */
export function CurrentTabInView() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (CSS.supports("scroll-initial-target: nearest")) return;
    const bar = place.current?.parentElement;
    const tab = bar?.querySelector("[aria-current]");
    if (!bar || !tab) return;
    const [outer, inner] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (inner.right > outer.right) bar.scrollLeft += inner.right - outer.right + inner.width / 2;
    else if (inner.left < outer.left) bar.scrollLeft -= outer.left - inner.left + inner.width / 2;
  }, []);
  return <span ref={place} hidden />;
}
