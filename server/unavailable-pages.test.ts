import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { ERROR_SENTENCES } from "../lib/content/errors.ts";
import { markActionRan, markUnavailable } from "../lib/platform/request-context.ts";
import { HOST, ORIGIN, open, send } from "./harness.ts";

/* Pages that Next could not make while the database was away: our response in the place of its own. */

const HTML = { "content-type": "text/html; charset=utf-8" };
const { title } = ERROR_SENTENCES["service.unavailable"];

/** A Next whose pages fail while `failing`, as it reports it: with its own 500, or within a page. */
function failingNext(status: number) {
  const state = { failing: true };
  const next: RequestListener = async (_request, response) => {
    await Promise.resolve();
    if (state.failing) markUnavailable();
    response.writeHead(state.failing ? status : 200, HTML);
    response.end(state.failing ? "Internal Server Error" : "the page");
  };
  return { state, next };
}

test.each([
  ["that is cached", "/help", 500],
  ["that is cached, which failed in a part", "/help", 200],
  ["of a person", "/messages", 500],
  ["of a person, which failed in a part", "/messages", 200],
])("a page %s is unavailable, and there again afterwards", async (_title, path, status) => {
  const { state, next } = failingNext(status);
  const { port } = await open({ next });
  const refused = await send(port, path, { headers: { accept: "text/html" } });
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
  expect(refused.headers["cache-control"]).toBe("no-store");
  expect(refused.text).toContain(title);
  state.failing = false;
  expect(await send(port, path)).toMatchObject({
    status: 200,
    text: expect.stringMatching(/page/),
  });
});

test("a form that Next could not work on is unavailable, and gives back what was typed", async () => {
  const next: RequestListener = async (_request, response) => {
    await Promise.resolve();
    markActionRan();
    markUnavailable();
    response.writeHead(500, HTML);
    response.end();
  };
  const { port } = await open({ next });
  const part = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const answer = await send(port, "/messages", {
    method: "POST",
    headers: {
      host: HOST,
      origin: ORIGIN,
      accept: "text/html",
      "content-type": "multipart/form-data; boundary=b",
    },
    body: `${part("$ACTION_ID_60aa", "")}${part("content", "Bonjour à vous")}--b--\r\n`,
  });
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "5"]);
  expect(answer.text).toContain(title);
  expect(answer.text).toContain("Bonjour à vous");
});
