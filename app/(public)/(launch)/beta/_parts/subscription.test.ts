import { describe, expect, test } from "vitest";
import { type Outcome, sendSubscription, sourceOf } from "./subscription";

const responding =
  (status: number, body?: unknown): typeof fetch =>
  async () =>
    new Response(body === undefined ? null : JSON.stringify(body), { status });

describe("an answer of the server", () => {
  test.each<[string, typeof fetch, Outcome]>([
    ["201", responding(201, {}), { kind: "done" }],
    ["409, whatever it says", responding(409, { code: "other" }), { kind: "known" }],
    ["an expired captcha", responding(400, { code: "captcha.expired" }), { kind: "captcha" }],
    ["a spent captcha", responding(400, { code: "captcha.spent" }), { kind: "captcha" }],
    ["a token of no shape", responding(400, { fields: { token: "non" } }), { kind: "captcha" }],
    [
      "wrong fields",
      responding(400, { fields: { email: "Veuillez…", constructor: "x", role: 3 } }),
      { kind: "fields", fields: { email: "Veuillez…" } },
    ],
    ["a 400 without a word", responding(400), { kind: "failed", answered: true }],
    [
      "a 400 of unknown fields",
      responding(400, { fields: { x: "y" } }),
      { kind: "failed", answered: true },
    ],
    ["a limit", responding(429, {}), { kind: "failed", answered: true }],
    ["a fault of the server", responding(503, {}), { kind: "failed", answered: false }],
    [
      "no network",
      () => Promise.reject(new TypeError("down")),
      { kind: "failed", answered: false },
    ],
  ])("%s", async (_, send, outcome) => {
    expect(await sendSubscription("{}", "key", send)).toEqual(outcome);
  });

  test("is asked for with the call's name and as JSON", async () => {
    let request: { url: unknown; init: RequestInit | undefined } | null = null;
    await sendSubscription('{"email":"a@b.fr"}', "k-1", async (url, init) => {
      request = { url, init };
      return new Response(null, { status: 201 });
    });
    expect(request).toMatchObject({
      url: "/api/subscribe",
      init: {
        method: "POST",
        body: '{"email":"a@b.fr"}',
        headers: { "content-type": "application/json", "idempotency-key": "k-1" },
      },
    });
  });
});

test.each([
  ["?utm_source=lettre", "lettre"],
  ["?utm_source=Lettre+de+mai&x=1", "lettre-de-mai"],
  ["?utm_source=%C3%89t%C3%A9_26", "ete_26"],
  [`?utm_source=${"a".repeat(90)}`, "a".repeat(40)],
  ["?utm_source=%3C%3E", undefined],
  ["?utm_source=", undefined],
  ["?ref=CLRM7K", undefined],
  ["", undefined],
])("the source of %s is %s", (search, source) => {
  expect(sourceOf(search)).toBe(source);
});
