import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import type { ErrorCode } from "../lib/kernel/errors.ts";
import { rawReader } from "../lib/server/db/raw.ts";
import { log } from "../lib/server/log.ts";
import { markStopping } from "../lib/server/readiness.ts";
import { CONNECTION_LIMITS } from "./limits.ts";
import { refuseConnection } from "./refuse.ts";

/** What is answered to a connection that never became a request, by Node's code for it. */
const CONNECTION_ERRORS: Record<string, { code: ErrorCode; reason: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { code: "request.too-slow", reason: "Request Timeout" },
  HPE_HEADER_OVERFLOW: {
    code: "request.headers-too-large",
    reason: "Request Header Fields Too Large",
  },
};

/** Answers broken and surplus connections in a sentence instead of silence. */
export function guardConnections(server: Server): void {
  let connections = 0;
  server.on("connection", (socket) => {
    connections++;
    socket.once("close", () => connections--);
    if (connections > CONNECTION_LIMITS.connections) {
      refuseConnection(socket, "service.unavailable", "Service Unavailable");
    }
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    const known = CONNECTION_ERRORS[error.code ?? ""];
    if (known) refuseConnection(socket, known.code, known.reason);
    else refuseConnection(socket, "request.invalid", "Bad Request");
  });
}

/** Running requests have this long to finish; the contract says ten seconds for all. */
const HARD_STOP_MS = 9_000;

/**
 * On SIGTERM or SIGINT: readiness off, no new connections, running requests finish, the database
 * is checkpointed and closed, the process ends. What still runs after nine seconds is cut.
 */
export function stopOnSignal(
  server: Server,
  { drainMs, close }: { drainMs: number; close: () => Promise<void> },
): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    markStopping();
    const hardStop = setTimeout(() => server.closeAllConnections(), HARD_STOP_MS);
    await new Promise((resolve) => setTimeout(resolve, drainMs));
    // Answers from now on close their connections; those that are idle are closed at once.
    server.on("request", (_request, response) => {
      if (!response.headersSent) response.setHeader("connection", "close");
    });
    const ended = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    await ended;
    clearInterval(sweep);
    clearTimeout(hardStop);
    await close().catch((error: unknown) => log().error({ err: error }, "Next did not close"));
    rawReader().close();
    log().info("stopped");
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
}
