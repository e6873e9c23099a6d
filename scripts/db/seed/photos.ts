import type { PhotoSubject } from "../../../lib/catalogue/listing.ts";
export function pickPhotos(s: PhotoSubject): { mediaKey: string; alt: string }[] {
  const n = 4 + (s.seed % 4);
  return Array.from({ length: n }, (_, i) => ({
    mediaKey: `pool-${s.type}-${(s.seed + i * 7) % 200}`,
    alt: `Illustration : séjour lumineux avec parquet ${i}`,
  }));
}
