import type { PhotoView } from "../../lib/listings/views.ts";
import { type PhotoSubject, pickPhotos } from "../pictures/pick.ts";

/** Years of the buildings that a series of façades or houses may show; the others are older. */
const PERIODS: Readonly<Record<string, readonly [first: number, last: number]>> = {
  "facade-annees-70": [1955, 1989],
  "facade-moderne": [1990, 2100],
  pavillon: [1948, 2012],
  "maison-contemporaine": [2000, 2100],
  "maison-de-ville": [1800, 2100],
  chalet: [1800, 2100],
};
const OLDER = [0, 1947] as const;

/** Choices compared: more find little better and cost a bulk load its time. */
const CHOICES = 6;

/** The key of the picture of the building: the first, unless the main room is shown before it. */
function buildingKey(photos: readonly PhotoView[]): string {
  const [first, second] = photos.map(({ mediaKey }) => mediaKey);
  const indoors = first?.startsWith("salon") || first?.startsWith("studio");
  return (indoors ? second : first) ?? "";
}

/** Years between a building and what a picture of it may show; 0 when it fits. */
function anachronism(mediaKey: string, builtYear: number): number {
  const [first, last] = PERIODS[mediaKey.replace(/-\d+$/, "")] ?? OLDER;
  return Math.max(0, first - builtYear, builtYear - last);
}

/** Pictures of a listing whose building is of about its year. The same for the same subject. */
export function choosePhotos(subject: PhotoSubject, builtYear: number): PhotoView[] {
  let best = pickPhotos(subject);
  let least = anachronism(buildingKey(best), builtYear);
  for (let choice = 1; choice < CHOICES && least > 0; choice += 1) {
    const photos = pickPhotos({ ...subject, seed: subject.seed + choice });
    const years = anachronism(buildingKey(photos), builtYear);
    if (years >= least) continue;
    best = photos;
    least = years;
  }
  return best;
}
