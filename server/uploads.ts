import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { ErrorCode } from "../lib/kernel/errors.ts";
import { HOUR_MS } from "../lib/kernel/time.ts";
import { env } from "../lib/platform/env.ts";
import type { ReceivedFile } from "../lib/platform/request-context.ts";
import { PHOTO_BYTES } from "../lib/uploads/photos/rules.ts";

/** A call whose body is a file: written to disk as it arrives, never held in memory. */
export interface Upload {
  /** Most bytes of it. */
  bytes: number;
  /** What is sent for a longer one. */
  tooLarge: ErrorCode;
}

const PHOTO: Upload = { bytes: PHOTO_BYTES, tooLarge: "photo.too-large" };
const PHOTO_PATH = /^\/api\/revisions\/[^/]+\/photos$/;

/** The upload that a request is, or null. */
export function uploadOf(method: string, path: string): Upload | null {
  return method === "POST" && PHOTO_PATH.test(path) ? PHOTO : null;
}

/** Seconds after which to try again where too many files arrive. */
export const UPLOAD_RETRY_SECONDS = 5;
/** A slow telephone needs some 40 seconds for the largest photo. */
export const UPLOAD_MS = 120_000;
/** Until it is an upload's turn to be decoded, and it is: far below, unless the queue is full of large ones. */
export const UPLOAD_RESPONSE_MS = 110_000;

const fileName = () => `upload-${randomBytes(16).toString("hex")}`;
const OURS = /^upload-[0-9a-f]{32}$/;

/** A body that was written to a file, or why it was not: then no file is left. */
export type Received = ReceivedFile | "too-large" | "aborted";

/** Writes a request's body to a file of its own, as it arrives. Past `limit` bytes nothing more is read. */
export async function receiveFile(request: IncomingMessage, limit: number): Promise<Received> {
  const folder = env().UPLOAD_DIR;
  await mkdir(folder, { recursive: true });
  const path = join(folder, fileName());
  let received: Received = "aborted";
  try {
    const file = await open(path, "wx", 0o600);
    try {
      received = await writeBody(request, file, limit, path);
    } finally {
      await file.close();
    }
  } finally {
    if (typeof received === "string") await removeFile(path);
  }
  return received;
}

async function writeBody(
  request: IncomingMessage,
  file: FileHandle,
  limit: number,
  path: string,
): Promise<Received> {
  let bytes = 0;
  // The request stays: what is wrong with it is still to be sent.
  const chunks: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
  for (;;) {
    // Whoever leaves in the midst ends the stream with an error; of the disk there is none here.
    const next = await chunks.next().catch(() => null);
    if (next === null) return "aborted";
    if (next.done) break;
    bytes += next.value.length;
    if (bytes > limit) {
      await chunks.return?.();
      return "too-large";
    }
    await file.write(next.value);
  }
  return request.complete ? { path, bytes } : "aborted";
}

/** Removes what was received; nothing happens where it is gone. */
export const removeFile = (path: string): Promise<void> => rm(path, { force: true });

/** Removes the files that a process left which ended while it received them. */
export async function removeLeftUploads(now = Date.now()): Promise<void> {
  const folder = env().UPLOAD_DIR;
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => OURS.test(each))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < now - HOUR_MS) await removeFile(path);
  }
}
