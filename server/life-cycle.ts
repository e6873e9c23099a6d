import type { Server, ServerResponse } from "node:http";
import { Server as PortServer } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import type { ErrorCode } from "../lib/kernel/errors.ts";
import { log } from "../lib/platform/log.ts";
import { markStopping } from "../lib/platform/readiness.ts";
import { CONNECTION_LIMITS } from "./limits.ts";
import { sendProblemOn } from "./send-problem.ts";
import { REPLACED, type ToProcess } from "./supervisor-messages.ts";

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

/** How a process ends: with the site, or alone, when another one has its place. */
export type Ending = "site" | "replaced";

/** A process that was replaced finishes what it has, an upload included. */
const HARD_STOP_WHEN_REPLACED_MS = 1_000_000;

/**
 * How long a process that was replaced goes on: its connections are closed with their next response, or when they have
 * rested for so long that their other side has given them up. When the whole site ends nobody waits for that: those
 * that rest are closed at once.
 */
const drainWhenReplacedMs = (server: Server) => server.keepAliveTimeout + 1_000;

/**
 * Takes no new connection, and closes none: a server of HTTP that is closed ends at once those that rest, under whatever
 * request is on its way there.
 */
function leavePort(server: Server): void {
  PortServer.prototype.close.call(server);
}

/**
 * Returns what ends the process, once: readiness off, no new connections, running requests finish,
 * what they needed is closed. What still runs after nine seconds is cut. One that was replaced leaves the port to its
 * siblings at once, which are ready: it has more time, unless the whole site ends meanwhile.
 */
export function createStop(server: Server, stop: Stop): (ending?: Ending) => Promise<void> {
  const siteEnds = new AbortController();
  let stopping: Promise<void> | undefined;

  const cutAfter = (ms: number) => setTimeout(() => server.closeAllConnections(), ms);
  const endWithSite = () => {
    if (siteEnds.signal.aborted) return;
    markStopping();
    cutAfter(stop.hardStopMs ?? HARD_STOP_MS).unref();
    siteEnds.abort();
  };
  const drain = async (ending: Ending) => {
    if (ending === "site") return pause(stop.drainMs);
    const { signal } = siteEnds;
    await pause(drainWhenReplacedMs(server), undefined, { signal }).catch(() => {});
    cutAfter(HARD_STOP_WHEN_REPLACED_MS).unref();
  };
  const work = async (ending: Ending) => {
    // What the whole site ends for still asks whether it is ready.
    if (ending === "replaced") leavePort(server);
    stop.begin?.();
    // Responses from now on close their connections, before any other listener responds; those that
    // are idle are closed at the end.
    server.prependListener("request", (_request, response) => {
      response.setHeader("connection", "close");
    });
    await drain(ending);
    const ended = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    await ended;
    clearInterval(sweep);
    await stop.close().catch((error: unknown) => log().error({ err: error }, "closing failed"));
    log().info("stopped");
    stop.exit(0);
  };
  return (ending = "site") => {
    if (ending === "site") endWithSite();
    stopping ??= work(ending);
    return stopping;
  };
}

/** Ends the process on SIGTERM or SIGINT, and where another one has its place. */
export function stopOnSignal(server: Server, stop: Omit<Stop, "exit">): void {
  const end = createStop(server, { ...stop, exit: (code) => process.exit(code) });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end());
  process.on("message", (message: ToProcess) => {
    if (message === REPLACED) void end("replaced");
  });
}
