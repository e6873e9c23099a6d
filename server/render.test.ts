import type { RequestListener } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { BYTES, type Rendered, renderForNobody } from "./render.ts";

const render = (handler: RequestListener, headers: Record<string, string> = {}) =>
  renderForNobody(handler, "/x", headers);
const bodyOf = ({ text }: Rendered) => Buffer.from(text, BYTES);
const textOf = async (handler: RequestListener) => bodyOf(await render(handler)).toString();

afterEach(() => {
  vi.useRealTimers();
});

test("the handler is asked by nobody: a path, these headers, no connection, no body", async () => {
  let seen: unknown;
  await render(
    async (request, response) => {
      const chunks: unknown[] = [];
      for await (const chunk of request) chunks.push(chunk);
      seen = [
        request.method,
        request.url,
        request.headers,
        request.rawHeaders,
        request.socket.remoteAddress,
        chunks,
      ];
      response.end();
    },
    { host: "loopimmo.fr" },
  );
  expect(seen).toEqual(["GET", "/x", { host: "loopimmo.fr" }, [], undefined, []]);
});

describe("what is written is gathered", () => {
  test("in every way of writing, in order", async () => {
    const rendered = await render((_request, response) => {
      response.write("a", () => {
        response.write("Yg==", "base64", () => {
          response.write(Buffer.from("c"));
          response.write(new Uint8Array([100]));
          response.write("é", "latin1");
          response.end("66", "hex");
        });
      });
    });
    expect(bodyOf(rendered).toString("latin1")).toBe("abcdéf");
  });

  test("whichever way it ends", async () => {
    expect(await textOf((_, response) => void response.end())).toBe("");
    expect(await textOf((_, response) => void response.end("x"))).toBe("x");
    expect(
      await new Promise((resolve) => {
        void render((_, response) => {
          response.end(() => resolve("told"));
        });
      }),
    ).toBe("told");
    expect(
      await new Promise((resolve) => {
        void render((_, response) => {
          response.end("x", () => resolve("told"));
        });
      }),
    ).toBe("told");
  });

  test("from streams, however many chunks they have", async () => {
    const chunks = () => Array.from({ length: 1_000 }, (_, at) => `${at};`);
    const whole = chunks().join("");
    expect(await textOf((_, response) => void Readable.from(chunks()).pipe(response))).toBe(whole);
    expect(await textOf((_, response) => pipeline(Readable.from(chunks()), response))).toBe(whole);
  });

  test("but not what comes after its end", async () => {
    let answer: string | undefined;
    await render((_, response) => {
      response.end("x");
      response.write("y");
      response.end("z");
      response.destroy();
    }).then((rendered) => {
      answer = bodyOf(rendered).toString();
    });
    expect(answer).toBe("x");
  });

  test("with its status and headers, however they were set", async () => {
    const answer = await render((_, response) => {
      response.setHeader("X-One", 1);
      response.setHeader("set-cookie", ["a=1", "b=2"]);
      response.appendHeader("link", "<a>");
      response.appendHeader("link", "<b>");
      response.statusCode = 404;
      response.end("x");
    });
    expect(answer).toMatchObject({
      status: 404,
      headers: { "x-one": "1", "set-cookie": ["a=1", "b=2"], link: ["<a>", "<b>"] },
    });
  });

  test.each<[string, RequestListener]>([
    ["an object", (_, response) => void response.writeHead(410, { "X-A": 1, "x-b": ["1", "2"] })],
    [
      "with a reason",
      (_, response) => void response.writeHead(410, "Gone", { "x-a": "1", "x-b": ["1", "2"] }),
    ],
    [
      "a flat list",
      (_, response) => void response.writeHead(410, ["x-a", "1", "x-b", "1", "X-B", "2"]),
    ],
  ])("headers given with the status, %s, are not lost", async (_, head) => {
    const answer = await render((request, response) => {
      head(request, response);
      response.flushHeaders();
      response.end("x");
    });
    expect(answer).toMatchObject({ status: 410, headers: { "x-a": "1", "x-b": ["1", "2"] } });
  });
});

describe("a handler that fails", () => {
  test("at once or later is told", async () => {
    const throwing = () => {
      throw new Error("at once");
    };
    await expect(render(throwing)).rejects.toThrow("at once");
    await expect(render(() => Promise.reject(new Error("later")))).rejects.toThrow("later");
  });

  test("by breaking off its answer is not waited for", async () => {
    await expect(
      render((_, response) => {
        response.write("half");
        response.destroy(new Error("broken"));
      }),
    ).rejects.toThrow("broken");
    await expect(render((_, response) => void response.destroy())).rejects.toThrow("broken off");
  });

  test("to end is given up, and learns that nobody waits any more", async () => {
    vi.useFakeTimers();
    let gone = false;
    const requested = render((_, response) => {
      response.write("half");
      response.on("close", () => {
        gone = true;
      });
    });
    const outcome = expect(requested).rejects.toThrow("/x got no response");
    await vi.advanceTimersByTimeAsync(20_000);
    await outcome;
    expect(gone).toBe(true);
  });
});
