import { isCounted } from "../../../platform/attempts.ts";
import { keyedHash } from "../../../platform/keyed-hash.ts";
import type { Origin } from "../../../platform/request.ts";

/** Characters of six bits: some of what leads back to a network is left out. */
const KEY_LENGTH = 8;

/**
 * What stands for the network that a session is used from: a keyed hash, cut, by which two sessions can be compared and
 * no network be read; null for a caller who is not counted.
 */
export const sessionNetworkKey = (origin: Pick<Origin, "network" | "loopback">): string | null =>
  isCounted(origin) ? keyedHash("session-network", origin.network).slice(0, KEY_LENGTH) : null;
