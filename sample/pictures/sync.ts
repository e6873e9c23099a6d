import { readFile } from "node:fs/promises";
import pLimit from "p-limit";
import { MEDIA_WIDTHS, mediaDelivery, mediaFile } from "../../lib/listings/media/rules.ts";
import type { Storage } from "../../lib/platform/storage/storage.ts";
import { widthFile } from "./files.ts";
import { MEDIA_POOL } from "./pool.ts";

/** Files on their way at once: a store waits for each to be on its disk. */
const AT_ONCE = 16;

/**
 * Copies the pictures of the pool into the media store, at every width that the site serves. A file that is
 * there already stays; one that is missing, damaged or of another picture is written.
 * @returns how many were written, and how many there are.
 */
export async function syncPictures(
  store: Storage,
  keys: readonly string[] = MEDIA_POOL.map(({ key }) => key),
): Promise<{ written: number; total: number }> {
  const inTurn = pLimit(AT_ONCE);
  const written = await Promise.all(
    keys.flatMap((key) =>
      MEDIA_WIDTHS.map((width) =>
        inTurn(async () => {
          const name = mediaFile(key, width);
          const [bytes, present] = await Promise.all([
            readFile(widthFile(key, width)),
            store.get(name),
          ]);
          if (present?.equals(bytes)) return false;
          await store.put(name, bytes, mediaDelivery(name));
          return true;
        }),
      ),
    ),
  );
  return { written: written.filter(Boolean).length, total: written.length };
}
