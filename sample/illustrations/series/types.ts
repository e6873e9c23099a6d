import type { PropertyType } from "../../../lib/kernel/property-kinds.ts";
import type { MoodName } from "../nature/moods.ts";

/** What a picture shows; `pickPhotos` reasons on these. */
export type PictureKind =
  | "facade"
  | "house"
  | "living"
  | "hearth"
  | "kitchen"
  | "bedroom"
  | "bathroom"
  | "studio"
  | "study"
  | "entrance"
  | "garden"
  | "terrace"
  | "balcony"
  | "pool"
  | "courtyard"
  | "sea"
  | "street"
  | "placeholder";

export interface Series {
  name: string;
  kind: PictureKind;
  /** Styles in turn: the first picture has the first style, and so on around. */
  styles: readonly [string, ...string[]];
  count: number;
  /** What is drawn, after "Illustration : ". */
  caption: string | ((style: string) => string);
  types?: readonly PropertyType[];
  moods?: readonly MoodName[];
}
