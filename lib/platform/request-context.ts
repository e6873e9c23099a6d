import { AsyncLocalStorage } from "node:async_hooks";
import type { ErrorCode } from "../kernel/errors.ts";
import { once } from "./once.ts";

/** What every line of the log that is written on behalf of a request has. */
export interface RequestFields {
  id: string;
  method: string;
  /** Without the query, which may hold what a person typed. */
  path: string;
}

/** A request's body that the HTTP server wrote to a file, which is removed when the request is over. */
export interface ReceivedFile {
  path: string;
  bytes: number;
}

/** What became of a request inside of Next, which its response alone doesn't tell. */
export interface RequestOutcome {
  /** Its server action was reached: its body was a form of ours. */
  actionRan: boolean;
  /** Why its action did nothing; what was typed stands in the page only where the form still does. */
  failure: ErrorCode | null;
  /** Why it was stopped before any page (proxy.ts). */
  rejection: ErrorCode | null;
  /** A page of it could not be made, since the database, the disk or a bucket can't be used for the moment. */
  unavailable: boolean;
}

interface RequestContext {
  fields: Readonly<RequestFields>;
  outcome: RequestOutcome;
  file: ReceivedFile | null;
}

const NO_OUTCOME: RequestOutcome = {
  actionRan: false,
  failure: null,
  rejection: null,
  unavailable: false,
};

const contexts = () => once("request.context", () => new AsyncLocalStorage<RequestContext>());

/** Runs the work of a request: whatever it waits for, its context can be read. */
export function withRequestContext<T>(
  fields: RequestFields,
  work: () => T,
  file: ReceivedFile | null = null,
): T {
  return contexts().run({ fields, outcome: { ...NO_OUTCOME }, file }, work);
}

/** What the present request sent as a file; null where it is no upload. */
export function requestFile(): ReceivedFile | null {
  return contexts().getStore()?.file ?? null;
}

/**
 * Whether something failed because the present request's file is gone: it is removed as soon as its sender has
 * left, whatever still works on it.
 */
export function isSenderGone(error: unknown): boolean {
  const { code, path } = (error ?? {}) as { code?: unknown; path?: unknown };
  const file = requestFile();
  return file !== null && code === "ENOENT" && path === file.path;
}

/** The present request's fields; none outside of a request. */
export function requestFields(): Partial<RequestFields> {
  return { ...contexts().getStore()?.fields };
}

const outcome = (): RequestOutcome | undefined => contexts().getStore()?.outcome;

/** Records that the present request's server action was reached. */
export function markActionRan(): void {
  const known = outcome();
  if (known) known.actionRan = true;
}

/** Records why the present request's server action did nothing. */
export function markActionFailed(code: ErrorCode): void {
  const known = outcome();
  if (known) known.failure = code;
}

/** Records why the present request was stopped before any page. */
export function markRejected(code: ErrorCode): void {
  const known = outcome();
  if (known) known.rejection = code;
}

/** Records that a page of the present request could not be made for the moment (instrumentation.ts). */
export function markUnavailable(): void {
  const known = outcome();
  if (known) known.unavailable = true;
}

/** What became of the present request so far. */
export function requestOutcome(): Readonly<RequestOutcome> {
  return { ...(outcome() ?? NO_OUTCOME) };
}
