import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { ErrorCode } from "../lib/kernel/errors.ts";
import { log } from "../lib/platform/log.ts";
import { markStopping } from "../lib/platform/readiness.ts";
import { CONNECTION_LIMITS } from "./limits.ts";
import { sendProblemOn } from "./send-problem.ts";

/** The problem for a connection that never became a request, by Node's code for it. */
const CONNECTION_ERRORS: Record<string, { code: ErrorCode; reason: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { code: "request.too-slow", reason: "Request Timeout" },
  HPE_HEADER_OVERFLOW: {
    code: "request.headers-too-large",
    reason: "Request Header Fields Too Large",
  },
};

/** Sends problems on broken and surplus connections instead of silence. */
export function guardConnections(
  server: Server,
  most: number = CONNECTION_LIMITS.connections,
): void {
  let connections = 0;
  server.on("connection", (socket) => {
    connections++;
    socket.once("close", () => connections--);
    if (connections > most) {
      sendProblemOn(socket, "service.unavailable", "Service Unavailable");
    }
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    // In the midst of a response a problem would be read as a part of it.
    if (responseOn(socket)?.headersSent) {
      socket.destroy();
      return;
    }
    const known = CONNECTION_ERRORS[error.code ?? ""];
    if (known) sendProblemOn(socket, known.code, known.reason);
    else sendProblemOn(socket, "request.invalid", "Bad Request");
  });
}

/** The response that is being given on a connection, where Node's own handling of errors finds it. */
function responseOn(socket: Duplex): ServerResponse | null {
  return (socket as Duplex & { _httpMessage?: ServerResponse | null })._httpMessage ?? null;
}

/** Running requests have this long to finish; the contract says ten seconds for all. */
const HARD_STOP_MS = 9_000;

interface Stop {
  /** Between saying that the process is not ready and refusing connections. */
  drainMs: number;
  hardStopMs?: number;
  /** Ends at once what would go on by itself. */
  begin?(): void;
  /** Closes what the requests needed, when none is left. */
  close(): Promise<void>;
  exit(code: number): void;
}

/**
 * Returns what ends the process, once: readiness off, no new connections, running requests finish,
 * what they needed is closed. What still runs after nine seconds is cut.
 */
export function createStop(server: Server, stop: Stop): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const work = async () => {
    markStopping();
    stop.begin?.();
    const hardStop = setTimeout(
      () => server.closeAllConnections(),
      stop.hardStopMs ?? HARD_STOP_MS,
    );
    // Responses from now on close their connections, before any other listener responds; those that
    // are idle are closed at the end.
    server.prependListener("request", (_request, response) => {
      response.setHeader("connection", "close");
    });
    await new Promise((resolve) => setTimeout(resolve, stop.drainMs));
    const ended = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    await ended;
    clearInterval(sweep);
    clearTimeout(hardStop);
    await stop.close().catch((error: unknown) => log().error({ err: error }, "closing failed"));
    log().info("stopped");
    stop.exit(0);
  };
  return () => {
    stopping ??= work();
    return stopping;
  };
}

/** Ends the process on SIGTERM or SIGINT. */
export function stopOnSignal(server: Server, stop: Omit<Stop, "exit">): void {
  const end = createStop(server, { ...stop, exit: (code) => process.exit(code) });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end());
}
