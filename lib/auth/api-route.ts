import type { z } from "zod";
import { INVALID_VALUE, UNKNOWN_FIELD } from "../content/errors.ts";
import { DomainError, type FieldErrors } from "../kernel/errors.ts";
import { SAFE_METHODS } from "../kernel/http.ts";
import { problem, problemOf, tooMany } from "../platform/problem.ts";
import { originOf } from "../platform/request.ts";
import { countAccountRequest } from "./account-limits.ts";
import { visitorOf } from "./request-visitor.ts";

/** Most bytes of a JSON body: the contract's, whoever stands in front. */
const JSON_BYTES = 64 * 1024;

/** Most wrong fields that a refusal names. */
const NAMED_FIELDS = 20;

/** A request's bytes. @throws {DomainError} request.too-large; request.malformed-json where they stop early. */
async function bytesOf(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length;
      if (length > JSON_BYTES) throw new DomainError("request.too-large");
      chunks.push(chunk);
    }
  } catch (error) {
    throw DomainError.is(error) ? error : new DomainError("request.malformed-json");
  }
  return Buffer.concat(chunks);
}

/** What is wrong where, the unknown fields by their names. */
function wrongFields({ issues }: z.ZodError): FieldErrors {
  const named = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => [[...issue.path, key].join("."), UNKNOWN_FIELD])
      : [[issue.path.join("."), issue.message]],
  );
  return Object.fromEntries(named.slice(0, NAMED_FIELDS));
}

/**
 * A request's JSON body, as its schema reads it. Where the schema says nothing of a wrong field, one
 * general sentence does.
 * @throws {DomainError} request.unsupported-media-type, request.too-large, request.malformed-json, or
 * request.invalid with the fields that are wrong or unknown.
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";", 1);
  if (type.trim().toLowerCase() !== "application/json") {
    throw new DomainError("request.unsupported-media-type");
  }
  const bytes = await bytesOf(request);
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new DomainError("request.malformed-json");
  }
  const parsed = await schema.safeParseAsync(body, { error: () => INVALID_VALUE });
  if (!parsed.success) throw new DomainError("request.invalid", wrongFields(parsed.error));
  return parsed.data;
}

/**
 * The parameters of a request's address, as their schema reads them; the last one counts where one
 * is repeated.
 * @throws {DomainError} request.invalid with those that are wrong or unknown.
 */
export function readQuery<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): z.output<Schema> {
  const given = Object.fromEntries(new URL(request.url).searchParams);
  const parsed = schema.safeParse(given, { error: () => INVALID_VALUE });
  if (!parsed.success) throw new DomainError("request.invalid", wrongFields(parsed.error));
  return parsed.data;
}

type Handler<Context> = (request: Request, context: Context) => Response | Promise<Response>;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** Signing in and out has limits of its own. */
const AUTH_CALL = /^\/api\/auth(?:\/|$)/;

/** The seconds that the account behind a request has to wait before it may change something; else 0. */
async function accountWait({ method, url, headers }: Request): Promise<number> {
  if (SAFE_METHODS.has(method) || AUTH_CALL.test(new URL(url).pathname)) return 0;
  const visitor = await visitorOf(headers);
  if (visitor?.kind !== "person") return 0;
  return countAccountRequest(visitor.actor.userId, "write", originOf(headers));
}

/** A route handler whose every failure becomes a problem, within the limits of accounts. */
export function apiRoute<Context = unknown>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    try {
      const seconds = await accountWait(request);
      if (seconds > 0) return tooMany(seconds);
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
  const refuse = () => problem("request.method-not-allowed", 405, { headers: { allow } });
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
