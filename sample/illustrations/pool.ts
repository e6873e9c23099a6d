import { PROPERTY_TYPES, type PropertyType } from "../../lib/kernel/property-kinds.ts";
import type { MoodName } from "./nature/moods.ts";
import type { PictureKind, Series } from "./series/types.ts";
import { OUTSIDE, SERIES } from "./series.ts";

/** One picture of the media store that the sample and generated catalogue draw from. */
export interface PoolPicture {
  /** Media key: `{series}-{two digits}`. */
  key: string;
  series: string;
  /** From 0, within its series. */
  index: number;
  kind: PictureKind;
  /** Building style, room style, or what an outdoor picture looks on. */
  style: string;
  mood: MoodName;
  types: readonly PropertyType[];
  /** French alternative text; says that it is an illustration. */
  alt: string;
}

const LIGHTS: Partial<Record<MoodName, string>> = {
  morning: "au matin",
  golden: "à l’heure dorée",
  apricot: "en fin d’après-midi",
  dusk: "au crépuscule",
  blue: "à l’heure bleue",
  rose: "dans une lumière rose",
  shower: "après l’averse",
};

function picturesOf(series: Series, offset: number): PoolPicture[] {
  const { name, kind, styles, count, caption, types = PROPERTY_TYPES, moods = OUTSIDE } = series;
  return Array.from({ length: count }, (_, index) => {
    const style = styles[index % styles.length] ?? styles[0];
    const mood = moods[(index * 3 + offset) % moods.length] ?? "morning";
    const subject = typeof caption === "string" ? caption : caption(style);
    const light = LIGHTS[mood];
    return {
      key: `${name}-${String(index + 1).padStart(2, "0")}`,
      series: name,
      index,
      kind,
      style,
      mood,
      types,
      alt: `Illustration\u00a0: ${subject}${light ? `, ${light}` : ""}`,
    };
  });
}

/** Stands in for a listing that has no picture. */
const PLACEHOLDER: PoolPicture = {
  key: "sans-photo",
  series: "sans-photo",
  index: 0,
  kind: "placeholder",
  style: "shutters",
  mood: "noon",
  types: [],
  alt: "",
};

/** Every picture of the pool, in a fixed order. */
export const MEDIA_POOL: readonly PoolPicture[] = [...SERIES.flatMap(picturesOf), PLACEHOLDER];

const BY_KEY = new Map(MEDIA_POOL.map((picture) => [picture.key, picture]));

/** The picture of a media key, or null when the pool has none. */
export function findPicture(key: string): PoolPicture | null {
  return BY_KEY.get(key) ?? null;
}
