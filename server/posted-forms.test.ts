import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { ERROR_SENTENCES } from "../lib/content/errors.ts";
import { PROBLEM_PAGES } from "../lib/content/problems.ts";
import { ERROR_STATUSES, type ErrorCode } from "../lib/kernel/errors.ts";
import { markActionFailed, markActionRan, markRejected } from "../lib/platform/request-context.ts";
import { ORIGIN, open, send } from "./harness.ts";

/* Forms without scripts whose page can't show them any more: what was typed is given back. */

const TYPE = "multipart/form-data; boundary=----7Yq0";
const PLAIN = { origin: ORIGIN, accept: "text/html,*/*", "content-type": TYPE };
const SCRIPTS = { ...PLAIN, accept: "text/x-component", "next-action": "60aa" };
const TYPED = 'Bonjour, <b>"à vous"</b> & merci\r\n</textarea><script>x</script>';
const SHOWN = `Bonjour, &lt;b&gt;&quot;à vous&quot;&lt;/b&gt; &amp; merci\r\n&lt;/textarea&gt;&lt;script&gt;x&lt;/script&gt;`;

const form = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(
      ([name, value]) =>
        `------7Yq0\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join("")}------7Yq0--\r\n`;
const CONTACT = form({ $ACTION_ID_60aa: "", listingId: "abc", password: "p w", content: TYPED });
const NOTHING_TYPED = form({ $ACTION_ID_60aa: "", listingId: "abc", content: " " });

const PATH = "/bien/abc123def456/contact?a=1&b=2";
const post = (port: number, { headers = PLAIN, body = CONTACT } = {}) =>
  send(port, PATH, { method: "POST", headers, body });

/** A Next whose action fails with this, and whose page is then this. */
const failing =
  (failure: ErrorCode, page: string, status = 200): RequestListener =>
  async (_request, response) => {
    await Promise.resolve();
    markActionRan();
    markActionFailed(failure);
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
    response.end(page);
  };
const rejecting =
  (code: ErrorCode): RequestListener =>
  async (_request, response) => {
    await Promise.resolve();
    markRejected(code);
    response.writeHead(ERROR_STATUSES[code], { "content-type": "text/html; charset=utf-8" });
    response.end("its page");
  };

test("what was typed stands on the page of the problem, as text, and nothing else of the form", async () => {
  const { port } = await open({ next: rejecting("listing.withdrawn") });
  const { status, headers, text } = await post(port);
  expect(status).toBe(410);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(text).toContain(ERROR_SENTENCES["listing.withdrawn"].detail);
  expect(text).toContain(PROBLEM_PAGES.typed.title);
  expect(text).toContain(SHOWN);
  expect(text).toContain('href="/bien/abc123def456/contact?a=1&amp;b=2"');
  for (const hidden of ["<script", "60aa", ">abc<", "p w"]) expect(text).not.toContain(hidden);
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test("a form without a word in it gets the problem alone", async () => {
  const { port } = await open({ next: rejecting("listing.not-found") });
  const { status, text } = await post(port, { body: NOTHING_TYPED });
  expect(status).toBe(404);
  expect(text).not.toContain(PROBLEM_PAGES.typed.title);
});

test("scripts get the problem: they have what was typed", async () => {
  const { port } = await open({ next: rejecting("listing.withdrawn") });
  const body = form({ "1_content": TYPED, 0: '[null,"$K1"]' });
  const { status, text } = await post(port, { headers: SCRIPTS, body });
  expect(status).toBe(410);
  expect(text).toContain(ERROR_SENTENCES["listing.withdrawn"].detail);
  expect(text).not.toContain("Bonjour");
});

test("what is no form is stopped by the same problem", async () => {
  const { port } = await open({ next: rejecting("listing.withdrawn") });
  const { status, text } = await send(port, PATH, {
    method: "POST",
    headers: { origin: ORIGIN, "content-type": "text/plain" },
    body: "x",
  });
  expect([status, JSON.parse(text).code]).toEqual([410, "listing.withdrawn"]);
});

describe("a form whose action did nothing", () => {
  const FORM = "<p><!--F!--><form>…</form></p>";
  const OTHERS = "<p><!--F--><form>…</form></p>";

  test.each<[string, ErrorCode, string, number]>([
    ["and whose page has gone meanwhile", "listing.withdrawn", "introuvable", 404],
    ["and that its page has no more", "visit.slot-taken", "Choisissez un autre créneau", 200],
    ["and whose page has other forms alone", "offer.expired", OTHERS, 200],
  ])("%s is given back", async (_, failure, page, status) => {
    const { port } = await open({ next: failing(failure, page, status) });
    const answer = await post(port);
    expect(answer.status).toBe(ERROR_STATUSES[failure]);
    expect(answer.text).toContain(ERROR_SENTENCES[failure].detail);
    expect(answer.text).toContain(SHOWN);
  });

  test("with fields that can't be corrected any more is out of date", async () => {
    const { port } = await open({ next: failing("request.invalid", OTHERS) });
    const answer = await post(port);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain(ERROR_SENTENCES["request.form-outdated"].detail);
    expect(answer.text).toContain(SHOWN);
  });

  test("stands in its page where that still has it", async () => {
    const { port } = await open({ next: failing("visit.slot-taken", FORM) });
    const answer = await post(port);
    expect([answer.status, answer.text]).toEqual([200, FORM]);
  });

  test("leaves a page that still stands where nothing was typed", async () => {
    const { port } = await open({ next: failing("visit.slot-taken", OTHERS) });
    const answer = await post(port, { body: NOTHING_TYPED });
    expect([answer.status, answer.text]).toEqual([200, OTHERS]);
  });

  test("follows its page elsewhere", async () => {
    const { port } = await open({ next: failing("visit.slot-taken", "", 307) });
    expect((await post(port)).status).toBe(307);
  });

  test("is the scripts' own to show", async () => {
    const { port } = await open({ next: failing("visit.slot-taken", "0:{}") });
    const body = form({ "1_content": TYPED, 0: '[null,"$K1"]' });
    const answer = await post(port, { headers: SCRIPTS, body });
    expect([answer.status, answer.text]).toEqual([200, "0:{}"]);
  });
});

test.each<[string, ErrorCode, RequestListener]>([
  ["fails", "internal.unexpected", failing("visit.slot-taken", "theirs", 500)],
  [
    "can't read it",
    "request.invalid",
    (_request, response) => {
      response.writeHead(400);
      response.end("theirs");
    },
  ],
  [
    "throws",
    "internal.unexpected",
    () => {
      throw new Error("no");
    },
  ],
])("what was typed is given back where Next %s", async (_, code, next) => {
  const { port } = await open({ next });
  const answer = await post(port);
  expect(answer.status).toBe(ERROR_STATUSES[code]);
  expect(answer.text).toContain(SHOWN);
});

test("a form of another page's action is given back before Next sees it", async () => {
  const { port } = await open({ next: () => expect.unreachable(), hasAction: () => false });
  const answer = await post(port);
  expect(answer.status).toBe(409);
  expect(answer.text).toContain(SHOWN);
});
