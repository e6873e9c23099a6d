import { createServer, type RequestListener, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { replaceOnce } from "../lib/platform/once.ts";
import { isReady } from "../lib/platform/readiness.ts";
import { adoptedDatabase } from "../lib/testing/adopted-database.ts";
import { until } from "../lib/testing/until.ts";
import { createStop } from "./life-cycle.ts";

adoptedDatabase();
const servers: { close(): void }[] = [];
beforeEach(() => {
  replaceOnce("readiness", undefined);
});
afterEach(() => {
  for (const each of servers.splice(0)) each.close();
  replaceOnce("readiness", undefined);
});

async function open(listener: RequestListener, hardStopMs?: number) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  servers.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  const events: string[] = [];
  const stop = createStop(server, {
    drainMs: 0,
    hardStopMs,
    close: async () => {
      events.push("closed");
    },
    exit: (code) => void events.push(`exit ${code}`),
  });
  return { server, port: (server.address() as AddressInfo).port, stop, events };
}

function send(port: number) {
  return new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve({ text, connection: response.headers.connection }));
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end();
  });
}

describe("a process that is told to stop", () => {
  test("says it is not ready, finishes what it accepted, refuses what is new, ends", async () => {
    const held: ServerResponse[] = [];
    const { server, port, stop, events } = await open((_, response) => void held.push(response));
    expect(await isReady()).toBe(true);
    const running = Array.from({ length: 20 }, () => send(port));
    await until(() => held.length === 20);
    const stopped = stop();
    expect(await isReady()).toBe(false);
    await until(() => !server.listening);
    await expect(send(port)).rejects.toThrow("ECONNREFUSED");
    expect(events).toEqual([]);
    for (const response of held) response.end("done");
    for (const { text } of await Promise.all(running)) expect(text).toBe("done");
    await stopped;
    expect(events).toEqual(["closed", "exit 0"]);
  });

  test("closes connections that are kept open, and those of its last answers", async () => {
    const held: ServerResponse[] = [];
    const { port, stop, events } = await open((_, response) => {
      // As a cached page: answered at once, with its headers given in a list.
      if (held.push(response) === 1) response.writeHead(200, ["content-length", "1"]).end("x");
    });
    let text = "";
    let closed = false;
    const socket = connect(port, "127.0.0.1", () =>
      socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n"),
    );
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("close", () => {
      closed = true;
    });
    await until(() => text.endsWith("x"));
    const last = send(port);
    await until(() => held.length === 2);
    const stopped = stop();
    await until(() => closed);
    held[1]?.end("done");
    await last;
    await stopped;
    expect(events).toEqual(["closed", "exit 0"]);
  });

  test("tells whoever asks while it drains to close, also where all is answered at once", async () => {
    const { server, port, stop } = await open((_, response) => {
      response.writeHead(200, ["content-length", "1"]);
      response.end("x");
    });
    const stopped = stop();
    expect(server.listening).toBe(true);
    const answered = send(port).catch(() => null);
    const [answer] = await Promise.all([answered, stopped]);
    if (answer) expect(answer.connection).toBe("close");
  });

  test("stops once, however often it is told, and cuts what never ends", async () => {
    let sent = 0;
    const { port, stop, events } = await open(() => void sent++, 20);
    const running = send(port).catch((error: Error) => error.message);
    await until(() => sent === 1);
    await Promise.all([stop(), stop(), stop()]);
    expect(await running).toMatch(/hang up|ECONNRESET/);
    expect(events).toEqual(["closed", "exit 0"]);
  });

  test("ends although closing fails", async () => {
    const { server } = await open(() => {});
    let code = -1;
    await createStop(server, {
      drainMs: 0,
      close: () => Promise.reject(new Error("no")),
      exit: (given) => {
        code = given;
      },
    })();
    expect(code).toBe(0);
  });
});

test("a connection rests for longer than its headers, or anything else on it, may take", async () => {
  const server = createServer(
    {
      headersTimeout: 20,
      requestTimeout: 20,
      keepAliveTimeout: 60_000,
      connectionsCheckingInterval: 5,
    },
    (_, response) => void response.end("x"),
  );
  server.timeout = 20;
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let text = "";
  let isClosed = false;
  socket.on("data", (chunk) => {
    text += chunk;
  });
  socket.on("close", () => {
    isClosed = true;
  });
  const ask = () => socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  ask();
  await until(() => text.includes("x"));
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(isClosed).toBe(false);
  text = "";
  ask();
  await until(() => text.includes("200 OK"));
  socket.destroy();
});

describe("a process that another one replaces", () => {
  test("takes no more connections, answers on those that rest, and ends at once with the site", async () => {
    const { server, port, stop, events } = await open((_, response) => void response.end("x"));
    let text = "";
    let isClosed = false;
    const resting = connect(port, "127.0.0.1");
    resting.on("data", (chunk) => {
      text += chunk;
    });
    resting.on("close", () => {
      isClosed = true;
    });
    const ask = () => resting.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    ask();
    await until(() => text.endsWith("x\r\n0\r\n\r\n") || text.endsWith("\r\nx"));
    const replaced = stop("replaced");
    expect(await isReady()).toBe(true);
    await expect(send(port)).rejects.toThrow("ECONNREFUSED");
    expect([isClosed, events]).toEqual([false, []]);
    text = "";
    ask();
    await until(() => isClosed);
    expect(text).toMatch(/200 OK.*connection: close.*x/is);
    expect(server.listening).toBe(false);
    await stop();
    await replaced;
    expect(await isReady()).toBe(false);
    expect(events).toEqual(["closed", "exit 0"]);
  });
});
