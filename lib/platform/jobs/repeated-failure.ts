import { MINUTE_MS } from "../../kernel/time.ts";

/**
 * What fails in the same way at each of its turns, as each second while the database is away, is for the log at its
 * first turn and once a minute from then on.
 */
export class RepeatedFailure {
  #logged: { what: string; at: number } | null = null;

  /** Whether a failure is to be logged. @param now milliseconds of any clock that goes on */
  isForTheLog(error: unknown, now: number): boolean {
    const what = String(error);
    const known = this.#logged;
    if (known?.what === what && now - known.at < MINUTE_MS) return false;
    this.#logged = { what, at: now };
    return true;
  }

  /** It went well: the next failure is another one. */
  end(): void {
    this.#logged = null;
  }
}
