import { type APIResponse, expect, test } from "@playwright/test";
import { oddLines, onOwnSite } from "./own-site";

/** Ways back and faults that next-auth's own calls are sent, in addresses and in cookies. */

const LONG = "x".repeat(10_000);
/** What a value carries that no answer may repeat. */
const MARK = "evil.example";

const ELSEWHERE = [
  "javascript:x",
  `javascript:${MARK}`,
  `//${MARK}`,
  `\\\\${MARK}`,
  `/\\${MARK}`,
  `https://${MARK}/`,
  `http://localhost.${MARK}`,
  `http://${MARK}@localhost/`,
  `data:text/html,${MARK}`,
  `/${LONG}`,
  LONG,
  "\0",
  `/\r\nset-cookie: a=${MARK}`,
  "\u202e",
  "%",
  "%E0%A4",
  "__proto__",
  "toString",
  " ",
];
const FAULTS = [
  "toString",
  "__proto__",
  "constructor",
  LONG,
  `a\r\nset-cookie: a=${MARK}`,
  "\0",
  "\u20ac",
  `<script>${MARK}`,
  "undefined",
  "",
];
const COOKIE_NAMES = ["next-auth.callback-url", "__Secure-next-auth.callback-url"];
const CALLS = ["signin", "signout", "error", "csrf", "providers", "session"];

interface Call {
  name: string;
  query?: string;
  cookie?: string;
}

/** What a header of a request can carry. */
const isHeaderText = (value: string) => /^[\x20-\x7e]{0,9000}$/.test(value);

const TABLE: Call[] = [
  ...ELSEWHERE.map((value) => ({
    name: `the way back ${JSON.stringify(value.slice(0, 40))}`,
    query: `callbackUrl=${encodeURIComponent(value)}`,
  })),
  ...FAULTS.map((value) => ({
    name: `the fault ${JSON.stringify(value.slice(0, 40))}`,
    query: `error=${encodeURIComponent(value)}`,
  })),
  ...["%", "%ff", "%E0%A4", "%00%0d%0a"].flatMap((value) => [
    { name: `the way back ${value}, undecoded`, query: `callbackUrl=${value}` },
    { name: `the fault ${value}, undecoded`, query: `error=${value}` },
  ]),
  {
    name: "two ways back and two faults",
    query: `callbackUrl=/a&callbackUrl=javascript:${MARK}&error=a&error=${MARK}`,
  },
  { name: "lists", query: `callbackUrl[]=//${MARK}&error[a]=${MARK}&nextauth=${MARK}` },
  ...COOKIE_NAMES.flatMap((cookie) =>
    [...ELSEWHERE, "x".repeat(3_000), "%ff"].flatMap((value) =>
      [value, encodeURIComponent(value)].filter(isHeaderText).map((text) => ({
        name: `the cookie ${cookie} of ${JSON.stringify(text.slice(0, 40))}`,
        cookie: `${cookie}=${text}`,
      })),
    ),
  ),
  ...["x", "x|y", "|", "%", "__proto__"].map((value) => ({
    name: `a token ${value} in a cookie`,
    cookie: `next-auth.csrf-token=${value}; __Host-next-auth.csrf-token=${value}`,
  })),
];

/** What is wrong with an answer, or nothing. */
async function fault(response: APIResponse, origin: string): Promise<string | null> {
  const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}`);
  const text = `${headers.join("\n")}\n${await response.text()}`;
  if (response.status() >= 500) return String(response.status());
  if (text.includes(MARK) || text.includes("x".repeat(100))) return "repeats what it was sent";
  const { location } = response.headers();
  if (location !== undefined && new URL(location, origin).origin !== origin) return location;
  return null;
}

onOwnSite(
  "next-auth’s calls fail on no way back and no fault, and repeat none",
  async ({ own: { site }, request }) => {
    const before = site.log().length;
    const faults: string[] = [];
    for (const { name, query = "", cookie } of TABLE) {
      for (const call of CALLS) {
        const response = await request.get(`${site.origin}/api/auth/${call}?${query}`, {
          maxRedirects: 0,
          headers: cookie === undefined ? {} : { cookie },
        });
        const wrong = await fault(response, site.origin);
        if (wrong) faults.push(`${call}, ${name}: ${wrong}`);
      }
    }
    expect(faults).toEqual([]);
    expect(oddLines(site.log().slice(before))).toEqual([]);
  },
);

test("a way back of ours is kept by next-auth’s login", async ({ request, baseURL }) => {
  const response = await request.get(`/api/auth/signin?callbackUrl=${baseURL}/messages`, {
    maxRedirects: 0,
  });
  const { location = "" } = response.headers();
  expect(new URL(location, baseURL).searchParams.get("callbackUrl")).toBe(`${baseURL}/messages`);
  const again = await request.get("/api/auth/signin", { maxRedirects: 0 });
  expect(again.headers().location).toBe(location);
});
