import { createECDH } from "node:crypto";
import type { Scene } from "./hostile-calls";
import { dayIn } from "./people";

/** A call that would be right, from which what a hostile program tries is made. */
export interface Sample {
  /** As the OpenAPI document names it. */
  call: string;
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  by: Who;
  /** The others who ask for the same, and are refused. */
  refuses: readonly Who[];
  /** What it is answered in the end, the first time and the second. */
  answers: readonly [number, number];
  /** Fields that take more than one exact form; the others refuse whatever is tried. */
  kinds?: Record<string, Kind>;
}

export type Who = "buyer" | "seller" | "stranger";
export type Kind = "text" | "flag" | "link" | "criteria" | "ids";

const LONG = "x".repeat(20_000);

/** No kind of field takes these. */
const NEVER: readonly unknown[] = [
  [],
  [[[[]]]],
  [null],
  { $ne: null },
  { toString: 1, length: 9 },
  { constructor: { prototype: { admin: true } } },
  -1,
  0,
  1.5,
  1e21,
  -1e308,
  2 ** 53,
];

/** Texts that no number, date, name of a list or id is spelt as. */
const TEXTS: readonly unknown[] = [
  "",
  " ",
  "\0",
  "\ud800",
  "null",
  "NaN",
  "Infinity",
  "-1",
  "1e3",
  "0x10",
  "12 000 000 000",
  "31/02/2026",
  "2026-02-31",
  "2026-02-31T10:00:00Z",
  "0000-00-00",
  "1970-01-01",
  "1970-01-01T10:00:00Z",
  "9999-12-31",
  "9999-12-31T10:00:00Z",
  "+275760-09-13T00:00:00Z",
  "2026-12-01T25:00:00Z",
  "2026-12-01T10:00:00",
  "demain",
  "' OR 1=1 --",
  "../../.env",
  "__proto__",
  "<script>alert(1)</script>",
  LONG,
];

/** The wrong values of a field, by its kind. */
export const WRONG: Record<Kind | "exact", readonly unknown[]> = {
  exact: [...NEVER, ...TEXTS, null, true, false],
  text: [...NEVER, true, LONG],
  flag: [...NEVER, ...TEXTS, null],
  link: [
    ...NEVER,
    null,
    true,
    LONG,
    "http://example.org/a",
    "javascript:alert(1)",
    "https://",
    "https://camille:secret@example.org",
    "https://example.org/a b",
  ],
  criteria: [
    null,
    true,
    42,
    [],
    { location: {} },
    { location: [[1]] },
    { location: Array(65).fill("Rennes") },
    { minPrice: "abc" },
    { minPrice: -1 },
    { energy: "Z" },
    { bbox: "1,2,3" },
    { polygon: "x" },
    { sort: "__proto__" },
    "minPrice=abc",
    LONG,
  ],
  ids: [null, {}, "x", 1, ["x"], [1], [null], [["x"]], Array(1_000).fill("000000000000")],
};

/** A public key as a browser's push subscription has it. */
const PUSH_KEY = createECDH("prime256v1").generateKeys("base64url");

/**
 * An instant that nothing of the scene is at, whatever the hour now: its last slot ends 252 hours
 * ahead, and ten o'clock of the twelfth day is at least 264 hours away.
 */
const FREE_INSTANT = `${dayIn(12)}T10:00:00Z`;

