/*
 * Loaded before a server's own code (`--import`): writes each connection that the process opens to
 * CONNECTIONS_FILE, a line of host and port each. Every client of Node's, `fetch` and TLS included, goes
 * through this one method.
 */
import { appendFileSync } from "node:fs";
import { Socket } from "node:net";

const file = process.env.CONNECTIONS_FILE ?? "";
const { connect } = Socket.prototype;

Socket.prototype.connect = function report(...given) {
  // Node's own callers give the options as the first of a list.
  const [first, second] = Array.isArray(given[0]) ? given[0] : given;
  const {
    host = "localhost",
    port,
    path,
  } = typeof first === "object" ? first : { port: first, host: second };
  appendFileSync(file, `${path ?? `${host}:${port}`}\n`);
  return Reflect.apply(connect, this, given);
};
