import {
  OpenAPIRegistry,
  OpenApiGeneratorV31,
  type ResponseConfig,
} from "@asteasolutions/zod-to-openapi";
import { z } from "zod";
import { meSchema, personSchema } from "../../../lib/accounts/views.ts";
import {
  audioQuerySchema,
  challengeSchema,
  verdictSchema,
  verifySchema,
} from "../../../lib/captcha/schemas.ts";
import { favoritesSchema } from "../../../lib/favorites/schemas.ts";
import { listingSchema, slotSchema } from "../../../lib/listings/json-schemas.ts";
import { REPEATED_PARAMETERS, SINGLE_PARAMETERS } from "../../../lib/search/parameters.ts";
import { placesResponseSchema } from "../../../lib/search/places/view-schemas.ts";
import {
  clustersResponseSchema,
  communesResponseSchema,
  searchResponseSchema,
} from "../../../lib/search/view-schemas.ts";
import { subscriptionSchema } from "../../../lib/waitlist/schemas.ts";

const problemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().describe("A sentence in French."),
  fields: z.record(z.string(), z.string()).optional(),
});

const searchQuery = z.object({
  ...Object.fromEntries(
    Object.entries(SINGLE_PARAMETERS).map(([name, schema]) => [
      name,
      z
        .string()
        .optional()
        .describe(schema.description ?? name),
    ]),
  ),
  sort: SINGLE_PARAMETERS.sort.optional(),
  energy: z
    .string()
    .optional()
    .describe(SINGLE_PARAMETERS.energy.description ?? ""),
  ...Object.fromEntries(
    Object.entries(REPEATED_PARAMETERS).map(([name, schema]) => [name, z.array(schema).optional()]),
  ),
});

const idParameter = z.object({ id: z.string() });

/** Of calls that create: said again with the same key, they create nothing more. */
const idempotent = z.object({
  "Idempotency-Key": z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe(
      "Printable ASCII. For 72 hours the same key is answered the same; 422 with another body, 409 with Retry-After while the first call runs.",
    ),
});

interface Call {
  /** GET where nothing else is said. */
  method?: "post" | "put" | "delete";
  path: string;
  summary: string;
  query?: z.ZodObject;
  params?: z.ZodObject;
  headers?: z.ZodObject;
  /** What is sent as JSON. */
  body?: z.ZodType;
  /** Null for 204: done, and nothing to say; a media type for what is no JSON. */
  response: z.ZodType | "audio/wav" | null;
  /** 200 where nothing else is said. */
  status?: 200 | 201;
  /** Statuses of problem answers, besides 500. */
  problems?: number[];
}

