import { type ChildProcess, spawn } from "node:child_process";
import { open } from "node:fs/promises";
import { availableParallelism, setPriority } from "node:os";
import { join } from "node:path";
import { DomainError, type ErrorCode } from "../kernel/errors.ts";
import { MEDIA_WIDTHS } from "../listings/media/rules.ts";
import { log } from "../platform/log.ts";
import { once } from "../platform/once.ts";
import { inTurn } from "../platform/queue.ts";
import {
  HEAD_BYTES,
  isAnimated,
  isLossless,
  PHOTO_LEAST_SIDE,
  PHOTO_MEMORY_BYTES,
  PHOTO_PIXELS,
  type PhotoFormat,
  type PhotoMeasures,
  photoBox,
  photoFormat,
} from "./rules.ts";

/** A picture as it is stored: re-encoded, so that nothing of the sent file is left. */
export interface MadePhoto extends PhotoMeasures {
  files: { width: number; format: "webp" | "avif"; bytes: Uint8Array }[];
  /** `#rrggbb`. */
  color: string;
}

/** One core is the pages'. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const QUEUE = { atOnce: AT_ONCE, waiting: 60 };
/** A picture that takes more of a core is given up. */
const MOST_CORE_MS = 10_000;
/** So long for the same on a machine that does much else; then it may be sent again. */
const MOST_MS = 45_000;
/** After so long without a picture a process ends, and its memory with it. */
const IDLE_MS = 30_000;
/** Of 19: whatever else the machine does comes before. */
const NICENESS = 5;

/** A process that makes the widths of one picture at a time. */
interface Decoder {
  child: ChildProcess;
  idle: NodeJS.Timeout | null;
}

/** A file whose widths are to be made. */
interface Sent {
  path: string;
  format: PhotoFormat;
  lossless: boolean;
}

type Reply =
  | { id: number; made: MadePhoto }
  | { id: number; refusal: ErrorCode | null; error?: string };

const pool = () => once("uploads.decoders", () => ({ free: [] as Decoder[], count: 0 }));

function start(): Decoder {
  const file = join(
    /* turbopackIgnore: true */ process.cwd(),
    "lib/photos/make-photo-widths-process.mjs",
  );
  const child = spawn(
    /* turbopackIgnore: true */ process.execPath,
    ["--max-old-space-size=128", file],
    {
      // Nothing of the configuration: it decodes, and has no secret to lose.
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: "2" },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
    },
  );
  // A process that can't be started, or ends, is reported by `exit` or by the lack of a reply.
  child.on("error", (error) => log().error({ err: error }, "a picture's decoder failed"));
  child.unref();
  child.channel?.unref();
  try {
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  } catch (error) {
    // It works all the same, and takes as much of a core as the pages do.
    log().warn({ err: error }, "a picture's decoder has no lower priority");
  }
  return { child, idle: null };
}

function take(): Decoder {
  const { free } = pool();
  for (let decoder = free.pop(); decoder !== undefined; decoder = free.pop()) {
    if (decoder.idle) clearTimeout(decoder.idle);
    if (decoder.child.connected) return decoder;
  }
  return start();
}

function giveBack(decoder: Decoder): void {
  const { free } = pool();
  decoder.idle = setTimeout(() => {
    free.splice(free.indexOf(decoder), 1);
    decoder.child.kill("SIGKILL");
  }, IDLE_MS);
  decoder.idle.unref();
  free.push(decoder);
}

/** Has a process make the widths of a picture. Rejects with what the sender learns. */
function makeIn({ child }: Decoder, { path, format, lossless }: Sent): Promise<MadePhoto> {
  const damaged: ErrorCode = format === "heic" ? "photo.heic" : "photo.damaged";
  return new Promise((resolve, reject) => {
    const id = ++pool().count;
    const end = () => {
      clearTimeout(patience);
      child.off("message", onMessage);
      child.off("exit", onExit);
      child.channel?.unref();
    };
    const onExit = () => {
      end();
      log().warn({ format }, "a picture ended its decoder");
      reject(new DomainError(damaged));
    };
    const onMessage = (reply: unknown) => {
      const message = reply as Reply;
      if (message.id !== id) return;
      end();
      if ("made" in message) {
        resolve(message.made);
        return;
      }
      // It is still at it.
      if (message.refusal === "photo.too-slow") child.kill("SIGKILL");
      reject(new DomainError(message.refusal ?? damaged, undefined, { cause: message.error }));
    };
    const patience = setTimeout(() => {
      end();
      child.kill("SIGKILL");
      reject(new DomainError("service.unavailable"));
    }, MOST_MS);
    child.on("message", onMessage);
    child.on("exit", onExit);
    child.channel?.ref();
    const bounds = {
      pixels: PHOTO_PIXELS,
      bytes: PHOTO_MEMORY_BYTES,
      leastSide: PHOTO_LEAST_SIDE,
      box: photoBox(Math.max(...MEDIA_WIDTHS)),
    };
    child.send(
      { id, path, lossless, bounds, widths: [...MEDIA_WIDTHS], mostMs: MOST_CORE_MS },
      (error) => {
        if (!error) return;
        end();
        reject(new DomainError("service.unavailable", undefined, { cause: error }));
      },
    );
  });
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path, "r");
  try {
    const head = new Uint8Array(HEAD_BYTES);
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Decodes a file that somebody sent, and makes it in the widths that pages show: in its turn, in a process
 * of its own.
 * @throws {DomainError} photo.unsupported, photo.heic, photo.animated, photo.too-many-pixels, photo.too-heavy, photo.too-small,
 * photo.damaged or photo.too-slow; service.unavailable when too many wait, or the file can't be read
 */
export async function makePhotoWidths(path: string): Promise<MadePhoto> {
  const head = await readHead(path);
  const format = photoFormat(head);
  if (format === null) throw new DomainError("photo.unsupported");
  if (isAnimated(head, format)) throw new DomainError("photo.animated");
  return inTurn("uploads.photos", QUEUE, async () => {
    const decoder = take();
    try {
      return await makeIn(decoder, { path, format, lossless: isLossless(head, format) });
    } finally {
      if (decoder.child.connected && !decoder.child.killed) giveBack(decoder);
    }
  });
}
