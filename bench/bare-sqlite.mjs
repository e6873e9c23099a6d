import { createServer } from "node:http";
import Database from "better-sqlite3";

/**
 * What a search costs without an index of our own: Node's own server and one indexed SQLite
 * query for twenty rows and their number, without facets.
 */
const database = new Database(process.env.DATABASE_FILE, { readonly: true });
const rows = database.prepare(
  `SELECT p.id, p.title, p.priceCents, p.surfaceDm2, p.rooms FROM Property p
   WHERE p.communeCode = ? AND p.status IN ('active', 'under_offer') ORDER BY p.priceCents LIMIT 20`,
);
const total = database
  .prepare(
    `SELECT count(*) FROM Property
     WHERE communeCode = ? AND status IN ('active', 'under_offer')`,
  )
  .pluck();
createServer((_request, response) => {
  const answer = { items: rows.all("35238"), total: total.get("35238") };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(answer));
}).listen(Number(process.env.PORT), "127.0.0.1");
