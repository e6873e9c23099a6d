import { networkOf } from "../lib/platform/network.ts";
import { createWorkQueue, type Place } from "../lib/platform/work-queue.ts";

/** How many requests may be under way at once; one more is rejected. */
export interface AdmissionLimits {
  /** Reads, and requests that change something, that Next works on; more wait for their turn. */
  reads: number;
  writes: number;
  /** Uploads, which wait for their pictures to be decoded. */
  uploads: number;
  /** Those that wait, of each kind. */
  waiting: number;
  /** Bodies that are arriving: at most so many times `BODY_BYTES` of memory. */
  bodies: number;
  /** Files that are arriving: at most so many times the largest one on disk. */
  files: number;
  /** Requests of one network, their bodies included. */
  perNetwork: number;
}

export const ADMISSION_LIMITS: Readonly<AdmissionLimits> = {
  // A page is some milliseconds of the one thread: more at once only hold it up for longer at a time.
  reads: 16,
  // These wait, for a password's hash or the database.
  writes: 64,
  // As many more wait as files may arrive: what was sent whole finds a place.
  uploads: 8,
  waiting: 240,
  bodies: 1_024,
  files: 40,
  perNetwork: 32,
};

/** A household's or an office's whole IPv6 network: each of its /64 would have a bound of its own. */
const IPV6_PREFIX = 56;

/** Gives back what was taken. The second call does nothing. */
type Release = () => void;

/**
 * Counts requests under way. Each `enter` takes one place and returns what gives it back, or null when
 * there is none left.
 */
export interface Admission {
  /** @param address null for one that is not counted (this machine, by configuration) */
  enterNetwork(address: string | null): Release | null;
  enterBody(): Release | null;
  /** A file that arrives, until it is decoded. */
  enterFile(): Release | null;
  /** A place in the queue of what Next works on. */
  enterQueue(kind: "reads" | "writes" | "uploads"): Place | null;
  /** What is taken now: zeros when nothing is under way. */
  counts(): { slots: number; waiting: number; bodies: number; networks: number };
}

export function createAdmission(limits: Readonly<AdmissionLimits> = ADMISSION_LIMITS): Admission {
  const byNetwork = new Map<string, number>();
  let bodies = 0;
  let files = 0;
  const queues = {
    reads: createWorkQueue(limits.reads, limits.waiting),
    writes: createWorkQueue(limits.writes, limits.waiting),
    uploads: createWorkQueue(limits.uploads, limits.files),
  };

  const enterNetwork = (address: string | null): Release | null => {
    if (address === null) return () => {};
    const network = networkOf(address, IPV6_PREFIX);
    const count = byNetwork.get(network) ?? 0;
    if (count >= limits.perNetwork) return null;
    byNetwork.set(network, count + 1);
    return onceOnly(() => {
      const left = (byNetwork.get(network) ?? 1) - 1;
      if (left === 0) byNetwork.delete(network);
      else byNetwork.set(network, left);
    });
  };

  const enterBody = (): Release | null => {
    if (bodies >= limits.bodies) return null;
    bodies++;
    return onceOnly(() => {
      bodies--;
    });
  };

  const enterFile = (): Release | null => {
    if (files >= limits.files) return null;
    files++;
    return onceOnly(() => {
      files--;
    });
  };

  return {
    enterNetwork,
    enterBody,
    enterFile,
    enterQueue: (kind) => queues[kind].enter(),
    counts: () => ({
      slots: queues.reads.running + queues.writes.running + queues.uploads.running,
      waiting: queues.reads.waiting + queues.writes.waiting + queues.uploads.waiting,
      bodies: bodies + files,
      networks: byNetwork.size,
    }),
  };
}

function onceOnly(release: () => void): Release {
  let released = false;
  return () => {
    if (released) return;
    released = true;
    release();
  };
}
