import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SERVER_VARIABLE } from "../../../testing/database.ts";
import { MigrationError, readMigrations } from "../migration-history.ts";
import { migrate } from "../migrations.ts";
import { withClient } from "./connection.ts";
import { ServerError } from "./migrate-server.ts";

const server = process.env[SERVER_VARIABLE] ?? "";
const names: string[] = [];

/** The address of an empty database of its own. */
async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  await withClient(server, (client) => client.query(`CREATE DATABASE ${name}`));
  names.push(name);
  return at({ pathname: `/${name}` });
}

const at = (changes: Partial<URL>) => Object.assign(new URL(server), changes).href;

let silent: ReturnType<typeof createServer>;
beforeAll(async () => {
  silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  silent.close();
  for (const name of names) {
    await withClient(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  }
});

test("two programs at once: one migrates, the other finds nothing to do", async () => {
  const url = await emptyDatabase();
  const applied = (await Promise.all([migrate(url), migrate(url)])).map((done) => done.applied);
  const all = readMigrations("postgresql").map(({ name }) => name);
  expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([all, []]);
});

const table = (name: string) => ({
  name: `2026010100000_${name}`,
  sql: `CREATE TABLE "${name}" ("id" INTEGER PRIMARY KEY);
    CREATE FUNCTION "${name}_two"() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN 2; END $$;`,
});

test("a migration that was edited, or is gone, stops the next one", async () => {
  const url = await emptyDatabase();
  const [first, second] = [table("a"), table("b")];
  await migrate(url, { migrations: [first] });
  const edited = { ...first, sql: `${first.sql} -- edited` };
  await expect(migrate(url, { migrations: [edited, second] })).rejects.toThrow(MigrationError);
  await expect(migrate(url, { migrations: [second] })).rejects.toThrow(/not in the project/);
  expect((await migrate(url, { migrations: [first, second] })).applied).toEqual([second.name]);
});

test("a migration that fails half-way leaves nothing of itself, and stops the next start", async () => {
  const url = await emptyDatabase();
  const broken = { ...table("c"), sql: `${table("c").sql} CREATE TABLE broken (;` };
  await expect(migrate(url, { migrations: [broken] })).rejects.toThrow();
  const left = await withClient(url, (client) =>
    client.query(`SELECT to_regclass('c') AS "table"`),
  );
  expect(left.rows).toEqual([{ table: null }]);
  await expect(migrate(url, { migrations: [table("c")] })).rejects.toThrow(MigrationError);
});

test.each<[string, () => string, RegExp]>([
  ["a host where nothing listens", () => at({ port: "1" }), /nothing listens/],
  ["a host that is not known", () => at({ hostname: "nowhere.invalid" }), /host is not known/],
  ["another password", () => at({ password: "wrong" }), /password/],
  ["another database", () => at({ pathname: "/nothing" }), /no database of that name/],
  ["something that never answers", () => at({ port: portOf(silent) }), /does not answer/],
])("%s stops the start with a sentence that names the variable", async (_title, url, reason) => {
  const refused = await migrate(url()).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ServerError);
  expect((refused as Error).message).toMatch(/^DATABASE_URL: /);
  expect((refused as Error).message).toMatch(reason);
  expect((refused as Error).message).not.toContain("loopimmo:");
});

function portOf(listening: ReturnType<typeof createServer>): string {
  const address = listening.address();
  return typeof address === "object" && address ? String(address.port) : "";
}
