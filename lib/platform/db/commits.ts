import { runAgain } from "../run-again.ts";
import { commitWatchers } from "./commit-watchers.ts";
import { dataVersion } from "./data-version.ts";
import { databaseInUse } from "./in-use.ts";

/** Follows what is committed, whichever program does. */
export interface Follower {
  /**
   * To be called before something is used that was made from the database.
   * @returns null where nothing has been committed since the last call; else until it is taken in. What `take` threw
   * rejects it, and is tried again by the next call.
   */
  look(): Promise<void> | null;
  /** Has the next call take in what there is, whether or not anything was committed. */
  again(): void;
}

/** Follows the commits to a file by the number that says so. */
function followFile(take: () => Promise<void>): Follower {
  const run = runAgain(take);
  let seen: number | null = null;
  let taking: Promise<void> | null = null;

  const look = () => {
    const version = dataVersion();
    if (version === seen) return taking;
    seen = version;
    const taken = run()
      .catch((error: unknown) => {
        seen = null;
        throw error;
      })
      .finally(() => {
        if (taking === taken) taking = null;
      });
    taking = taken;
    return taken;
  };

  return {
    look() {
      try {
        return look();
      } catch (error) {
        return Promise.reject(error);
      }
    },
    again() {
      seen = null;
    },
  };
}

/**
 * Follows commits for callers that answer from what they took in: on PostgreSQL each look is a run of `take`, shared by
 * all that look at the same time.
 * @param take reads what was committed since its last run, cheaply where there is nothing. One runs at a time.
 */
export function followCommits(take: () => Promise<void>): Follower {
  if (databaseInUse() === "sqlite") return followFile(take);
  return { look: runAgain(take), again: () => {} };
}

/** Follows commits in the background, until it is stopped. */
export interface Watch {
  /** As a follower's; on PostgreSQL null while commits are taken in, and what failed while they are not. */
  look(): Promise<void> | null;
  stop(): void;
}

function watchServer(take: () => Promise<void>): Watch {
  const run = runAgain(take);
  let failure: { error: unknown } | null = null;
  const watcher = async () => {
    try {
      await run();
      failure = null;
    } catch (error) {
      failure = { error };
    }
  };
  const looked = () => {
    if (failure !== null) throw failure.error;
  };
  const stop = commitWatchers().add(watcher);
  let first: Promise<void> | null = watcher().then(() => {
    first = null;
  });
  return {
    look() {
      if (first !== null) return first.then(looked);
      return failure === null ? null : Promise.reject(failure.error);
    },
    stop,
  };
}

/**
 * Follows commits for callers that can't wait at each use. On SQLite a look costs two microseconds, and each call looks.
 * On PostgreSQL commits are taken in as the server notifies of them, and those of this process before they are answered.
 */
export function watchCommits(take: () => Promise<void>): Watch {
  if (databaseInUse() === "postgresql") return watchServer(take);
  return { look: followFile(take).look, stop: () => {} };
}
