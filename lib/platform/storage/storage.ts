import type { Readable } from "node:stream";

/** A file of a store, as a listing gives it. */
export interface StoredFile {
  name: string;
  bytes: number;
  modifiedAt: Date;
}

/**
 * Where files are that people sent: names of `isStoredName`, without folders. What reads or writes a name
 * of another shape fails with a RangeError.
 */
export interface Storage {
  /** Writes a file, or another one in its place: whole, or not at all. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a file; null where there is none. */
  get(name: string): Promise<Buffer | null>;
  /** The same as a stream. */
  stream(name: string): Promise<Readable | null>;
  exists(name: string): Promise<boolean>;
  /** Removes a file; nothing happens where there is none. */
  remove(name: string): Promise<void>;
  /** Every file, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** Removes what writes that never ended left behind. @returns how many */
  removeDrafts(before: Date): Promise<number>;
}
