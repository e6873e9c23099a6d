import { env } from "../../lib/platform/env.ts";
import { createProgress } from "../seed/progress.ts";
import { renderPool } from "./render-pool.ts";

/** Brings the media store up to the drawings, and says what it did. */
export async function renderPictures(): Promise<void> {
  const started = performance.now();
  const { rendered, reused } = await renderPool({
    dir: env().MEDIA_DIR,
    onProgress: createProgress("Pictures"),
  });
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(`Pictures: ${rendered} rendered, ${reused} kept (${seconds} s).`);
}
