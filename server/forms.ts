import type { IncomingMessage } from "node:http";
import type { ErrorCode } from "../lib/kernel/errors.ts";

/** Whether a request is a form that was posted to a page, by scripts or without them. */
export function isForm({ method, url = "/", headers }: IncomingMessage): boolean {
  if (method !== "POST" || url.startsWith("/api/")) return false;
  const isMultipart = headers["content-type"]?.startsWith("multipart/form-data") ?? false;
  return headers["next-action"] !== undefined || isMultipart;
}

/** A form whose action the site's present version does not have: Next's status for one without scripts. */
const OUTDATED = 409;

/**
 * What to send instead of Next's own words about a form; null where its response is to be sent. Next responds
 * with 500, or 400 in plain English, to a body that it can't read before it comes to the form's action: that is
 * an invalid request. A failure after that is a failure.
 */
export function formProblem(status: number, actionRan: boolean): ErrorCode | null {
  if (status === OUTDATED) return "request.form-outdated";
  if ((status === 400 || status >= 500) && !actionRan) return "request.invalid";
  return status >= 500 ? "internal.unexpected" : null;
}
