import { isDiskUnavailable } from "../disk.ts";

/** A bucket that is away, slow, full, failing or refuses us: the same may succeed later. */
export class BucketUnavailable extends Error {
  override name = "BucketUnavailable";
}

/** Whether a bucket is why something failed. */
export const isBucketUnavailable = (error: unknown): boolean =>
  (error as Partial<Error> | null)?.name === "BucketUnavailable";

/** Whether a store's disk or bucket is why something failed: that a file is not there would be a lie. */
export const isStorageUnavailable = (error: unknown): boolean =>
  isDiskUnavailable(error) || isBucketUnavailable(error);
