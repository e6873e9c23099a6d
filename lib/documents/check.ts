import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { DomainError, type ErrorCode } from "../kernel/errors.ts";
import { log } from "../platform/log.ts";
import { inTurn } from "../platform/queue.ts";
import { DOCUMENT_BYTES, DOCUMENT_PAGES } from "./rules.ts";

/** What a file is found to be. */
export type Verdict = "fine" | "not-pdf" | "damaged" | "encrypted" | "active" | "too-long";

/** A machine that does much else may need as long for a sound document: then it may be sent again. */
const PATIENCE_MS = 45_000;
/** Each may hold the file and what it is parsed into. */
const QUEUE = { atOnce: 2, waiting: 100 };
const MEMORY_MB = 384;

const REFUSALS: Record<Exclude<Verdict, "fine">, ErrorCode> = {
  "not-pdf": "document.not-pdf",
  damaged: "document.damaged",
  encrypted: "document.encrypted",
  active: "document.active",
  "too-long": "document.too-long",
};

/** A file that the parser can't end with in its memory is one that it can't read; one that takes too long is "late". */
function inThread(bytes: Buffer): Promise<Verdict | "late"> {
  const file = join(/* turbopackIgnore: true */ process.cwd(), "lib/documents/check-thread.mjs");
  const thread = new Worker(/* turbopackIgnore: true */ file, {
    execArgv: [],
    workerData: { bytes, mostPages: DOCUMENT_PAGES },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise((resolve) => {
    const end = (verdict: Verdict | "late") => {
      clearTimeout(timer);
      thread.removeAllListeners();
      // What it still says of its end concerns nobody.
      thread.on("error", () => {});
      void thread.terminate();
      resolve(verdict);
    };
    const timer = setTimeout(() => end("late"), PATIENCE_MS);
    thread.on("message", (verdict: Verdict) => end(verdict));
    thread.on("error", (error) => {
      log().warn({ err: error }, "a document could not be parsed");
      end("damaged");
    });
    thread.on("exit", () => end("damaged"));
  });
}

/**
 * Checks that a file is a PDF that can be given to others: whole, opened by anybody without a password (its owner
 * may have restricted what can be done with it), without scripts or files inside.
 * @param path of a file on this machine
 * @throws {DomainError} document.empty, document.too-large, document.not-pdf, document.damaged,
 * document.encrypted, document.active, document.too-long; service.unavailable where too many wait, or it takes too long
 */
export async function checkPdf(path: string): Promise<void> {
  const file = await open(path);
  const { size } = await file.stat().finally(() => file.close());
  if (size === 0) throw new DomainError("document.empty");
  if (size > DOCUMENT_BYTES) throw new DomainError("document.too-large");
  // Read here, where a failure of the disk is known as one, and not as the document's.
  const verdict = await inTurn("documents.checks", QUEUE, async () =>
    inThread(await readFile(path)),
  );
  if (verdict === "late") throw new DomainError("service.unavailable");
  if (verdict !== "fine") throw new DomainError(REFUSALS[verdict]);
}
