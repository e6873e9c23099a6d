import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { newId } from "../../../kernel/ids.ts";
import { adoptedDatabase } from "../../../testing/adopted-database.ts";
import { communeRow, userRow } from "../../../testing/builders.ts";
import { createWriter } from "../clients.ts";
import { reads } from "../read.ts";
import { isDatabaseUnavailable } from "../unavailable.ts";
import { ADVISORY_LOCKS } from "./advisory-locks.ts";
import { openReadPool, withClient } from "./connection.ts";

/** What the site relies on of PostgreSQL itself: its one writer, connections that break, reads that write nothing. */

const database = adoptedDatabase();

const commune = (code: string) => communeRow({ code, slug: `commune-${code}` });
const unavailable = expect.objectContaining({ status: 503 });

/** Ends the sessions of this database that `condition` names. */
const endSessions = (condition: string) =>
  withClient(database.url, (client) =>
    client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${condition}`,
    ),
  );

test("transactions of two processes follow each other, each whole", async () => {
  const others = [createWriter(database.url), createWriter(database.url)];
  const order: string[] = [];
  const run = (writer: ReturnType<typeof createWriter>, name: string) =>
    writer.$transaction(async (tx) => {
      order.push(`${name} begins`);
      await tx.commune.create({ data: commune(name) });
      await tx.commune.count();
      order.push(`${name} ends`);
    });
  await Promise.all(
    others.flatMap((writer, at) => [1, 2, 3].map((n) => run(writer, `T${at}${n}`))),
  );
  for (let at = 0; at < order.length; at += 2) {
    expect(order[at + 1]).toBe(order[at]?.replace("begins", "ends"));
  }
  await Promise.all(others.map((writer) => writer.$disconnect()));
});

test("a failure that a command caught is no commit", async () => {
  const code = newId().slice(0, 5);
  const swallowing = database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: commune(code) });
    await tx.commune.create({ data: commune(code) }).catch(() => {});
  });
  await expect(swallowing).rejects.toThrow();
  expect(await database.reader.commune.count({ where: { code } })).toBe(0);
  await database.writer.$transaction((tx) => tx.commune.create({ data: commune(code) }));
});

test("who does not get the lock in time is told so, and its work never begins", async () => {
  const other = createWriter(database.url, { lockWaitMs: 50 });
  let begun = false;
  await database.writer.$transaction(async (tx) => {
    await tx.commune.count();
    const late = other.$transaction(async () => {
      begun = true;
    });
    await expect(late).rejects.toEqual(unavailable);
  });
  expect(begun).toBe(false);
  await other.$disconnect();
  await database.writer.$transaction((tx) => tx.commune.count());
});

test("a write of several statements that took too long leaves none of them behind", async () => {
  const user = userRow();
  await database.writer.$transaction((tx) => tx.user.create({ data: user }));
  const id = newId();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await withClient(database.url, async (other) => {
    await other.query("BEGIN");
    await other.query(
      `INSERT INTO "Notification" ("id", "userId", "kind", "event", "data", "createdAt")
       VALUES ($1, $2, 'new_lead', 'lead', '{}', now())`,
      [id, user.id],
    );
    const late = database.writer.$transaction((tx) =>
      tx.notification.create({
        data: {
          id,
          userId: user.id,
          kind: "new_lead",
          event: "lead",
          data: {},
          createdAt: new Date(),
          deliveries: { create: { channel: "email", dueAt: new Date() } },
        },
      }),
    );
    const refused = expect(late).rejects.toEqual(unavailable);
    const waits = `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'INSERT%'`;
    // The first statement waits for the other program's row; the transaction's time passes; the second one follows.
    await withClient(database.url, async (onlooker) => {
      while ((await onlooker.query(waits)).rows[0].count === 0);
    });
    await vi.advanceTimersByTimeAsync(5_000);
    await other.query("ROLLBACK");
    await refused;
  });
  vi.useRealTimers();
  expect(await database.reader.notification.count({ where: { id } })).toBe(0);
  await database.writer.$transaction((tx) => tx.commune.count());
});

test("a process that is killed holding the lock holds up nobody", async () => {
  const holder = spawn(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import pg from "pg";
     const client = new pg.Client(process.argv[1]);
     await client.connect();
     await client.query("BEGIN");
     await client.query("SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.writer})");
     console.log("held");
     setInterval(() => {}, 1000);`,
      database.url,
    ],
    { cwd: join(import.meta.dirname, "../../../.."), stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(holder.stdout, "data");
  const waiting = database.writer.$transaction((tx) => tx.commune.count());
  holder.kill("SIGKILL");
  expect(await waiting).toBeGreaterThanOrEqual(0);
});

