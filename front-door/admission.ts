import { networkOf } from "../lib/server/network.ts";

/** How many requests may be under way at once; one more is rejected. */
export interface AdmissionLimits {
  slots: number;
  bodies: number;
  perNetwork: number;
}

export const ADMISSION_LIMITS: Readonly<AdmissionLimits> = {
  /** Requests that Next works on. */
  slots: 256,
  /** Bodies that are arriving: at most so many times `bodyLimit` bytes of memory. */
  bodies: 1_024,
  /** Requests of one network, their bodies included. */
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
  enterSlot(): Release | null;
  /** What is taken now: zeros when nothing is under way. */
  counts(): { slots: number; bodies: number; networks: number };
}

export function createAdmission(limits: Readonly<AdmissionLimits> = ADMISSION_LIMITS): Admission {
  const taken = { slots: 0, bodies: 0 };
  const byNetwork = new Map<string, number>();

  const enter = (what: keyof typeof taken): Release | null => {
    if (taken[what] >= limits[what]) return null;
    taken[what]++;
    return onceOnly(() => {
      taken[what]--;
    });
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

  return {
    enterNetwork,
    enterBody: () => enter("bodies"),
    enterSlot: () => enter("slots"),
    counts: () => ({ ...taken, networks: byNetwork.size }),
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
