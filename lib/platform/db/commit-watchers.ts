import { env } from "../env.ts";
import { once, replaceOnce } from "../once.ts";
import type { CommitListener } from "./postgres/commit-listener.ts";

/** Takes in what was committed, and deals with what fails it: it never rejects. */
type Watcher = () => Promise<void>;

/** A commit that no notification announced is seen so many milliseconds later at most. */
const POLL_MS = 1_000;

/** What takes in the commits of a PostgreSQL database in this process, and what announces them. */
class CommitWatchers {
  readonly #watchers = new Set<Watcher>();
  #listener: Promise<CommitListener> | null = null;
  #polling: NodeJS.Timeout | undefined;

  /** @returns what ends it */
  add(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    this.#listener ??= this.#listen();
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  /** Resolves once everything has taken in what is committed now. */
  async tell(): Promise<void> {
    await Promise.all([...this.#watchers].map((watcher) => watcher()));
  }

  async close(): Promise<void> {
    clearInterval(this.#polling);
    this.#watchers.clear();
    await (await this.#listener)?.close();
  }

  async #listen(): Promise<CommitListener> {
    const tell = () => void this.tell();
    this.#polling = setInterval(tell, POLL_MS).unref();
    const { listenForCommits } = await import("./postgres/commit-listener.ts");
    return listenForCommits(env().DATABASE_URL, tell);
  }
}

const NAME = "db.commitWatchers";

/** The process's watchers of commits. */
export const commitWatchers = () => once(NAME, () => new CommitWatchers());

/** Ends them, for good. */
export async function closeCommitWatchers(): Promise<void> {
  await commitWatchers().close();
  replaceOnce(NAME, undefined);
}
