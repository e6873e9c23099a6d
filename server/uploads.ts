import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { UploadTarget } from "../lib/auth/upload-sender.ts";
import { DOCUMENT_BYTES } from "../lib/documents/rules.ts";
import type { ErrorCode } from "../lib/kernel/errors.ts";
import { HOUR_MS } from "../lib/kernel/time.ts";
import { PHOTO_BYTES } from "../lib/photos/rules.ts";
import { env } from "../lib/platform/env.ts";
import type { ReceivedFile } from "../lib/platform/request-context.ts";
import type { Clock } from "./clock.ts";
import { type BodyEnd, readBody } from "./request-body.ts";

/** A call whose body is a file: written to disk as it arrives, never held in memory. */
export interface Upload {
  /** Most bytes of it. */
  bytes: number;
  /** What is sent for a longer one. */
  tooLarge: ErrorCode;
  /** What it is added to, given the request's query. */
  target(query: URLSearchParams): UploadTarget;
}

const PHOTO_PATH = /^\/api\/revisions\/([^/]+)\/photos$/;
const DOCUMENT: Upload = {
  bytes: DOCUMENT_BYTES,
  tooLarge: "document.too-large",
  target: (query) => ({ kind: "document", query }),
};

/** The upload that a request is, or null. */
export function uploadOf(method: string, path: string): Upload | null {
  if (method !== "POST") return null;
  if (path === "/api/documents") return DOCUMENT;
  const revisionId = PHOTO_PATH.exec(path)?.[1];
  if (revisionId === undefined) return null;
  const target = { kind: "photo", revisionId } as const;
  return { bytes: PHOTO_BYTES, tooLarge: "photo.too-large", target: () => target };
}

/** Seconds after which to try again where too many files arrive. */
export const UPLOAD_RETRY_SECONDS = 5;
/** For a whole file to arrive: 15 MiB at 26 KiB a second, a photo as browsers reduce it at three. */
export const UPLOAD_MS = 600_000;
/** Until it is decoded, after all others that Next works on, each at its slowest (lib/photos/make-photo-widths.ts). */
export const UPLOAD_RESPONSE_MS = 400_000;

const fileName = () => `upload-${randomBytes(16).toString("hex")}`;
const OURS = /^upload-[0-9a-f]{32}$/;

/** Writes a request's body to a file of its own, as it arrives; no file is left of one that is not whole. */
export async function receiveFile(
  request: IncomingMessage,
  bytes: number,
  clock: Clock,
): Promise<ReceivedFile | BodyEnd> {
  const folder = env().UPLOAD_DIR;
  await mkdir(folder, { recursive: true });
  const path = join(folder, fileName());
  let received: number | BodyEnd = "aborted";
  try {
    const file = await open(path, "wx", 0o600);
    try {
      received = await readBody(request, { bytes, ms: UPLOAD_MS }, clock, async (piece) => {
        await file.write(piece);
      });
    } finally {
      await file.close();
    }
  } finally {
    if (typeof received === "string") await removeFile(path);
  }
  return typeof received === "string" ? received : { path, bytes: received };
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
