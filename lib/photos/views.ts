import { z } from "zod";
import { PHOTO_HINTS, type PhotoHint } from "./rules.ts";

/** A picture of a revision, as its seller sees it; also what the call that sends one answers. */
export const photoViewSchema = z.strictObject({
  key: z.string().describe("Its files are /media/{key}-{width}.webp: 160, 320, 640 and 1280."),
  width: z.int().describe("Pixels of the largest file."),
  height: z.int(),
  color: z.string().describe("`#rrggbb`, shown while the picture loads."),
  hints: z
    .array(z.enum(PHOTO_HINTS))
    .describe("What it could have better. A duplicate is of one that was there before."),
  similarTo: z
    .array(z.string())
    .describe("The keys of those, whether or not the listing names them by now."),
});

export type PhotoView = z.infer<typeof photoViewSchema>;

/** What the editor says of one picture of several. */
export interface PictureHints {
  hints: readonly PhotoHint[];
  /** Where the one that it looks like stands among them; -1 for none. */
  twinAt: number;
}
