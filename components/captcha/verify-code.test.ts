import { afterEach, expect, test, vi } from "vitest";
import { verifyCode } from "./verify-code";

afterEach(() => {
  vi.unstubAllGlobals();
});

const responding = (status: number, body: unknown) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(
      async () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status }),
    ),
  );

test("a right code gives what the form is sent with", async () => {
  responding(200, { payload: "word", verified: true, classification: "NEUTRAL" });
  expect(await verifyCode("solution", "2HKMR4")).toEqual({ verified: true, payload: "word" });
  expect(fetch).toHaveBeenCalledWith(
    "/api/captcha/verify",
    expect.objectContaining({ body: '{"payload":"solution","code":"2HKMR4"}' }),
  );
});

test("a wrong one gives the reason", async () => {
  responding(200, { payload: null, verified: false, reason: "code-wrong" });
  expect(await verifyCode("solution", "2")).toEqual({ verified: false, reason: "code-wrong" });
});

test.each([
  ["refuses", 429, {}],
  ["fails", 500, "<html>"],
  ["answers something else", 200, "<html>"],
  ["gives nothing to send", 200, { verified: true, payload: null }],
])("a server that %s is no right code, and no exception", async (_what, status, body) => {
  responding(status, body);
  expect(await verifyCode("solution", "2")).toEqual({ verified: false, reason: "unavailable" });
});

test("no more is a line that is down", async () => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("Failed to fetch")));
  expect(await verifyCode("solution", "2")).toEqual({ verified: false, reason: "unavailable" });
});
