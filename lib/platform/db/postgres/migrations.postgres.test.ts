import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { connect, createServer, type Server } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SERVER_VARIABLE } from "../../../testing/database.ts";
import { MigrationError, readMigrations } from "../migration-history.ts";
import { migrate } from "../migrations.ts";
import { DatabaseRefusal } from "../refusal.ts";
import { withClient } from "./connection.ts";

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

let silent: Server;
const listening: Server[] = [];
beforeAll(async () => {
  silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  for (const each of [silent, ...listening]) each.close();
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

/** Runs a program of the command line on a database; gives its exit code and its output. */
function run(program: string, url: string, ...args: string[]) {
  const options = { env: { ...process.env, NODE_ENV: "test" as const, DATABASE_URL: url } };
  return promisify(execFile)(process.execPath, ["--import", "tsx", program, ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

test("two processes at once: one migrates, the other waits and finds nothing to do", async () => {
  const url = await emptyDatabase();
  const both = await Promise.all([1, 2].map(() => run("scripts/db/migrate.ts", url)));
  expect(both.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ""],
    [0, ""],
  ]);
  const printed = both.map(({ stdout }) => stdout.trim()).toSorted();
  const all = readMigrations("postgresql").map(({ name }) => name);
  expect(printed).toEqual([`Applied: ${all.join(", ")}`, "The database is up to date."]);
});

/** A server that says of itself that it is PostgreSQL 14: the tests' own, behind a wire that changes its version. */
async function oldServer(): Promise<string> {
  const target = new URL(server);
  const shown = await withClient(server, (client) => client.query("SHOW server_version_num"));
  const version: string = shown.rows[0].server_version_num;
  const wire = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.pipe(far);
    far.on("data", (chunk) => {
      // As many characters: the message's length stays what it says.
      near.write(Buffer.from(chunk.toString("latin1").replace(version, "140018"), "latin1"));
    });
    for (const socket of [near, far])
      socket
        .on("error", () => {})
        .on("close", () => {
          near.destroy();
          far.destroy();
        });
  });
  listening.push(wire);
  await new Promise<void>((resolve) => wire.listen(0, "127.0.0.1", resolve));
  return at({ port: portOf(wire) });
}

test.each<[string, string[]]>([
  ["scripts/db/migrate.ts", []],
  ["scripts/db/reset.ts", []],
  ["sample/seed.ts", []],
  ["scripts/admin.ts", ["help"]],
])("%s ends with one sentence on a server that is too old", async (program, args) => {
  expect(await run(program, await oldServer(), ...args)).toMatchObject({
    code: 1,
    stdout: "",
    stderr: "DATABASE_URL: PostgreSQL 14 is too old: the site needs 15 or later.\n",
  });
});

test("a copy names the one of its two databases that can't be used", async () => {
  const old = await oldServer();
  const sentence = "PostgreSQL 14 is too old: the site needs 15 or later.\n";
  const { code, stderr } = await run("scripts/db/copy.ts", server, old, "file:/nowhere/a.db");
  expect([code, stderr]).toEqual([1, `FROM: ${sentence}`]);
  const migrated = await emptyDatabase();
  await migrate(migrated);
  const to = await run("scripts/db/copy.ts", server, migrated, old);
  expect([to.code, to.stderr]).toEqual([1, `TO: ${sentence}`]);
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
  await expect(migrate(url, { migrations: [broken] })).rejects.toThrow(
    `DATABASE_URL: migration ${broken.name} failed: syntax error at or near ";".`,
  );
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
  expect(refused).toBeInstanceOf(DatabaseRefusal);
  expect((refused as Error).message).toMatch(/^DATABASE_URL: /);
  expect((refused as Error).message).toMatch(reason);
  expect((refused as Error).message).not.toContain("loopimmo:");
});

function portOf(wire: Server): string {
  const address = wire.address();
  return typeof address === "object" && address ? String(address.port) : "";
}
