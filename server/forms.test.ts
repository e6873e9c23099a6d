import { describe, expect, test } from "vitest";
import { markActionRan } from "../lib/platform/request-context.ts";
import { ORIGIN, open, send } from "./harness.ts";

const PLAIN = { origin: ORIGIN, "content-type": "multipart/form-data; boundary=----7Yq0" };
const SCRIPTS = { ...PLAIN, "next-action": "a" };
const part = (name: string, value: string) =>
  `------7Yq0\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const formWith = (text: string) =>
  `${part("0", '[null,"$K1"]')}${part("1_text", text)}------7Yq0--\r\n`;

describe.each([
  ["with scripts", SCRIPTS],
  ["without scripts", PLAIN],
])("a form %s", (_, headers) => {
  const post = (port: number) =>
    send(port, "/connexion", { method: "POST", headers, body: formWith("x") });

  test.each([400, 500])(
    "that Next can't read, which answers %d, is an invalid request",
    async (status) => {
      const { port } = await open({
        next: (_request, response) => {
          response.writeHead(status, { "content-type": "text/plain", "x-theirs": "1" });
          response.end("Internal Server Error");
        },
      });
      const answer = await post(port);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text)).toMatchObject({ code: "request.invalid" });
      expect(answer.headers["x-theirs"]).toBeUndefined();
    },
  );

  test("whose action ran and whose page fails is a failure, in our words", async () => {
    const { port } = await open({
      next: async (_request, response) => {
        await Promise.resolve();
        markActionRan();
        response.writeHead(500);
        response.end("Internal Server Error");
      },
    });
    const answer = await post(port);
    expect(answer.status).toBe(500);
    expect(JSON.parse(answer.text)).toMatchObject({ code: "internal.unexpected" });
  });

  test("is answered as it was, bytes and cookies", async () => {
    const { port } = await open({
      next: async (request, response) => {
        for await (const chunk of request) response.write(chunk);
        response.end();
      },
    });
    const text = formWith("é".repeat(2_000));
    const answer = await send(port, "/connexion", { method: "POST", headers, body: text });
    expect([answer.status, answer.text]).toEqual([200, text]);
    const cookies = await open({
      next: (_request, response) => {
        response.setHeader("set-cookie", ["a=1", "b=2"]);
        response.writeHead(303, { location: "/x" });
        response.end();
      },
    });
    const redirect = await post(cookies.port);
    expect(redirect.status).toBe(303);
    expect(redirect.headers).toMatchObject({ location: "/x", "set-cookie": ["a=1", "b=2"] });
  });
});

test("a form that none of ours is never reaches Next", async () => {
  const { port } = await open({ next: () => expect.unreachable() });
  for (const body of ["", "x", formWith("x").slice(0, -12), part("0", '["$h0"]')]) {
    const answer = await send(port, "/connexion", { method: "POST", headers: SCRIPTS, body });
    expect(answer.status).toBe(400);
  }
  const text = { ...SCRIPTS, "content-type": "text/plain;charset=UTF-8" };
  const answer = await send(port, "/connexion", { method: "POST", headers: text, body: "[]" });
  expect(answer.status).toBe(400);
});

test("a form of a former version of the site is told to load the page anew", async () => {
  const { port } = await open({
    next: (_request, response) => {
      response.writeHead(409, { "content-type": "text/plain" });
      response.end("Server action not found.");
    },
  });
  const answer = await send(port, "/connexion", {
    method: "POST",
    headers: PLAIN,
    body: formWith("x"),
  });
  expect(answer.status).toBe(409);
  expect(answer.text).toContain("Rechargez-la");
});

test("a call, and a page that is read, are streamed as they come", async () => {
  const { port } = await open({
    next: (_request, response) => {
      response.writeHead(500);
      response.end("theirs");
    },
  });
  expect((await send(port, "/api/x", { method: "POST", headers: PLAIN, body: "x" })).text).toBe(
    "theirs",
  );
  expect((await send(port, "/connexion")).text).toBe("theirs");
});
