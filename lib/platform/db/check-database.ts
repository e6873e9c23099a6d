import { databaseKind } from "./kind.ts";
import { compareMigrations, MigrationError, readMigrations } from "./migration-history.ts";
import { databaseFile } from "./open.ts";
import { readFileHistory } from "./read-file-history.ts";
import { DatabaseRefusal } from "./refusal.ts";

async function readHistory(databaseUrl: string) {
  if (databaseKind(databaseUrl) === "postgresql") {
    const { readServerHistory } = await import("./postgres/read-server-history.ts");
    return readServerHistory(databaseUrl);
  }
  const file = databaseFile(databaseUrl);
  const applied = readFileHistory(file);
  if (applied !== null) return applied;
  throw new DatabaseRefusal(`there is no database at ${file}: run npm run db:migrate first.`);
}

/**
 * Checks that a database can be used by this version of the code: reached, and with all its migrations. One of a later
 * version can, since updates are additive while former processes still run.
 * @returns a warning, in one sentence; null where there is nothing to warn of
 * @throws {DatabaseRefusal} where it can't be used
 */
export async function checkDatabase(
  databaseUrl: string,
  migrations = readMigrations(databaseKind(databaseUrl)),
): Promise<string | null> {
  const { pending, later } = compareMigrations(await readHistory(databaseUrl), migrations);
  if (pending.length > 0) {
    const names = pending.map(({ name }) => name).join(", ");
    throw new MigrationError(
      `the database lacks migrations of this version (${names}): run npm run db:migrate first.`,
    );
  }
  if (later.length === 0) return null;
  return `DATABASE_URL: the database is of a later version of the code (${later.join(", ")}): this one should make way for it soon.`;
}
