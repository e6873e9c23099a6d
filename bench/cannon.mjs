import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import autocannon from "autocannon";

/**
 * Load from one process; what to load comes on the standard input as JSON: `url`, `paths`,
 * `seconds`, `connections`, `headers`. The paths are asked for in turn, over and over; or the first
 * of them is posted to, with the `bodies` in turn, each a call of its own name where they are `named`.
 * Prints autocannon's result as JSON.
 */
const { url, paths, bodies, named, seconds, connections, headers } = JSON.parse(
  await text(process.stdin),
);
const nameOf = () => (named ? { headers: { ...headers, "idempotency-key": randomUUID() } } : {});
const requests = bodies
  ? bodies.map((body) => ({ method: "POST", path: paths[0], body, ...nameOf() }))
  : paths.map((path) => ({ method: "GET", path }));
let clients = 0;
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  headers,
  requests,
  // Each connection begins elsewhere, so that no two ask for the same at one time.
  setupClient(client) {
    const start = Math.floor((requests.length / connections) * clients++) % requests.length;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  },
});
console.log(JSON.stringify(result));
