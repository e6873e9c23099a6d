import { ERROR_SENTENCES } from "../content/fr/errors.ts";
import { DomainError, type ErrorCode, type FieldErrors } from "../kernel/errors.ts";
import { newId } from "../kernel/ids.ts";
import { log } from "./log.ts";

/** An RFC 9457 answer. */
export function problem(code: ErrorCode, status: number, fields?: FieldErrors): Response {
  const { title, detail } = ERROR_SENTENCES[code];
  return new Response(
    JSON.stringify({ type: `urn:loopimmo:error:${code}`, title, status, code, detail, fields }),
    {
      status,
      headers: { "content-type": "application/problem+json", "cache-control": "no-store" },
    },
  );
}

/** The answer for anything thrown: a domain refusal as itself, the rest as one general sentence and a logged id. */
export function problemOf(error: unknown): Response {
  if (DomainError.is(error)) return problem(error.code, error.status, error.fields);
  const id = newId();
  log().error({ id, err: error }, "unexpected error");
  const answer = problem("internal.unexpected", 500);
  answer.headers.set("x-error-id", id);
  return answer;
}

/** JSON with explicit caching; most calls say `no-store`. */
export function json(body: unknown, { status = 200, cache = "no-store" } = {}): Response {
  return new Response(typeof body === "string" ? body : JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", "cache-control": cache },
  });
}

type Handler<Context> = (request: Request, context: Context) => Response | Promise<Response>;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** A route handler whose every failure becomes a problem answer. */
export function apiRoute<Context = unknown>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    try {
      return await handler(request, context);
    } catch (error) {
      return problemOf(error);
    }
  };
}

/**
 * Every method of an API route, for the route to export: those it has, and for the others a problem
 * answer that names the allowed ones, where Next would send an empty body. Next makes HEAD of GET.
 */
export function apiRoutes<Context = unknown>(
  handlers: Partial<Record<Method, Handler<Context>>>,
): Record<Method | "OPTIONS", Handler<Context>> {
  const own = METHODS.filter((method) => handlers[method]);
  const allow = [...own, ...(handlers.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const refuse = () => {
    const answer = problem("request.method-not-allowed", 405);
    answer.headers.set("allow", allow);
    return answer;
  };
  const options = () => new Response(null, { status: 204, headers: { allow } });
  const of = (method: Method): Handler<Context> => {
    const handler = handlers[method];
    return handler ? apiRoute(handler) : refuse;
  };
  return {
    GET: of("GET"),
    POST: of("POST"),
    PUT: of("PUT"),
    PATCH: of("PATCH"),
    DELETE: of("DELETE"),
    OPTIONS: options,
  };
}
