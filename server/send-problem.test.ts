import { expect, test } from "vitest";
import { ERROR_SENTENCES } from "../lib/content/errors.ts";
import { failureOfError } from "../lib/kernel/send-failure.ts";
import { ID, ORIGIN, open, send } from "./harness.ts";

const FORM = {
  method: "POST",
  headers: {
    origin: ORIGIN,
    accept: "text/x-component",
    "next-action": ID,
    "content-type": "text/plain;charset=UTF-8",
  },
  body: "[]",
};

test("scripts of forms are told a problem as Next\u2019s client hands it on, with when to try again", async () => {
  const { port } = await open({ rateLimiter: async () => 7 });
  const { status, headers, text } = await send(port, "/connexion", FORM);
  expect([status, headers["content-type"], headers["retry-after"]]).toEqual([
    429,
    "text/plain",
    "7",
  ]);
  // Next's client makes an error of the text.
  expect(failureOfError(new Error(text), true)).toEqual({
    ...{ kind: "refused", detail: ERROR_SENTENCES["request.too-many"].detail },
    ...{ mayRetry: true, retrySeconds: 7 },
  });
});

test("a form of a version that the site has no more is told so by its own sentence", async () => {
  const { port } = await open({ hasAction: () => false });
  const { status, text } = await send(port, "/connexion", FORM);
  expect(status).toBe(409);
  expect(failureOfError(new Error(text), true)).toEqual({
    ...{ kind: "outdated", detail: ERROR_SENTENCES["request.form-outdated"].detail },
  });
});

test("calls get JSON and browsers a page, as before", async () => {
  const { port } = await open({ rateLimiter: async () => 7 });
  const types = await Promise.all(
    ["application/json", "text/html"].map(async (accept) => {
      const { headers } = await send(port, "/connexion", { headers: { accept } });
      return headers["content-type"];
    }),
  );
  expect(types).toEqual(["application/problem+json; charset=utf-8", "text/html; charset=utf-8"]);
});
