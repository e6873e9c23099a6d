import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { HOUR_MS } from "../kernel/time.ts";

/** Bytes written or read at a time: other work goes on in between. */
const CHUNK_BYTES = 16 * 1024 * 1024;
const LENGTH_BYTES = 4;
/** A header is a few hundred kilobytes at most; a larger length is a damaged file. */
const MAX_HEADER_BYTES = 16 * 1024 * 1024;

/** A snapshot file that was opened: its header, and a way to read what follows. */
export interface SnapshotFile {
  header: unknown;
  byteLength: number;
  /** Reads the bytes into `target`, which must be `byteLength` long. @throws {Error} when they are cut short. */
  fill(target: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** A draft has a name of its own: several processes of a machine may write the file at once, and the last one stays. */
const draftOf = (file: string) => `${file}.${randomBytes(8).toString("hex")}`;
const DRAFT_ENDING = /^\.[0-9a-f]+$/;

/** A draft is written in seconds: one that has not grown for so long is of a process that ended. */
const LEFT_AFTER_MS = HOUR_MS;

/** Removes the drafts of a file that processes left which ended while they wrote. */
async function removeLeftDrafts(file: string, now: number): Promise<void> {
  const name = basename(file);
  for (const entry of await readdir(dirname(file))) {
    if (!entry.startsWith(name) || !DRAFT_ENDING.test(entry.slice(name.length))) continue;
    const path = join(dirname(file), entry);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < now - LEFT_AFTER_MS) await rm(path, { force: true });
  }
}

/** Writes a header and bytes beside the file and puts them in its place at once. */
export async function writeSnapshotFile(
  file: string,
  header: unknown,
  bytes: Uint8Array,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await removeLeftDrafts(file, Date.now());
  const draft = draftOf(file);
  try {
    await writeDraft(draft, header, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeDraft(draft: string, header: unknown, bytes: Uint8Array): Promise<void> {
  const handle = await open(draft, "wx");
  try {
    const text = Buffer.from(JSON.stringify(header));
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32LE(text.length);
    await handle.write(length);
    await handle.write(text);
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      await handle.write(bytes.subarray(at, at + CHUNK_BYTES));
    }
  } finally {
    await handle.close();
  }
}

/** Opens a snapshot file; null when there is none or it can't be one. */
export async function openSnapshotFile(file: string): Promise<SnapshotFile | null> {
  const handle = await open(file, "r").catch(() => null);
  if (handle === null) return null;
  try {
    const { size } = await handle.stat();
    const length = Buffer.alloc(LENGTH_BYTES);
    await handle.read(length, 0, LENGTH_BYTES, 0);
    const headerBytes = length.readUInt32LE();
    const start = LENGTH_BYTES + headerBytes;
    if (headerBytes > MAX_HEADER_BYTES || start > size) throw new Error("not a snapshot");
    const text = Buffer.alloc(headerBytes);
    await handle.read(text, 0, headerBytes, LENGTH_BYTES);
    return {
      header: JSON.parse(text.toString()),
      byteLength: size - start,
      async fill(target) {
        for (let at = 0; at < target.length; ) {
          const wanted = Math.min(CHUNK_BYTES, target.length - at);
          const { bytesRead } = await handle.read(target, at, wanted, start + at);
          if (bytesRead === 0) throw new Error("the snapshot is cut short");
          at += bytesRead;
        }
      },
      close: () => handle.close(),
    };
  } catch {
    await handle.close();
    return null;
  }
}
