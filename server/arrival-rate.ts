/** At least so many bytes in any stretch of so many milliseconds. */
export interface LeastRate {
  bytes: number;
  windowMs: number;
}

/**
 * 1 KiB a second over ten seconds: an uplink that is far too weak for a call still sends three photos at once
 * faster. A client that sends less only holds a place.
 */
export const LEAST_RATE: LeastRate = { bytes: 10 * 1024, windowMs: 10_000 };

/** Bytes that came at a time, in milliseconds of whatever clock. */
export interface Arrival {
  at: number;
  bytes: number;
}

const counts = ({ at }: Arrival, now: number, { windowMs }: LeastRate) => at >= now - windowMs;

/** What has arrived with one more, without what is too long ago to count. */
export function withArrival(
  arrivals: readonly Arrival[],
  arrival: Arrival,
  rate: LeastRate = LEAST_RATE,
): Arrival[] {
  return [...arrivals.filter((each) => counts(each, arrival.at, rate)), arrival];
}

/** Whether a body that is read since `since` arrives more slowly than it may; never within the first window. */
export function isTooSlow(
  arrivals: readonly Arrival[],
  { since, now }: { since: number; now: number },
  rate: LeastRate = LEAST_RATE,
): boolean {
  if (now - since < rate.windowMs) return false;
  const lately = arrivals.filter((each) => counts(each, now, rate));
  return lately.reduce((sum, { bytes }) => sum + bytes, 0) < rate.bytes;
}
