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
  /** Those of one network: three tabs of a browser, which sends two at a time. */
  filesPerNetwork: number;
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
  filesPerNetwork: 6,
  perNetwork: 32,
};

/** A household's or an office's whole IPv6 network: each of its /64 would have a bound of its own. */
const IPV6_PREFIX = 56;

/** This machine, where it is exempt: it has places as all have, and no bound of its own. */
const UNCOUNTED = "";

/** Gives back what was taken. The second call does nothing. */
type Release = () => void;

/**
 * Counts requests under way. Each `enter` takes one place and returns what gives it back, or null when
 * there is none left.
 */
export interface Admission {
  /** @param address null for one that is not counted (this machine, by configuration) */
  enterNetwork(address: string | null): Release | null;
  /**
   * A body that arrives. Where all places are taken, the network that has most of them loses the one that has
   * arrived for longest, unless the new one is of that network itself: so few of them hold up nobody else.
   * @param giveUp called for a body that loses its place
   */
  enterBody(address: string | null, giveUp: () => void): Release | null;
  /** A file that arrives, until it is decoded; or which of its bounds is reached. */
  enterFile(address: string | null): Release | "network" | "all";
  /** A place in the queue of what Next works on. */
  enterQueue(kind: "reads" | "writes" | "uploads"): Place | null;
  /** What is taken now: zeros when nothing is under way. */
  counts(): { slots: number; waiting: number; bodies: number; networks: number };
}

export function createAdmission(limits: Readonly<AdmissionLimits> = ADMISSION_LIMITS): Admission {
  const requests = createCounts();
  const files = createCounts();
  /** By network, what gives each body up, the one that arrives for longest first. */
  const bodies = new Map<string, Set<() => void>>();
  let bodyCount = 0;
  const queues = {
    reads: createWorkQueue(limits.reads, limits.waiting),
    writes: createWorkQueue(limits.writes, limits.waiting),
    uploads: createWorkQueue(limits.uploads, limits.files),
  };

  const enterNetwork = (address: string | null): Release | null => {
    if (address === null) return () => {};
    const network = networkOf(address, IPV6_PREFIX);
    return requests.of(network) < limits.perNetwork ? requests.enter(network) : null;
  };

  const enterBody = (address: string | null, giveUp: () => void): Release | null => {
    const network = address === null ? UNCOUNTED : networkOf(address, IPV6_PREFIX);
    if (bodyCount >= limits.bodies && !makeRoom(network)) return null;
    const own = bodies.get(network) ?? new Set();
    bodies.set(network, own);
    const leave = onceOnly(() => {
      bodyCount--;
      own.delete(lose);
      if (own.size === 0) bodies.delete(network);
    });
    const lose = () => {
      leave();
      giveUp();
    };
    own.add(lose);
    bodyCount++;
    return leave;
  };

  /** Takes a place from the network that has most, unless none has more than this one. */
  const makeRoom = (network: string): boolean => {
    const others = [...bodies].filter(([each]) => each !== UNCOUNTED);
    const [most] = others.map(([, all]) => all).sort((a, b) => b.size - a.size);
    if (!most || most.size <= (bodies.get(network)?.size ?? 0)) return false;
    const [longest] = most;
    longest?.();
    return true;
  };

  const enterFile = (address: string | null): Release | "network" | "all" => {
    const network = address === null ? UNCOUNTED : networkOf(address, IPV6_PREFIX);
    if (network !== UNCOUNTED && files.of(network) >= limits.filesPerNetwork) return "network";
    return files.total() < limits.files ? files.enter(network) : "all";
  };

  return {
    enterNetwork,
    enterBody,
    enterFile,
    enterQueue: (kind) => queues[kind].enter(),
    counts: () => ({
      slots: queues.reads.running + queues.writes.running + queues.uploads.running,
      waiting: queues.reads.waiting + queues.writes.waiting + queues.uploads.waiting,
      bodies: bodyCount + files.total(),
      networks: requests.networks(),
    }),
  };
}

/** Counts what networks have under way. */
function createCounts() {
  const byNetwork = new Map<string, number>();
  let total = 0;
  return {
    of: (network: string) => byNetwork.get(network) ?? 0,
    total: () => total,
    networks: () => byNetwork.size,
    enter(network: string): Release {
      byNetwork.set(network, (byNetwork.get(network) ?? 0) + 1);
      total++;
      return onceOnly(() => {
        total--;
        const left = (byNetwork.get(network) ?? 1) - 1;
        if (left === 0) byNetwork.delete(network);
        else byNetwork.set(network, left);
      });
    },
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