/** Every call that the outside may make today; the contract's others join with their domain. */
export const CALLS: readonly Call[] = [
  {
    path: "/api/health",
    summary: "The process answers.",
    response: z.strictObject({ status: z.literal("ok") }),
  },
  {
    path: "/api/ready",
    summary: "The process takes requests and can write.",
    response: z.strictObject({ status: z.literal("ready") }),
    problems: [503],
  },
  {
    path: "/api/captcha/challenge",
    summary:
      "A challenge for the captcha (ALTCHA v1); with a code for a network that behaves oddly.",
    response: challengeSchema,
    problems: [429, 503],
  },
  {
    method: "post",
    path: "/api/captcha/verify",
    summary: "What an answer to the captcha is worth; spends no right one.",
    body: verifySchema,
    response: verdictSchema,
    problems: [400, 413, 415, 429],
  },
  {
    path: "/api/captcha/audio",
    summary: "The spoken code of a code challenge.",
    query: audioQuerySchema,
    response: "audio/wav",
    problems: [400, 429, 503],
  },
  {
    method: "post",
    path: "/api/subscribe",
    summary:
      "Puts an address on the waitlist and sends it a link to confirm; 409 where it is there already, told only after a valid captcha.",
    headers: idempotent,
    body: subscriptionSchema,
    response: z.strictObject({}),
    status: 201,
    problems: [400, 403, 409, 413, 415, 422, 429],
  },
  {
    path: "/api/users",
    summary: "Nobody for an anonymous caller, oneself when signed in.",
    response: z.strictObject({ users: z.array(personSchema).max(1) }),
  },
  {
    path: "/api/me",
    summary: "What a public page adds for who is signed in; null for nobody.",
    response: z.strictObject({ me: meSchema.nullable() }),
  },
  {
    path: "/api/communes",
    summary: "Up to ten places by name or postal code, best first.",
    query: z.object({ q: z.string().max(100) }),
    response: communesResponseSchema,
    problems: [400],
  },
  {
    path: "/api/places",
    summary: "Names for a map: the most populated communes of a box, none without one.",
    query: z.object({
      bbox: z
        .string()
        .optional()
        .describe(SINGLE_PARAMETERS.bbox.description ?? ""),
    }),
    response: placesResponseSchema,
    problems: [400],
  },
  {
    path: "/api/listings",
    summary: "Search: one page of listings, their number and facet counts.",
    query: searchQuery,
    response: searchResponseSchema,
    problems: [400],
  },
  {
    path: "/api/listings/clusters",
    summary: "The same search as clusters on a map.",
    query: searchQuery.extend({ zoom: z.string().describe("0 to 20.") }),
    response: clustersResponseSchema,
    problems: [400],
  },
  {
    path: "/api/listings/{id}",
    summary: "One listing's public view.",
    params: idParameter,
    response: listingSchema,
    problems: [404, 410],
  },
  {
    path: "/api/listings/{id}/slots",
    summary: "The times at which the listing can still be visited.",
    params: idParameter,
    response: z.strictObject({ items: z.array(slotSchema) }),
    problems: [404, 410],
  },
  {
    method: "post",
    path: "/api/listings/{id}/views",
    summary:
      "The listing's page was seen, sent by the page: counted once a visitor and day, but for its seller, its looper, crawlers and prefetches. No body; may be said again.",
    params: idParameter,
    response: null,
    problems: [404, 429, 503],
  },
  {
    method: "post",
    path: "/api/favorites",
    summary:
      "Adds what a browser held before its person signed in, the oldest first; listings that are gone are left out. With asBuyer, who is no buyer becomes one.",
    body: favoritesSchema,
    response: z.strictObject({ favorites: z.array(z.string()) }),
    problems: [400, 401, 403, 409, 413, 415],
  },
  {
    method: "put",
    path: "/api/favorites/{listingId}",
    summary: "Adds the listing to the signed-in buyer's favourites; may be said again.",
    params: z.object({ listingId: z.string() }),
    response: null,
    problems: [401, 403, 404],
  },
  {
    method: "delete",
    path: "/api/favorites/{listingId}",
    summary: "Removes the listing from the signed-in buyer's favourites; may be said again.",
    params: z.object({ listingId: z.string() }),
    response: null,
    problems: [401, 403, 404],
  },
];

/** What a call that went well answers. */
function success({ response, status = 200 }: Call): Record<number, ResponseConfig> {
  if (response === null) return { 204: { description: "Done." } };
  const content =
    typeof response === "string"
      ? { [response]: { schema: { type: "string" as const, format: "binary" } } }
      : { "application/json": { schema: response } };
  return { [status]: { description: status === 201 ? "Created." : "OK", content } };
}

/** The OpenAPI 3.1 document of the calls, generated from the schemas they are checked with. */
export function openApiDocument(serverUrl: string) {
  const registry = new OpenAPIRegistry();
  for (const call of CALLS) {
    const { method = "get", path, summary, query, params, headers, body, problems = [] } = call;
    const problemResponse = (description: string) => ({
      description,
      content: { "application/problem+json": { schema: problemSchema } },
    });
    registry.registerPath({
      method,
      path,
      summary,
      request: {
        query,
        params,
        headers,
        ...(body ? { body: { content: { "application/json": { schema: body } } } } : {}),
      },
      responses: {
        ...success(call),
        ...Object.fromEntries(problems.map((status) => [status, problemResponse("Refused.")])),
        500: problemResponse("Unexpected error."),
      },
    });
  }
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: "3.1.0",
    info: { title: "Loopimmo", version: "1" },
    servers: [{ url: serverUrl }],
  });
}
