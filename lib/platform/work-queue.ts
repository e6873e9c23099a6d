/** A place in a queue of work. */
export interface Place {
  /** Resolves when it is its turn: true, or false where it was left before. */
  turn: Promise<boolean>;
  /** Whether its turn has come. */
  hasTurn(): boolean;
  /** Ends the turn, or leaves the queue. The second call does nothing. */
  leave(): void;
}

/**
 * Work of which so much runs at once; more waits in its order, and a caller who leaves meanwhile
 * costs nothing.
 */
export interface WorkQueue {
  /** Takes a place; null when too many wait. */
  enter(): Place | null;
  readonly running: number;
  readonly waiting: number;
}

/**
 * @param atOnce how much runs
 * @param most how much waits
 */
export function createWorkQueue(atOnce: number, most: number): WorkQueue {
  const waiting = new Set<() => void>();
  let running = 0;

  /**
   * Starts what has waited longest, after the event loop has looked at its connections once more: it reads a
   * request first and learns in its next turn that the visitor has left. Answers in memory go out in between.
   */
  const startNext = () => {
    setImmediate(() => {
      setImmediate(() => {
        const [start] = waiting;
        if (start && running < atOnce) start();
      });
    });
  };

  const enter = (): Place | null => {
    if (running + waiting.size >= atOnce + most) return null;
    let state: "waiting" | "running" | "left" = "waiting";
    let resolve: (isTurn: boolean) => void = () => {};
    const turn = new Promise<boolean>((settle) => {
      resolve = settle;
    });
    const start = () => {
      waiting.delete(start);
      state = "running";
      running++;
      resolve(true);
    };
    waiting.add(start);
    startNext();
    return {
      turn,
      hasTurn: () => state === "running",
      leave: () => {
        if (state === "running") {
          running--;
          startNext();
        } else if (state === "waiting") {
          waiting.delete(start);
          resolve(false);
        }
        state = "left";
      },
    };
  };

  return {
    enter,
    get running() {
      return running;
    },
    get waiting() {
      return waiting.size;
    },
  };
}
