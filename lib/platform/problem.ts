import { type ErrorCode, type FieldErrors, UNAVAILABLE_RETRY_SECONDS } from "../kernel/errors.ts";
import { newId } from "../kernel/ids.ts";
import { log } from "./log.ts";
import { problemBody } from "./problem-body.ts";
import { isSenderGone } from "./request-context.ts";
import { asDomainError } from "./unavailable.ts";

/** An RFC 9457 response; `service.unavailable` says when to try again. */
export function problem(
  code: ErrorCode,
  status: number,
  { fields, headers: own = {} }: { fields?: FieldErrors; headers?: Record<string, string> } = {},
): Response {
  const headers = new Headers({
    "content-type": "application/problem+json",
    "cache-control": "no-store",
    ...own,
  });
  if (code === "service.unavailable") headers.set("retry-after", `${UNAVAILABLE_RETRY_SECONDS}`);
  return new Response(problemBody(code, fields), { status, headers });
}

/** The problem of a caller who has to wait for so many seconds. */
export function tooMany(seconds: number): Response {
  return problem("request.too-many", 429, { headers: { "retry-after": `${seconds}` } });
}

/**
 * The response for anything thrown: a domain refusal as itself, a database that can't be used for the
 * moment as `service.unavailable`, the rest as one general sentence and a logged id.
 */
export function problemOf(error: unknown): Response {
  // Nobody reads the response, and nothing failed.
  if (isSenderGone(error)) return problem("request.invalid", 400);
  const known = asDomainError(error);
  if (known) return problem(known.code, known.status, { fields: known.fields });
  const id = newId();
  log().error({ id, err: error }, "unexpected error");
  return problem("internal.unexpected", 500, { headers: { "x-error-id": id } });
}

/** JSON with explicit caching; most calls say `no-store`. */
export function json(body: unknown, { status = 200, cache = "no-store" } = {}): Response {
  return new Response(typeof body === "string" ? body : JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", "cache-control": cache },
  });
}
