const PATHS = {
  plus: "M10 4v12M4 10h12",
  minus: "M4 10h12",
  cross: "m5 5 10 10M15 5 5 15",
  frame:
    "M3 7V4a1 1 0 0 1 1-1h3M13 3h3a1 1 0 0 1 1 1v3M17 13v3a1 1 0 0 1-1 1h-3M7 17H4a1 1 0 0 1-1-1v-3M8 10h4M10 8v4",
  pencil:
    "M4 16l.8-3.6L13.2 4a1.7 1.7 0 0 1 2.4 0l.4.4a1.7 1.7 0 0 1 0 2.4L7.6 15.200zM11.600 5.600l2.800 2.800",
} as const;

/** An icon of the map's tools: they are few, and the map's code is already heavy. */
export function MapIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="map-icon">
      <path d={PATHS[name]} />
    </svg>
  );
}
