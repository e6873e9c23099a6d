import { createRequire } from "node:module";
import { join } from "node:path";
import { types } from "node:util";
import type Database from "better-sqlite3";
import { quoteNames } from "./quote-names.ts";

// Prisma's client defines a global `__dirname`, which this library's other form takes for the folder it is in itself.
const { createSyncFn }: typeof import("synckit") = createRequire(import.meta.url)("synckit");

interface Answer {
  rows: Record<string, unknown>[];
  columns: string[];
  changes: number;
}

const ask = createSyncFn<
  (query: { url: string; text: string | null; values: unknown[] }) => Answer
>(join(import.meta.dirname, "query-worker.mjs"), { timeout: 60_000 });

const isNamed = (given: unknown): given is Record<string, unknown> =>
  typeof given === "object" &&
  given !== null &&
  !Array.isArray(given) &&
  !types.isUint8Array(given) &&
  !types.isDate(given);

/** A statement with what tests use of better-sqlite3's. */
class RawStatement {
  readonly #text: string;
  readonly #parameters: readonly (string | number)[];
  #pluck = false;

  constructor(
    private readonly url: string,
    readonly source: string,
  ) {
    const { text, parameters } = quoteNames(source);
    this.#text = text;
    this.#parameters = parameters;
  }

  #run(given: readonly unknown[]): Answer {
    const named = given.find(isNamed) ?? {};
    const placed = given.filter((value) => !isNamed(value)).flat();
    const values = this.#parameters.map((name) =>
      typeof name === "number" ? placed[name] : named[name],
    );
    return ask({ url: this.url, text: this.#text, values });
  }

  pluck(): this {
    this.#pluck = true;
    return this;
  }

  all(...given: unknown[]): unknown[] {
    const { rows, columns } = this.#run(given);
    return this.#pluck ? rows.map((row) => row[columns[0] ?? ""]) : rows;
  }

  get(...given: unknown[]): unknown {
    return this.all(...given)[0];
  }

  run(...given: unknown[]): { changes: number } {
    return { changes: this.#run(given).changes };
  }

  *iterate(...given: unknown[]): Generator<unknown> {
    yield* this.all(...given);
  }
}

/**
 * PostgreSQL as tests ask SQLite: at once, for fixtures and assertions. One connection an address.
 * @throws what the server refused, as `pg` gives it
 */
export function rawDatabase(url: string): Database.Database {
  const exec = (sql: string) => ask({ url, text: quoteNames(sql).text, values: [] });
  let open = true;
  const raw = {
    get open() {
      return open;
    },
    prepare: (sql: string) => new RawStatement(url, sql),
    exec,
    pragma: (): never => {
      throw new Error("PostgreSQL has no pragmas: this test is of SQLite alone");
    },
    transaction:
      (work: (...given: unknown[]) => unknown) =>
      (...given: unknown[]) => {
        exec("BEGIN");
        try {
          const result = work(...given);
          exec("COMMIT");
          return result;
        } catch (error) {
          exec("ROLLBACK");
          throw error;
        }
      },
    close() {
      if (open) ask({ url, text: null, values: [] });
      open = false;
    },
  };
  return raw as unknown as Database.Database;
}