/** The right calls, in an order in which each can be made. */
export function samplesOf(scene: Scene): Sample[] {
  const { listingId, visits, offers, slots, conversationId } = scene;
  const euros = (share: number) => Math.round((scene.priceCents * share) / 100);
  const change = (
    id: string,
    body: Record<string, unknown>,
    { by, ...rest }: Pick<Sample, "by" | "answers" | "kinds"> & { both?: boolean },
  ): Sample => ({
    call: "PATCH /api/visits/{id}",
    params: { id },
    body,
    by,
    refuses: rest.both ? ["stranger"] : ["stranger", by === "buyer" ? "seller" : "buyer"],
    answers: rest.answers,
    ...(rest.kinds ? { kinds: rest.kinds } : {}),
  });
  const answer = (body: Record<string, unknown>, by: Who, answers: [number, number]): Sample => ({
    call: "PATCH /api/offers/{id}",
    params: { id: offers.pending },
    body,
    by,
    refuses: ["stranger", by === "buyer" ? "seller" : "buyer"],
    answers,
    kinds: { message: "text", conditions: "text" },
  });
  const terms = { message: "Bonjour", conditions: "Obtention d’un prêt", expiryDate: dayIn(9) };
  const listing = (call: string): Sample => ({
    call,
    params: { listingId },
    by: "buyer",
    refuses: ["seller"],
    answers: [204, 204],
  });
  const endpoint = "https://fcm.googleapis.com/fcm/send/abc";
  const link = { meetingUrl: "https://visio.example.org/a" };
  return [
    {
      call: "POST /api/visits",
      body: { slotId: slots[0], type: "physical", notes: "À deux.", asBuyer: false },
      by: "stranger",
      refuses: ["seller"],
      answers: [201, 409],
      kinds: { notes: "text", asBuyer: "flag" },
    },
    change(
      visits.pending,
      { action: "confirm", ...link },
      {
        by: "seller",
        answers: [200, 409],
        kinds: { meetingUrl: "link" },
      },
    ),
    change(
      visits.scheduled,
      { action: "set-link", ...link },
      {
        by: "seller",
        answers: [200, 200],
        kinds: { meetingUrl: "link" },
      },
    ),
    change(
      visits.scheduled,
      { action: "propose", startsAt: FREE_INSTANT },
      {
        by: "buyer",
        both: true,
        answers: [200, 200],
      },
    ),
    change(visits.scheduled, { action: "decline" }, { by: "seller", answers: [200, 409] }),
    change(visits.scheduled, { action: "accept" }, { by: "seller", answers: [409, 409] }),
    change(
      visits.scheduled,
      { action: "reschedule", slotId: slots[1] },
      {
        by: "buyer",
        answers: [200, 409],
      },
    ),
    // Not before it begins.
    change(
      visits.pending,
      { action: "complete", code: "123456" },
      {
        by: "seller",
        answers: [409, 409],
      },
    ),
    change(visits.pending, { action: "no-show" }, { by: "seller", answers: [409, 409] }),
    change(
      visits.completed,
      { action: "request-feedback" },
      {
        by: "seller",
        answers: [200, 409],
      },
    ),
    change(
      visits.completed,
      { action: "feedback", rating: 4, comment: "Lumineux." },
      {
        by: "buyer",
        answers: [200, 409],
        kinds: { comment: "text" },
      },
    ),
    change(
      visits.pending,
      { action: "cancel", reason: "visitor_unavailable" },
      {
        by: "buyer",
        answers: [200, 409],
      },
    ),
    {
      call: "POST /api/offers",
      body: {
        listingId,
        amount: euros(0.95),
        financingType: "loan",
        financingApproved: true,
        shareFile: false,
        asBuyer: false,
        ...terms,
      },
      by: "stranger",
      refuses: ["seller"],
      answers: [201, 409],
      kinds: {
        financingApproved: "flag",
        shareFile: "flag",
        asBuyer: "flag",
        message: "text",
        conditions: "text",
      },
    },
    answer({ action: "withdraw" }, "buyer", [200, 409]),
    answer({ action: "counter", amount: euros(0.97), ...terms }, "seller", [409, 409]),
    answer({ action: "reject", reason: "price_too_low" }, "seller", [409, 409]),
    answer({ action: "accept" }, "seller", [409, 409]),
    {
      call: "POST /api/conversations",
      body: { listingId, content: "Bonjour" },
      by: "buyer",
      refuses: ["seller"],
      answers: [201, 201],
      kinds: { content: "text" },
    },
    {
      call: "POST /api/conversations/{id}/messages",
      params: { id: conversationId },
      body: { content: "Bonjour", documents: [] },
      by: "seller",
      refuses: ["stranger"],
      answers: [201, 201],
      kinds: { content: "text", documents: "ids" },
    },
    {
      call: "POST /api/saved-searches",
      body: { criteria: { location: "Rennes" }, name: "Rennes", frequency: "daily" },
      by: "buyer",
      refuses: ["seller"],
      answers: [201, 200],
      kinds: { criteria: "criteria", name: "text" },
    },
    {
      call: "POST /api/favorites",
      body: { listingIds: [listingId], asBuyer: false },
      by: "buyer",
      refuses: ["seller"],
      answers: [200, 200],
      kinds: { listingIds: "ids", asBuyer: "flag" },
    },
    listing("PUT /api/favorites/{listingId}"),
    listing("DELETE /api/favorites/{listingId}"),
    {
      call: "POST /api/hidden-listings",
      body: { listingIds: [listingId] },
      by: "buyer",
      refuses: ["seller"],
      answers: [200, 200],
      kinds: { listingIds: "ids" },
    },
    listing("PUT /api/hidden-listings/{listingId}"),
    listing("DELETE /api/hidden-listings/{listingId}"),
    {
      call: "POST /api/push-subscriptions",
      body: {
        endpoint,
        keys: { p256dh: PUSH_KEY, auth: "A".repeat(22) },
      },
      by: "buyer",
      refuses: [],
      answers: [204, 204],
    },
    {
      call: "PUT /api/push-subscriptions",
      body: {
        endpoint,
        keys: { p256dh: PUSH_KEY, auth: "A".repeat(22) },
        former: endpoint,
      },
      by: "buyer",
      refuses: [],
      answers: [204, 204],
    },
    {
      call: "DELETE /api/push-subscriptions",
      body: { endpoint },
      by: "buyer",
      refuses: [],
      answers: [204, 204],
      // It need not be anybody's.
      kinds: { endpoint: "text" },
    },
  ];
}

/** Calls that write, and are tried elsewhere: by their names, where. */
export const TRIED_ELSEWHERE: Readonly<Record<string, string>> = {
  "POST /api/captcha/verify": "app/api/captcha/routes.db.mocks.test.ts",
  "PATCH /api/revisions/{id}": "app/api/revisions/route.db.mocks.test.ts",
  "POST /api/subscribe": "app/api/subscribe/route.db.mocks.test.ts",
  "POST /api/listings/{id}/views": "e2e/views.spec.ts",
  "POST /api/alerts/unsubscribe": "e2e/alerts.spec.ts",
  "POST /api/first-messages": "app/api/first-messages/route.db.mocks.test.ts",
  "POST /api/documents": "app/api/documents/route.db.mocks.test.ts",
  "POST /api/revisions/{id}/photos": "app/api/revisions/[id]/photos/route.db.mocks.test.ts",
  "POST /api/unsubscribe": "e2e/notifications.spec.ts",
};
