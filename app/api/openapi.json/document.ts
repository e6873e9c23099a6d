import {
  OpenAPIRegistry,
  OpenApiGeneratorV31,
  type ResponseConfig,
} from "@asteasolutions/zod-to-openapi";
import { z } from "zod";
import { firstMessageSchema } from "@/lib/registration/first-message/schemas";
import { meSchema, personSchema } from "../../../lib/accounts/views.ts";
import {
  savedSearchResponseSchema,
  saveSearchBodySchema,
} from "../../../lib/buying/saved-searches/schemas.ts";
import {
  audioQuerySchema,
  challengeSchema,
  verdictSchema,
  verifySchema,
} from "../../../lib/captcha/schemas.ts";
import { storedDocumentSchema, uploadQuerySchema } from "../../../lib/documents/schemas.ts";
import { favoritesSchema, hiddenSchema } from "../../../lib/favorites/schemas.ts";
import { ROLES } from "../../../lib/kernel/roles.ts";
import { listingSchema, slotSchema } from "../../../lib/listings/json-schemas.ts";
import {
  conversationJsonSchema,
  messageCallSchema,
  messageJsonSchema,
  startCallSchema,
} from "../../../lib/messages/schemas.ts";
import { LIVE_EVENT_DATA } from "../../../lib/notifications/live/events.ts";
import { EVENTS_PATH } from "../../../lib/notifications/live/rules.ts";
import {
  pushRemovalSchema,
  pushRenewalSchema,
  pushSubscriptionSchema,
} from "../../../lib/notifications/push/schemas.ts";
import { offerCallSchema, offerJsonSchema, offerMoveSchema } from "../../../lib/offers/schemas.ts";
import { photoViewSchema } from "../../../lib/photos/views.ts";
import {
  addressesResponseSchema,
  MAX_QUERY_SENT,
  MIN_QUERY,
} from "../../../lib/public-data/addresses/schemas.ts";
import {
  fillJsonSchema,
  fillQuerySchema,
  postalCodeResponseSchema,
  saveCallSchema,
  savedJsonSchema,
} from "../../../lib/revisions/schemas.ts";
import { REPEATED_PARAMETERS, SINGLE_PARAMETERS } from "../../../lib/search/parameters.ts";
import { placesResponseSchema } from "../../../lib/search/places/view-schemas.ts";
import {
  clustersResponseSchema,
  communesResponseSchema,
  countResponseSchema,
  searchResponseSchema,
} from "../../../lib/search/view-schemas.ts";
import { subscriptionSchema } from "../../../lib/waitlist/schemas.ts";
import { VISIT_CALLS } from "../visits/calls.ts";

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

const unreadCountsSchema = z.strictObject({
  roles: z.partialRecord(z.enum(ROLES), z.int()).describe("By role in force: messages and news."),
  messages: z.int(),
  notifications: z.int(),
});

const eventOf = (event: string, data: z.ZodType) =>
  z.strictObject({ id: z.int(), event: z.literal(event), data });

/** The events of a stream; each one's `data` is a line of JSON. */
const eventSchema = z.union([
  eventOf(
    "hello",
    z.strictObject({
      unread: unreadCountsSchema,
      missed: z.boolean().describe("Whether more happened meanwhile than is caught up with."),
    }),
  ),
  ...Object.entries(LIVE_EVENT_DATA).map(([kind, data]) => eventOf(kind, data)),
]);

const idParameter = z.object({ id: z.string() });

/** Of calls that create: repeated with the same key, they create nothing more. */
const idempotent = z.object({
  "Idempotency-Key": z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe(
      "Printable ASCII. For 72 hours a call repeated with the same key creates nothing more and is answered as the first one was; 422 with another body.",
    ),
});

interface Call {
  /** GET where nothing else is stated. */
  method?: "post" | "put" | "patch" | "delete";
  path: string;
  summary: string;
  query?: z.ZodObject;
  params?: z.ZodObject;
  headers?: z.ZodObject;
  /** What is sent as JSON. */
  body?: z.ZodType;
  /** The media types of what is sent as a file. */
  file?: readonly string[];
  /** Null for 204: done, and nothing to say; a media type for what is no JSON. */
  response: z.ZodType | "audio/wav" | "application/pdf" | "text/calendar" | null;
  /** The media type of a response that has a schema and is no JSON document. */
  media?: "application/json" | "text/event-stream";
  /** 200 where nothing else is stated. */
  status?: 200 | 201 | 202;
  /** The status where what is to be created is there already, and is answered as it is. */
  repeated?: 200;
  /** Statuses of problem answers, besides 500. */
  problems?: readonly number[];
}

