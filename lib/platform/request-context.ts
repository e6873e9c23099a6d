import { AsyncLocalStorage } from "node:async_hooks";
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

interface RequestContext {
  fields: Readonly<RequestFields>;
  actionRan: boolean;
  file: ReceivedFile | null;
}

const contexts = () => once("request.context", () => new AsyncLocalStorage<RequestContext>());

/** Runs the work of a request: whatever it waits for, its context can be read. */
export function withRequestContext<T>(
  fields: RequestFields,
  work: () => T,
  file: ReceivedFile | null = null,
): T {
  return contexts().run({ fields, actionRan: false, file }, work);
}

/** What the present request sent as a file; null where it is no upload. */
export function requestFile(): ReceivedFile | null {
  return contexts().getStore()?.file ?? null;
}

/** The present request's fields; none outside of a request. */
export function requestFields(): Partial<RequestFields> {
  return { ...contexts().getStore()?.fields };
}

/** Records that the present request's server action was reached: its body was a form of ours. */
export function markActionRan(): void {
  const context = contexts().getStore();
  if (context) context.actionRan = true;
}

/** Whether the present request reached a server action. */
export function didActionRun(): boolean {
  return contexts().getStore()?.actionRan ?? false;
}
