import { DomainError } from "../kernel/errors.ts";
import { writer } from "./db/clients.ts";
import { freeSpace } from "./db/free-space.ts";
import { reads } from "./db/read.ts";
import { log } from "./log.ts";
import { once } from "./once.ts";

/**
 * With less room than this beside the database the process is not ready: what is under way, the
 * journal and its checkpoint must still find some.
 */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;
/** For so long an outcome answers other probes as well: each check is an fsync. */
const REUSED_MS = 1_000;
/** A probe waits no longer; the check goes on, for the next ones. */
const PATIENCE_MS = 2_000;

/** Makes a real write, down to the disk. */
async function writeRow(): Promise<void> {
  const checkedAt = new Date();
  await writer().$transaction((tx) =>
    tx.readinessCheck.upsert({
      where: { id: 1 },
      create: { id: 1, checkedAt },
      update: { checkedAt },
    }),
  );
}

/** Reads what was written, on the connection that reads. */
async function readRow(): Promise<void> {
  await reads().selectFrom("ReadinessCheck").select("id").where("id", "=", 1).executeTakeFirst();
}

const PARTS = {
  write: writeRow,
  read: readRow,
  freeBytes: freeSpace,
  /** Milliseconds, from anywhere. */
  clock: () => performance.now(),
  patienceMs: PATIENCE_MS,
};

async function check({ write, read, freeBytes }: typeof PARTS): Promise<boolean> {
  try {
    const free = await freeBytes();
    if (free < MIN_FREE_BYTES) {
      log().error({ free, least: MIN_FREE_BYTES }, "not ready: the database's disk is full");
      return false;
    }
    await write();
    await read();
    return true;
  } catch (error) {
    // Else the writer has logged it.
    if (!DomainError.is(error)) log().error({ err: error }, "not ready");
    return false;
  }
}

/** Whether a write and a read can be made and there is room for more; what is found is shared by all who ask. */
export function createReadinessCheck(given: Partial<typeof PARTS> = {}): () => Promise<boolean> {
  const parts = { ...PARTS, ...given };
  let running: Promise<boolean> | null = null;
  let last = { isReady: false, until: Number.NEGATIVE_INFINITY };

  const start = async () => {
    const isReady = await check(parts);
    last = { isReady, until: parts.clock() + REUSED_MS };
    running = null;
    return isReady;
  };

  return async () => {
    if (parts.clock() < last.until) return last.isReady;
    running ??= start();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, parts.patienceMs, false);
    });
    const outcome = await Promise.race([running, late]);
    clearTimeout(timer);
    return outcome;
  };
}

const state = () =>
  once("readiness", () => ({ stopping: false, canWrite: createReadinessCheck() }));

/** From now on the process says it is not ready: the load balancer stops sending it requests. */
export function markStopping(): void {
  state().stopping = true;
}

/** Whether the process takes requests, can write and can read: it does both, and looks at the space left. */
export async function isReady(): Promise<boolean> {
  return !state().stopping && (await state().canWrite()) && !state().stopping;
}
