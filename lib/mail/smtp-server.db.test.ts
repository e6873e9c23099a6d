import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { queueMail } from "./commands/queue-mail.ts";
import { deliverDueMails, smtpTransport } from "./delivery.ts";
import { newMail } from "./kinds.ts";

/* What becomes of a mail whose server refuses, hangs, or speaks TLS: against a real one on this machine. */

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const FROM = { name: "Loopimmo", address: "bonjour@loopimmo.fr" };

const database = adoptedDatabase();
const closing: (() => void)[] = [];
beforeEach(() => {
  database.raw.exec("DELETE FROM OutboxMail");
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Whether each message came over TLS. */
type Taken = boolean[];

/** An SMTP server; one without a certificate of its own has the package's, signed by itself. */
async function smtpServer(options: SMTPServerOptions): Promise<{ port: number; taken: Taken }> {
  const taken: Taken = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH"],
    onData: (stream, { secure }, done) => {
      stream.resume();
      stream.on("end", () => {
        taken.push(secure);
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  closing.push(() => server.close(() => {}));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.server.address() as AddressInfo).port, taken };
}

/** A server that takes connections, and does with each what the test gives it to do. */
async function plainServer(onConnection: (socket: Socket) => void): Promise<number> {
  const server: Server = createServer((socket) => {
    socket.on("error", () => {});
    closing.push(() => socket.destroy());
    onConnection(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

const transportTo = (url: string) =>
  smtpTransport({ url, from: FROM, unsubscribeLink: async () => null });

async function queue(): Promise<string> {
  const mail = newMail("confirm-address", {
    firstName: "Zoé",
    link: "https://loopimmo.fr/confirmation?jeton=abc-_123",
    validHours: 24,
  });
  return database.writer.$transaction((tx) =>
    queueMail(tx, { mail, to: "camille@example.org" }, NOW),
  );
}

const stateOf = (id: string) =>
  database.raw.prepare("SELECT state, attempts, lastError FROM OutboxMail WHERE id = ?").get(id);

describe("a mail waits, and nothing of it is shown to the server, where that", () => {
  test.each<[string, () => Promise<string>, string]>([
    [
      "is not there",
      async () => {
        const port = await plainServer(() => {});
        for (const close of closing.splice(0)) close();
        return `smtp://127.0.0.1:${port}`;
      },
      "ESOCKET",
    ],
    [
      "hangs up at once",
      async () => `smtp://127.0.0.1:${await plainServer((socket) => socket.destroy())}`,
      "ESOCKET|ECONNECTION",
    ],
    [
      "refuses to be connected to",
      async () => {
        const refuse = Object.assign(new Error("not from here"), { responseCode: 554 });
        const { port } = await smtpServer({ onConnect: (_session, done) => done(refuse) });
        return `smtp://127.0.0.1:${port}`;
      },
      "EPROTOCOL|ECONNECTION",
    ],
    [
      "speaks TLS with a certificate that nobody vouches for",
      async () => `smtps://127.0.0.1:${(await smtpServer({ secure: true })).port}`,
      "ESOCKET|ETLS",
    ],
    [
      "changes to TLS with such a certificate",
      async () => `smtp://127.0.0.1:${(await smtpServer({})).port}`,
      "ESOCKET|ETLS",
    ],
  ])("%s", async (_, open, code) => {
    const url = await open();
    const id = await queue();
    await deliverDueMails(transportTo(url), () => NOW);
    expect(stateOf(id)).toMatchObject({
      state: "waiting",
      lastError: expect.stringMatching(new RegExp(`^(?:${code}): `)),
    });
    // Once a server is there it leaves, once.
    const { port, taken } = await smtpServer({ disabledCommands: ["AUTH", "STARTTLS"] });
    const transport = transportTo(`smtp://127.0.0.1:${port}`);
    await deliverDueMails(transport, () => later(60));
    await deliverDueMails(transport, () => later(120));
    expect(taken).toEqual([false]);
    expect(stateOf(id)).toMatchObject({ state: "sent" });
  });

  test("says nothing, until the process stops", async () => {
    const cut = new AbortController();
    const port = await plainServer(() => cut.abort());
    const id = await queue();
    const stop = new AbortController().signal;
    await deliverDueMails(transportTo(`smtp://127.0.0.1:${port}`), () => NOW, {
      stop,
      cut: cut.signal,
    });
    expect(stateOf(id)).toMatchObject({ state: "waiting" });
  });
});

describe("a mail leaves over TLS, where the address of the server says to trust its certificate,", () => {
  test.each([
    ["from the start", "smtps", { secure: true }],
    ["after STARTTLS", "smtp", {}],
  ])("%s", async (_, scheme, options) => {
    const { port, taken } = await smtpServer(options);
    const id = await queue();
    const url = `${scheme}://127.0.0.1:${port}/?tls.rejectUnauthorized=false`;
    await deliverDueMails(transportTo(url), () => NOW);
    expect(taken).toEqual([true]);
    expect(stateOf(id)).toMatchObject({ state: "sent" });
  });
});
