/** The map's colours, from the style sheet (map.css), as WebGL needs them: resolved. */
export interface MapPalette {
  sea: string;
  land: string;
  abroad: string;
  coast: string;
  river: string;
  border: string;
  town: string;
  label: string;
  halo: string;
  area: string;
}

const NAMES = [
  "sea",
  "land",
  "abroad",
  "coast",
  "river",
  "border",
  "town",
  "label",
  "halo",
  "area",
] as const;

/** Reads the palette of the theme in force around `host`. */
export function readPalette(host: HTMLElement): MapPalette {
  const colours = NAMES.map((name) => {
    // One probe each: where transitions are on, a probe's colour would only start to change.
    const probe = document.createElement("span");
    probe.style.color = `var(--map-${name})`;
    host.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [name, color] as const;
  });
  return Object.fromEntries(colours) as unknown as MapPalette;
}
