/** Pixels of an element that lie under the window's bottom edge. */
export function belowFold(element: HTMLElement): number {
  return Math.max(0, Math.round(element.getBoundingClientRect().bottom - window.innerHeight));
}

/**
 * Keeps `--below-fold` of the element in step with the scroll: beside the list, the map's foot is
 * out of sight until the site's header has scrolled away, and what lies at its foot must not be.
 * Returns how to stop.
 */
export function followFold(element: HTMLElement): () => void {
  let frame = 0;
  const measure = () => {
    frame = 0;
    element.style.setProperty("--below-fold", `${belowFold(element)}px`);
  };
  const soon = () => {
    frame ||= requestAnimationFrame(measure);
  };
  measure();
  window.addEventListener("scroll", soon, { passive: true });
  window.addEventListener("resize", soon);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", soon);
    window.removeEventListener("resize", soon);
  };
}
