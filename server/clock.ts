/** Time as the server's limits see it, so that a test can have it pass. */
export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  /** Calls back every so many milliseconds. @returns what ends that */
  every(ms: number, callback: () => void): () => void;
}

/** The machine's own clock, which no change of the date moves. */
export const MACHINE_CLOCK: Clock = {
  now: () => performance.now(),
  every: (ms, callback) => {
    const timer = setInterval(callback, ms);
    return () => clearInterval(timer);
  },
};
