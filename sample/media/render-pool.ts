import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { MEDIA_WIDTHS } from "../../lib/listings/media/rules.ts";
import { MEDIA_POOL } from "../illustrations/pool.ts";
import { renderPicture } from "../illustrations/render.ts";
import { sceneOf } from "../illustrations/scenes.ts";

export interface RenderPoolOptions {
  /** The media store's folder; made when missing. */
  dir: string;
  /** Keys to render; the whole pool by default. */
  keys?: readonly string[];
  /** Called after each picture, rendered or kept. */
  onProgress?: (done: number, total: number) => void;
}

export interface RenderPoolResult {
  rendered: number;
  reused: number;
}

/** What the store was drawn from: written beside the pictures. */
interface Stamp {
  /** Digest of the drawing code: when it is the same, so is every picture. */
  code: string;
  /** Digest of each picture's drawing and of how it is painted and compressed. */
  drawings: Record<string, string>;
}

const ROOT = path.resolve(import.meta.dirname, "../..");
const DRAWINGS = path.join(ROOT, "sample/illustrations");
/** What the drawings use of the product. */
const SHARED = ["lib/kernel/random.ts", "lib/listings/media/rules.ts"].map((file) =>
  path.join(ROOT, file),
);
/** What makes files of a drawing. */
const ENCODING = [
  path.join(DRAWINGS, "render.ts"),
  path.join(DRAWINGS, "texture.ts"),
  path.join(ROOT, "lib/listings/media/rules.ts"),
];
const STAMP = "pool.json";
/** Pictures in the making at once: one draws while others are compressed. */
const IN_FLIGHT = 3;
/** The stamp is saved this often, so that an interrupted run goes on where it stopped. */
const SAVE_EVERY = 24;

/**
 * Renders the pool's pictures into the media store, at every width. What is there already and
 * drawn the same is kept: a second run takes milliseconds, and a change of one scene renders that
 * scene only. Files appear whole or not at all.
 */
export async function renderPool(options: RenderPoolOptions): Promise<RenderPoolResult> {
  const { dir, onProgress, keys = MEDIA_POOL.map(({ key }) => key) } = options;
  await mkdir(dir, { recursive: true });
  const [code, encoding] = [await digestOfCode(), await digestOfFiles(ENCODING)];
  const before = await readStamp(dir);
  const drawings = { ...before.drawings };
  const result: RenderPoolResult = { rendered: 0, reused: 0 };
  let done = 0;
  const save = (finished: boolean) =>
    replaceFile(path.join(dir, STAMP), JSON.stringify({ code: finished ? code : "", drawings }));

  const make = async (key: string) => {
    const present = MEDIA_WIDTHS.every((width) => existsSync(path.join(dir, fileOf(key, width))));
    const known = drawings[key];
    if (!present || known === undefined || before.code !== code) {
      const svg = sceneOf(key);
      const digest = digestOf(encoding + svg);
      if (present && known === digest) result.reused += 1;
      else {
        const files = await renderPicture(svg);
        await Promise.all(
          MEDIA_WIDTHS.map((width) =>
            replaceFile(path.join(dir, fileOf(key, width)), files[width]),
          ),
        );
        drawings[key] = digest;
        result.rendered += 1;
        if (result.rendered % SAVE_EVERY === 0) await save(false);
      }
    } else result.reused += 1;
    done += 1;
    onProgress?.(done, keys.length);
  };

  const queue = [...keys];
  const worker = async () => {
    for (let key = queue.shift(); key !== undefined; key = queue.shift()) await make(key);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  if (result.rendered > 0 || before.code !== code) await save(true);
  return result;
}

function fileOf(key: string, width: number): string {
  return `${key}-${width}.webp`;
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

/** Digest of everything that decides what pictures look like. */
async function digestOfCode(): Promise<string> {
  const files = (await readdir(DRAWINGS, { recursive: true }))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => path.join(DRAWINGS, file));
  return digestOfFiles([...files, ...SHARED].sort());
}

async function digestOfFiles(files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  return hash.digest("base64url").slice(0, 22);
}

async function readStamp(dir: string): Promise<Stamp> {
  try {
    const stamp: unknown = JSON.parse(await readFile(path.join(dir, STAMP), "utf8"));
    if (isStamp(stamp)) return stamp;
  } catch {
    // No stamp, or half of one: everything is drawn again.
  }
  return { code: "", drawings: {} };
}

function isStamp(value: unknown): value is Stamp {
  return (
    typeof value === "object" &&
    value !== null &&
    "code" in value &&
    typeof value.code === "string" &&
    "drawings" in value &&
    typeof value.drawings === "object" &&
    value.drawings !== null
  );
}

let temporary = 0;

/** Writes a file aside and moves it in place, so that a reader never sees half of it. */
async function replaceFile(file: string, content: Buffer | string): Promise<void> {
  temporary += 1;
  const aside = `${file}.${process.pid}-${temporary}.tmp`;
  await writeFile(aside, content);
  await rename(aside, file);
}
