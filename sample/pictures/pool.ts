import type { PropertyType } from "../../lib/kernel/property-kinds.ts";
import { PICTURES, type PictureKind, SERIES } from "./manifest.ts";

/** One picture of the media store that the sample and the generated catalogue choose from. */
export interface PoolPicture {
  /** Media key: `{series}-{two digits}`. */
  key: string;
  series: string;
  kind: PictureKind;
  /** Building style, room style, or what an outdoor picture looks on. */
  style: string;
  types: readonly PropertyType[];
  /** French alternative text; says that it is an illustration. */
  alt: string;
}

/** Every picture of the pool, in a fixed order. */
export const MEDIA_POOL: readonly PoolPicture[] = Object.entries(PICTURES).map(
  ([key, [style, caption]]) => {
    const series = key.replace(/-\d+$/, "");
    const described = SERIES[series];
    if (!described) throw new RangeError(`no series "${series}"`);
    const [kind, types] = described;
    return { key, series, kind, style, types, alt: caption && `Illustration\u00a0: ${caption}` };
  },
);

const BY_KEY = new Map(MEDIA_POOL.map((picture) => [picture.key, picture]));

/** The picture of a media key, or null when the pool has none. */
export function findPicture(key: string): PoolPicture | null {
  return BY_KEY.get(key) ?? null;
}
