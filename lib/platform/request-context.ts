import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "./once.ts";

/** What every line of the log that is written on behalf of a request has. */
export interface RequestFields {
  id: string;
  method: string;
  /** Without the query, which may hold what a person typed. */
  path: string;
}

interface RequestContext {
  fields: Readonly<RequestFields>;
  actionRan: boolean;
}

const contexts = () => once("request.context", () => new AsyncLocalStorage<RequestContext>());

/** Runs the work of a request: whatever it waits for, its context can be read. */
export function withRequestContext<T>(fields: RequestFields, work: () => T): T {
  return contexts().run({ fields, actionRan: false }, work);
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