test("a process that stops in the middle of its transaction holds up others for seven seconds at most", async () => {
  const holder = spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      "--input-type=module",
      "--eval",
      `import { createWriter } from "./lib/platform/db/clients.ts";
     const writer = createWriter(process.argv[1]);
     await writer.$transaction(async (tx) => {
       await tx.commune.count();
       console.log("held");
       process.kill(process.pid, "SIGSTOP");
     });`,
      database.url,
    ],
    { cwd: join(import.meta.dirname, "../../../.."), stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(holder.stdout, "data");
  const began = performance.now();
  // Who waits gives up after four seconds, and comes again.
  const first = await database.writer.$transaction((tx) => tx.commune.count()).catch((e) => e);
  expect(first).toEqual(unavailable);
  await database.writer.$transaction((tx) => tx.commune.count());
  expect(performance.now() - began).toBeLessThan(7_500);
  holder.kill("SIGKILL");
});

test("a disk that is full is unavailable, and so is whatever else the server is out of", () => {
  for (const code of ["53000", "53100", "53200", "53300", "53400"])
    expect(isDatabaseUnavailable({ cause: { code: "P2010", meta: { code } } })).toBe(true);
});

test("the writer's sessions bound their waits and their pauses, count in UTC, and leave no lock behind", async () => {
  const { rows } = await withClient(database.url, (client) =>
    client.query(
      `SELECT count(*)::int AS held FROM pg_locks l JOIN pg_database d ON d.oid = l.database
       WHERE l.locktype = 'advisory' AND d.datname = current_database()`,
    ),
  );
  expect(rows[0].held).toBe(0);
  const shown = await database.writer.$transaction(
    (tx) => tx.$queryRaw<{ value: string }[]>`
      SELECT current_setting('idle_in_transaction_session_timeout') AS "value"
      UNION ALL SELECT current_setting('lock_timeout')
      UNION ALL SELECT current_setting('TimeZone')`,
  );
  expect(shown.map(({ value }) => value)).toEqual(["6s", "4s", "UTC"]);
});

test("connections that the server ended are unavailable once, and replaced", async () => {
  const read = () => reads().selectFrom("Commune").select("code").limit(1).execute();
  await read();
  const broken = database.writer.$transaction(async (tx) => {
    await tx.commune.count();
    await endSessions("application_name = 'loopimmo' AND backend_xid IS NULL");
    await tx.commune.count();
  });
  await expect(broken).rejects.toEqual(unavailable);
  await database.writer.$transaction((tx) => tx.commune.count());
  await read();
});

test("a server that is not there is unavailable, for who reads and who writes", async () => {
  const gone = "postgresql://nobody:nothing@127.0.0.1:1/none";
  const writer = createWriter(gone);
  await expect(writer.$transaction((tx) => tx.commune.count())).rejects.toEqual(unavailable);
  const refused = await withClient(gone, async () => null).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(refused)).toBe(true);
});

test("a text that PostgreSQL does not take finds nothing, as on SQLite", async () => {
  const found = await reads()
    .selectFrom("Commune")
    .select("code")
    .where("slug", "in", ["rennes\0", "\0"])
    .execute();
  expect(found).toEqual([]);
  const written = await database.writer.$transaction((tx) =>
    tx.commune.updateMany({ where: { slug: { in: ["\0", "a\0"] } }, data: { name: "\0" } }),
  );
  expect(written.count).toBe(0);
});

test("a read can write nothing", async () => {
  const pool = openReadPool(database.url);
  await expect(pool.query('DELETE FROM "Commune"')).rejects.toMatchObject({ code: "25006" });
  await pool.end();
});

test("a typed read gives what SQLite's gives: figures, instants, JSON as it was written", async () => {
  const row = communeRow({ code: newId().slice(0, 5), population: 12, lat: 48.5 });
  await database.writer.$transaction((tx) => tx.commune.create({ data: row }));
  const found = await reads()
    .selectFrom("Commune")
    .select((eb) => ["code", "population", "lat", eb.fn.countAll<number>().over().as("count")])
    .where("code", "=", row.code)
    .execute();
  expect(found).toEqual([{ code: row.code, population: 12, lat: 48.5, count: 1 }]);
});
