import { cx } from "./cx";
import "./icon.css";

/** Drawn on a grid of 24, by a line of 2. */
const DRAWINGS = {
  "arrow-left": "M19 12H5M11 6l-6 6 6 6",
  "arrow-right": "M5 12h14M13 6l6 6-6 6",
  bell: "M6 9.5a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4s2-1.5 2-6.5M10 19.5a2.2 2.2 0 0 0 4 0",
  close: "M6 6l12 12M18 6 6 18",
  heart:
    "M12 20.2C7 16.6 3.5 13.3 3.5 9.3 3.5 6.7 5.5 4.8 7.9 4.8c1.7 0 3.2.9 4.1 2.3.9-1.4 2.4-2.3 4.1-2.3 2.4 0 4.4 1.9 4.4 4.5 0 4-3.5 7.3-8.5 10.9z",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  map: "M9 4 3.5 6.5V20L9 17.5l6 2.5 5.5-2.5V4L15 6.5zM9 4v13.5M15 6.5V20",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.3 15.3 20 20",
  sliders:
    "M4 7h9M17 7h3M4 17h3M11 17h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0M11 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0",
} as const;

/**
 * A decorative icon, in the colour and at the size of its class names (20 px without). Two
 * elements and no script: an icon of lucide-react is a client component, which a list of cards
 * would send and hydrate twenty times.
 */
export function Icon({ name, className }: { name: keyof typeof DRAWINGS; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx("icon", className)}>
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
