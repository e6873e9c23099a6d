import { reads } from "../../platform/db/read.ts";

/** Whether a picture has its row. */
export async function isKnownKey(key: string): Promise<boolean> {
  const found = await reads()
    .selectFrom("MediaAsset")
    .where("key", "=", key)
    .select("key")
    .executeTakeFirst();
  return found !== undefined;
}