/** Every call that the outside may make today; the contract's others join with their domain. */
const CALLS: readonly Call[] = [
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
    method: "post",
    path: "/api/first-messages",
    summary:
      "Takes a message about a listing from somebody without an account, after a captcha; it is delivered once the link of its mail is used.",
    headers: idempotent,
    body: firstMessageSchema,
    response: z.strictObject({}),
    status: 202,
    problems: [400, 403, 404, 413, 415, 422, 429],
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
    path: "/api/addresses",
    summary:
      "Addresses that a text may be the beginning of, best first: from the Base Adresse Nationale.",
    query: z.object({ q: z.string().min(MIN_QUERY).max(MAX_QUERY_SENT) }),
    response: addressesResponseSchema,
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
    query: searchQuery.extend({
      zoom: z.string().describe("0 to 20."),
      without: z
        .string()
        .optional()
        .describe("Ids to leave out, separated by commas: at most 500."),
    }),
    response: clustersResponseSchema,
    problems: [400],
  },
  {
    path: "/api/listings/count",
    summary: "How many of some listings the same search finds, on all of its pages.",
    query: searchQuery.extend({
      among: z.string().describe("Ids separated by commas: at most 500."),
    }),
    response: countResponseSchema,
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
  VISIT_CALLS.ofListing,
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
    path: "/api/revisions/{id}/photos",
    summary:
      "Adds a picture to a revision of the signed-in seller, or of the browser that began it: the body is the file, JPEG, PNG or WebP by its bytes, at most 12 MB and 40 megapixels. It is turned upright and re-encoded, and nothing of the file is left. The same bytes once more answer the picture that is there. 404 for another's revision; 409 where it can't be changed now or has 30 pictures; 415 or 422 for what is no picture that can be read.",
    params: idParameter,
    file: ["image/jpeg", "image/png", "image/webp", "application/octet-stream"],
    response: photoViewSchema,
    status: 201,
    problems: [403, 404, 409, 413, 415, 422, 429, 503],
  },
  {
    method: "post",
    path: "/api/saved-searches",
    summary:
      "Saves a search of the signed-in buyer with its alert; 200 where the same search was saved before. Criteria by the parameters of the search page's address, or as its query.",
    headers: idempotent,
    body: saveSearchBodySchema,
    response: savedSearchResponseSchema,
    status: 201,
    repeated: 200,
    problems: [400, 401, 403, 409, 413, 415, 422, 429],
  },
  {
    method: "post",
    path: "/api/hidden-listings",
    summary:
      "Hides what a browser held before its buyer signed in; may be repeated. Listings that are gone are left out.",
    body: hiddenSchema,
    response: z.strictObject({ hidden: z.array(z.string()) }),
    problems: [400, 401, 403, 413, 415],
  },
  {
    method: "put",
    path: "/api/hidden-listings/{listingId}",
    summary: "Hides the listing from what the signed-in buyer is shown; may be repeated.",
    params: z.object({ listingId: z.string() }),
    response: null,
    problems: [401, 403, 404],
  },
  {
    method: "delete",
    path: "/api/hidden-listings/{listingId}",
    summary: "Shows a hidden listing again; may be repeated.",
    params: z.object({ listingId: z.string() }),
    response: null,
    problems: [401, 403, 404],
  },
  {
    method: "post",
    path: "/api/alerts/unsubscribe",
    summary:
      "Ends an alert by the link of its mail (RFC 8058), whoever sends it; opened by a person it leads to a page with a button.",
    query: z.object({ jeton: z.string() }),
    response: z.strictObject({}),
    problems: [410, 429],
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
  {
    method: "post",
    path: "/api/offers",
    summary:
      "Makes the signed-in buyer's offer for a listing: the amount in whole euros, the last day on which it can be accepted. 409 while one waits for an answer, or the listing is under offer.",
    headers: idempotent,
    body: offerCallSchema,
    response: offerJsonSchema,
    status: 201,
    problems: [400, 401, 403, 404, 409, 410, 413, 415, 422, 429],
  },
  {
    method: "patch",
    path: "/api/offers/{id}",
    summary:
      "Answers an offer of the other side, or withdraws one's own; a counter-offer takes its place and is what is answered. An acceptance and a counter-offer take an Idempotency-Key as an offer does. 409 where its state forbids it.",
    params: idParameter,
    body: offerMoveSchema,
    response: offerJsonSchema,
    problems: [400, 401, 403, 404, 409, 413, 415, 429],
  },
  {
    method: "post",
    path: "/api/documents",
    summary:
      "Adds a private PDF to the documents of the signed-in person: the body is the file, at most 15 MB and 300 pages, without a password, scripts or files inside. The same file once more answers the document that is there; of attachments each is its own, and is deleted after a day without a message. 404 for a home of somebody else's; 409 for one document too many; 415 or 422 for what can't be given to others.",
    query: uploadQuerySchema,
    file: ["application/pdf", "application/octet-stream"],
    response: storedDocumentSchema,
    status: 201,
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429, 503],
  },
  {
    path: "/api/documents/{id}",
    summary:
      "A private document, for its owner, who it is shared with, and who reads the message that it came with; that somebody else than its owner opened it is shown to them.",
    params: idParameter,
    response: "application/pdf",
    problems: [401, 404],
  },
  {
    path: "/api/postal-codes/{code}",
    summary: "The communes of a postal code, and where they are.",
    params: z.strictObject({ code: z.string().regex(/^\d{5}$/) }),
    response: postalCodeResponseSchema,
    problems: [400],
  },
  {
    path: "/api/revisions/{id}/fill",
    summary:
      "What the State's interfaces know of the home of a listing that is being written: a DPE by its number, the DPE of its address, the address and the parcel of a point, risks, past sales nearby. What fills fields comes as changes with their source.",
    params: idParameter,
    query: fillQuerySchema,
    response: fillJsonSchema,
    problems: [400, 404],
  },
  {
    method: "patch",
    path: "/api/revisions/{id}",
    summary:
      "Saves fields of a listing that is being written, by its seller or the browser that began it. What was changed elsewhere since the version given is left as it is, and told. 409 while the listing is reviewed, or after.",
    params: idParameter,
    body: saveCallSchema,
    response: savedJsonSchema,
    problems: [400, 404, 409, 413, 415, 429],
  },
  {
    path: "/api/sales/{id}/record.pdf",
    summary: "The record of an accepted offer, for those who take part in its sale.",
    params: idParameter,
    response: "application/pdf",
    problems: [401, 404, 503],
  },
  {
    method: "post",
    path: "/api/conversations",
    summary:
      "Writes to who answers for the listing, its looper or its seller; the two have one conversation about it.",
    headers: idempotent,
    body: startCallSchema,
    response: conversationJsonSchema,
    status: 201,
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  {
    method: "post",
    path: "/api/conversations/{id}/messages",
    summary:
      "Writes in a conversation that the signed-in person takes part in, with at most three documents that they stored as attachments and that went with no message yet: 404 for any other, and nothing is written.",
    headers: idempotent,
    params: idParameter,
    body: messageCallSchema,
    response: messageJsonSchema,
    status: 201,
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  {
    path: EVENTS_PATH,
    summary:
      "What happens to the signed-in person, as server-sent events: first hello with what is unread, then message, visit, offer, sale and notification. Each has a number, after which Last-Event-ID, or since, goes on.",
    query: z.object({ since: z.string().optional().describe("The number of an event.") }),
    headers: z.object({ "Last-Event-ID": z.string().optional() }),
    response: eventSchema,
    media: "text/event-stream",
    problems: [401, 403, 429, 503],
  },
  {
    path: "/api/events/unread",
    summary: "What is unread of the signed-in person, for pages that can't follow events.",
    response: z.strictObject({ unread: unreadCountsSchema }),
    problems: [401, 403],
  },
  {
    method: "post",
    path: "/api/push-subscriptions",
    summary:
      "Sends push messages to a browser of the signed-in person, as its PushSubscription.toJSON() says; may be repeated. Only known push services are taken.",
    body: pushSubscriptionSchema,
    response: null,
    problems: [400, 401, 403, 413, 415],
  },
  {
    method: "put",
    path: "/api/push-subscriptions",
    summary:
      "Goes on sending push messages to a browser that the signed-in person turned them on in, in their present session or at the address that its push service gave it; `former` is the one that it had. 404 where it is not one of theirs: nobody is subscribed by it.",
    body: pushRenewalSchema,
    response: null,
    problems: [400, 401, 403, 404, 413, 415],
  },
  {
    method: "delete",
    path: "/api/push-subscriptions",
    summary: "Sends no more push messages to that browser; may be repeated.",
    body: pushRemovalSchema,
    response: null,
    problems: [400, 401, 403, 413, 415],
  },
  {
    method: "post",
    path: "/api/unsubscribe",
    summary: "Stops the mails that a mail's List-Unsubscribe is about (RFC 8058); may be repeated.",
    query: z.object({ lien: z.string() }),
    response: null,
    problems: [400, 403],
  },
  { ...VISIT_CALLS.book, headers: idempotent },
  VISIT_CALLS.find,
  VISIT_CALLS.change,
  VISIT_CALLS.calendar,
  VISIT_CALLS.plan,
  VISIT_CALLS.feed,
];

/** What a call that went well answers. */
function success({
  response,
  media = "application/json",
  status = 200,
  repeated,
}: Call): Record<number, ResponseConfig> {
  if (response === null) return { 204: { description: "Done." } };
  const content =
    typeof response === "string"
      ? { [response]: { schema: { type: "string" as const, format: "binary" } } }
      : { [media]: { schema: response } };
  const answers = { [status]: { description: status === 201 ? "Created." : "OK", content } };
  if (repeated) answers[repeated] = { description: "There already.", content };
  return answers;
}

/** What a call sends, if anything. */
function sent({ body, file }: Call) {
  if (body) return { body: { content: { "application/json": { schema: body } } } };
  if (!file) return {};
  const schema = { type: "string" as const, format: "binary" };
  return { body: { content: Object.fromEntries(file.map((type) => [type, { schema }])) } };
}

/** The OpenAPI 3.1 document of the calls, generated from the schemas they are checked with. */
export function openApiDocument(serverUrl: string) {
  const registry = new OpenAPIRegistry();
  for (const call of CALLS) {
    const { method = "get", path, summary, query, params, headers, problems = [] } = call;
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
        ...sent(call),
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
