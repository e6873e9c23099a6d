import { env } from "../../lib/server/env.ts";
import { createProgress } from "../db/seed/progress.ts";
import { loadEnvFile } from "../env-file.ts";
import { renderPool } from "./render-pool.ts";

/** `npm run media`: the pictures of the sample and the catalogue, into MEDIA_DIR. */
loadEnvFile();
const started = performance.now();
const { rendered, kept } = await renderPool({
  dir: env().MEDIA_DIR,
  onProgress: createProgress("Pictures"),
});
const seconds = ((performance.now() - started) / 1_000).toFixed(1);
console.log(`Pictures: ${rendered} rendered, ${kept} kept (${seconds} s).`);
