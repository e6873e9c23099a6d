/** A file of a store, as a listing gives it. */
export interface StoredFile {
  name: string;
  bytes: number;
  modifiedAt: Date;
}

/** How a bucket gives a file to those who may ask it themselves. */
export interface Delivery {
  /** Its media type. */
  type: string;
  /** How long they may keep it. */
  cacheControl: string;
}

/**
 * Where files are that people sent: names of `isStoredName`, without folders. What reads or writes a name
 * of another shape fails with a RangeError; what `isStorageUnavailable` tells may succeed later.
 */
export interface Storage {
  /** Writes a file, or another one in its place: whole, or not at all. */
  put(name: string, bytes: Uint8Array, delivery?: Delivery): Promise<void>;
  /** The bytes of a file; null where there is none. */
  get(name: string): Promise<Buffer | null>;
  /** The first bytes of a file, fewer where it has no more; null where there is none. */
  head(name: string, bytes: number): Promise<Buffer | null>;
  /** Removes a file; nothing happens where there is none. */
  remove(name: string): Promise<void>;
  /** Every file, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** Removes what writes that never ended left behind, if they began before. @returns how many */
  removeDrafts(before: Date): Promise<number>;
}
