import pLimit from "p-limit";

/** Milliseconds that a transaction waits for its turn. */
interface QueueBounds {
  /** While none of those before it begins or ends. */
  still: number;
  /** In all, however fast they follow each other. */
  inAll: number;
}

/** The code of an error for a turn that did not come within the bounds of the queue. */
export const LATE_TURN = "LATE_TURN";

/** A transaction's turn. */
interface Turn {
  /** Milliseconds in which the transaction must begin. */
  left: number;
  /** To be called once it has begun: the queue has moved. */
  begin(): void;
}

/** The queue of a process's transactions, which run one at a time and in their order. */
export interface WriteQueue {
  /** @throws {Error} with the code LATE_TURN when the turn did not come in time: `work` is not called then */
  inTurn<Result>(work: (turn: Turn) => Promise<Result>): Promise<Result>;
}

/**
 * Makes a queue that is given up where it stands still, and waited for while it moves: two hundred people who press a
 * button at once are answered one after the other, and a lock that nobody releases keeps nobody for long.
 */
export function createWriteQueue({ still, inAll }: QueueBounds): WriteQueue {
  const limit = pLimit(1);
  let moved = Number.NEGATIVE_INFINITY;
  const move = () => {
    moved = performance.now();
  };
  return {
    inTurn: (work) =>
      new Promise((resolve, reject) => {
        const since = performance.now();
        const left = () =>
          Math.min(Math.max(since, moved) + still, since + inAll) - performance.now();
        let waits = true;
        const giveUp = () => {
          if (left() > 0) {
            timer = setTimeout(giveUp, left());
          } else {
            waits = false;
            const late = new Error("the turn to write did not come in time");
            reject(Object.assign(late, { code: LATE_TURN }));
          }
        };
        let timer = setTimeout(giveUp, left());
        const run = async () => {
          let begun = false;
          const begin = () => {
            begun = true;
            move();
          };
          try {
            resolve(await work({ left: Math.max(1, left()), begin }));
          } catch (error) {
            reject(error);
          } finally {
            if (begun) move();
          }
        };
        void limit(async () => {
          clearTimeout(timer);
          if (waits) await run();
        });
      }),
  };
}
