import { expect, test } from "vitest";
import { type Contact, countContacts, isAutomated, isPrefetch } from "./rules.ts";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
    false,
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1",
    false,
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; CUBOT NOTE 20) Gecko/20100101 Firefox/143.0", false],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 (compatible; bingbot/2.0)", true],
  ["facebookexternalhit/1.1", true],
  ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0 Safari/537.36", true],
  ["curl/8.5.0", true],
  ["python-requests/2.32", true],
  ["  ", true],
  [null, true],
])("a browser that calls itself %j is automated: %s", (userAgent, automated) => {
  expect(isAutomated(userAgent)).toBe(automated);
});

test.each([
  [{}, false],
  [{ "sec-purpose": "prefetch" }, true],
  [{ "sec-purpose": "prefetch;prerender" }, true],
  [{ purpose: "prefetch" }, true],
  [{ "x-moz": "prefetch" }, true],
  [{ "sec-purpose": "" }, false],
])("a request with the headers %j is a prefetch: %s", (headers, prefetch) => {
  expect(isPrefetch(new Headers(headers as Record<string, string>))).toBe(prefetch);
});

test("one person is one contact of a listing and civil day, however they made it", () => {
  const contact = (listingId: string, personId: string, at: string): Contact => ({
    listingId,
    personId,
    at: new Date(at),
  });
  expect(
    countContacts([
      contact("a", "marc", "2026-11-20T09:00:00Z"),
      contact("a", "marc", "2026-11-20T18:00:00Z"),
      contact("a", "lina", "2026-11-20T18:00:00Z"),
      // Already the 21st in Paris.
      contact("a", "marc", "2026-11-20T23:30:00Z"),
      contact("b", "marc", "2026-11-20T18:00:00Z"),
    ]),
  ).toEqual([
    { listingId: "a", day: "2026-11-20", contacts: 2 },
    { listingId: "a", day: "2026-11-21", contacts: 1 },
    { listingId: "b", day: "2026-11-20", contacts: 1 },
  ]);
  expect(countContacts([])).toEqual([]);
});
