import { HOUR_MS } from "../../kernel/time.ts";
import { storageOf } from "../../platform/storage/stores.ts";
import { isKnownKey } from "../queries/is-known-photo-key.ts";
import { removePhotoFiles, WRITING_NAME } from "./photo-files.ts";

/** Removes the files of pictures whose process ended before their row was written. */
async function removeUnfinished(before: Date): Promise<void> {
  const uploads = storageOf("uploads");
  for await (const { name, modifiedAt } of uploads.list()) {
    const [, key] = WRITING_NAME.exec(name) ?? [];
    if (key === undefined || modifiedAt >= before) continue;
    if (!(await isKnownKey(key))) await removePhotoFiles(key);
    await uploads.remove(name);
  }
}

/** Removes what writes of pictures left on this machine that never ended. */
export async function removeUnfinishedPhotos(now = new Date()): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  await removeUnfinished(hourAgo);
  for (const store of ["media", "uploads"] as const) {
    await storageOf(store).removeDrafts(hourAgo);
  }
}
