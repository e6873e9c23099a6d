import pg from "pg";
import { runAsWorker } from "synckit";

/**
 * Runs statements for tests that ask PostgreSQL as they ask SQLite, without waiting: on one connection an address, kept
 * until it is asked to close.
 */
const TYPE = { bool: 16, int8: 20, json: 114, timestamp: 1114, numeric: 1700 };

/** As better-sqlite3 gives them. Those of reads (connection.ts) are TypeScript, which a worker of Node 20 does not load. */
const parsers = {
  [TYPE.bool]: (text) => (text === "t" ? 1 : 0),
  [TYPE.int8]: Number,
  [TYPE.numeric]: Number,
  [TYPE.json]: (text) => text,
  [TYPE.timestamp]: (text) => {
    const [seconds, fraction = ""] = text.replace(" ", "T").split(".");
    return `${seconds}.${fraction.padEnd(3, "0")}+00:00`;
  },
};
const types = {
  getTypeParser: (type, format) => parsers[type] ?? pg.types.getTypeParser(type, format),
};

const clients = new Map();

async function connected(url) {
  let client = clients.get(url);
  if (client === undefined) {
    client = new pg.Client({
      connectionString: url,
      types,
      options: "-c timezone=UTC -c lock_timeout=5000",
    });
    client.on("error", () => clients.delete(url));
    clients.set(url, client);
    await client.connect();
  }
  return client;
}

runAsWorker(async ({ url, text, values }) => {
  if (text === null) {
    await clients.get(url)?.end();
    clients.delete(url);
    return { rows: [], columns: [], changes: 0 };
  }
  const client = await connected(url);
  const result = await client.query(values.length > 0 ? { text, values } : text);
  const last = [result].flat().at(-1);
  return {
    rows: last.rows,
    columns: last.fields?.map(({ name }) => name) ?? [],
    changes: last.rowCount ?? 0,
  };
});
