import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseEnvironment } from "../platform/env-schema.ts";
import { startJobs } from "../platform/jobs/start-jobs.ts";
import { replaceOnce } from "../platform/once.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { until } from "../testing/until.ts";
import { entryRow } from "../testing/waitlist.ts";
import { statusToken } from "../waitlist/links.ts";
import { findUnsubscribeLink } from "../waitlist/queries/find-unsubscribe-link.ts";
import { queueMail } from "./commands/queue-mail.ts";
import { deliverDueMails, type MailTransport, smtpTransport } from "./delivery.ts";
import { mailJobs } from "./jobs.ts";
import { newMail } from "./kinds.ts";
import { findTestMail } from "./queries/test-mails.ts";
import { LEASE_MS, RETRY_DELAYS_MS } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const FROM = { name: "L’équipe Loopimmo", address: "bonjour@loopimmo.fr" };

const transportTo = (url: string) =>
  smtpTransport({ url, from: FROM, unsubscribeLink: findUnsubscribeLink });
const later = (ms: number) => new Date(NOW.getTime() + ms);
const at = (ms: number) => () => later(ms);
const [FIRST_DELAY] = RETRY_DELAYS_MS;

/** A message as the server got it. */
interface Received {
  from: string;
  to: string[];
  headers: string;
  messageId: string | undefined;
  raw: string;
  /** Whether the server took it. */
  taken: boolean;
}

/** How a server answers: what it refuses a recipient or a message with, if it does. */
interface Answers {
  recipient?: (address: string) => Error | null;
  message?: () => Error | null;
}

const smtpError = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

const servers: SMTPServer[] = [];

/** A real SMTP server on this machine. */
async function openServer({ recipient, message }: Answers = {}, port = 0) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: ({ address }, _session, done) => done(recipient?.(address)),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString();
        const headers = raw.slice(0, raw.indexOf("\r\n\r\n"));
        const error = message?.() ?? null;
        received.push({
          from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          headers,
          messageId: /^Message-ID: (.+)$/im.exec(headers)?.[1]?.trim(),
          raw,
          taken: error === null,
        });
        done(error);
      });
    },
  });
  server.on("error", () => {});
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const open = (server.server.address() as AddressInfo).port;
  return { received, port: open, transport: transportTo(`smtp://127.0.0.1:${open}`) };
}

const closeServer = (server: SMTPServer) =>
  new Promise<void>((resolve) => server.close(() => resolve()));

const database = adoptedDatabase();
beforeEach(() => {
  database.raw.exec("DELETE FROM OutboxMail");
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map(closeServer));
});

function queue(to = "camille@example.org") {
  const mail = newMail("confirm-address", {
    firstName: "Zoé",
    link: "https://loopimmo.fr/confirmation?jeton=abc-_123",
    validHours: 24,
  });
  return database.writer.$transaction((tx) => queueMail(tx, { mail, to }, NOW));
}

const people = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@example.org`);
const queueAll = (addresses: string[]) => Promise.all(addresses.map((to) => queue(to)));
const stateOf = async (id: string) => (await findTestMail(id))?.state;
const statesOf = (ids: readonly string[]) => Promise.all(ids.map(stateOf));
/** Those of the mails that were tried so often. */
async function triedOf(ids: readonly string[], attempts: number) {
  const mails = await Promise.all(ids.map(findTestMail));
  return ids.filter((_, at) => mails[at]?.attempts === attempts);
}

test("a mail arrives as it was written, to one person, from us", async () => {
  const { received, transport } = await openServer();
  const id = await queue();
  await deliverDueMails(transport, at(0));
  expect(received).toHaveLength(1);
  const [mail] = received;
  expect(mail).toMatchObject({
    from: FROM.address,
    to: ["camille@example.org"],
    messageId: `<${id}@localhost>`,
  });
  expect(mail?.headers).toMatch(/^To: camille@example\.org$/m);
  expect(mail?.headers).toMatch(/^From: =\?UTF-8\?.+ <bonjour@loopimmo\.fr>$/m);
  expect(mail?.headers).toMatch(/^Subject: Confirmez votre adresse e-mail$/m);
  expect(mail?.headers).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(mail?.headers).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(mail?.raw).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  expect(mail?.raw).toMatch(/^Content-Type: text\/html; charset=utf-8$/m);
  expect(await findTestMail(id)).toMatchObject({ state: "sent", sentAt: NOW, attempts: 1 });
});

test.each([
  ["data that is not its kind's", '{"firstName":"Zoé"}', "confirm-address"],
  ["no data", "", "confirm-address"],
  ["no JSON", "{", "confirm-address"],
  ["a link that is none of the web's", '{"registerLink":"javascript:alert(1)"}', "no-account"],
  ["a kind that is not known", "{}", "unknown"],
])("a mail with %s is given up, holds no other up and hides none", async (_, data, kind) => {
  const { received, transport } = await openServer();
  const [broken = "", fine] = await queueAll(people(2));
  database.raw
    .prepare("UPDATE OutboxMail SET data = ?, kind = ? WHERE id = ?")
    .run(data, kind, broken);
  await deliverDueMails(transport, at(0));
  expect(received).toHaveLength(1);
  expect(await stateOf(fine ?? "")).toBe("sent");
  expect(await findTestMail(broken)).toMatchObject({
    state: "dead",
    text: null,
    lastError: "EMESSAGE: the mail's data can't be rendered",
  });
});

test("two passes at once send each mail once", async () => {
  const { received, transport } = await openServer();
  const addresses = people(20);
  await queueAll(addresses);
  await Promise.all([deliverDueMails(transport, at(0)), deliverDueMails(transport, at(0))]);
  expect(received.map(({ to }) => to[0]).sort()).toEqual([...addresses].sort());
  await deliverDueMails(transport, at(LEASE_MS));
  expect(received).toHaveLength(20);
});

test("when the server is down nothing is lost: once it is up, each mail is sent once", async () => {
  const first = await openServer();
  const { port, transport } = first;
  await Promise.all(servers.splice(0).map(closeServer));
  const addresses = people(12);
  const ids = await queueAll(addresses);
  await deliverDueMails(transport, at(0));
  const tried = await triedOf(ids, 1);
  // One a lane: the others have lost no attempt to a server that is not there.
  expect(tried.length).toBeGreaterThanOrEqual(1);
  expect(tried.length).toBeLessThanOrEqual(3);
  expect(await findTestMail(tried[0] ?? "")).toMatchObject({
    state: "waiting",
    nextAttemptAt: later(FIRST_DELAY),
    lastError: expect.stringContaining("ECONNREFUSED"),
  });

  const { received } = await openServer({}, port);
  await deliverDueMails(transport, at(1_000));
  expect(received).toHaveLength(12 - tried.length);
  await deliverDueMails(transport, at(FIRST_DELAY));
  await deliverDueMails(transport, at(2 * FIRST_DELAY));
  expect(received.map(({ to }) => to[0]).sort()).toEqual([...addresses].sort());
  expect(await statesOf(ids)).toEqual(ids.map(() => "sent"));
});

test("a mail has the same Message-ID at each attempt", async () => {
  let isBusy = true;
  const { received, transport } = await openServer({
    message: () => (isBusy ? smtpError(451, "Later") : null),
  });
  const id = await queue();
  await deliverDueMails(transport, at(0));
  expect(await findTestMail(id)).toMatchObject({ state: "waiting", attempts: 1 });
  await deliverDueMails(transport, at(FIRST_DELAY - 1));
  isBusy = false;
  await deliverDueMails(transport, at(FIRST_DELAY));
  expect(received.map(({ taken }) => taken)).toEqual([false, true]);
  expect(new Set(received.map(({ messageId }) => messageId))).toEqual(
    new Set([`<${id}@localhost>`]),
  );
  expect(await findTestMail(id)).toMatchObject({ state: "sent", attempts: 2, lastError: null });
});

test("a mailbox that does not exist is given up at once, and keeps nobody waiting", async () => {
  const { received, transport } = await openServer({
    recipient: (address) => (address.startsWith("nobody") ? smtpError(550, "No such user") : null),
  });
  const lost = await queue("nobody@example.org");
  const others = await queueAll(people(6));
  await deliverDueMails(transport, at(0));
  expect(await findTestMail(lost)).toMatchObject({
    state: "dead",
    attempts: 1,
    lastError: expect.stringContaining("No such user"),
  });
  expect(await statesOf(others)).toEqual(others.map(() => "sent"));
  expect(received).toHaveLength(6);
});

test("a mailbox that is busy waits alone", async () => {
  const { received, transport } = await openServer({
    recipient: (address) => (address.startsWith("busy") ? smtpError(450, "Greylisted") : null),
  });
  const busy = await queue("busy@example.org");
  await queueAll(people(6));
  await deliverDueMails(transport, at(0));
  expect(received).toHaveLength(6);
  expect(await findTestMail(busy)).toMatchObject({
    state: "waiting",
    nextAttemptAt: later(FIRST_DELAY),
  });
});

test("a password of ours that is refused gives no mail up", async () => {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(smtpError(535, "Wrong password")),
  });
  server.on("error", () => {});
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const id = await queue();
  await deliverDueMails(transportTo(`smtp://us:wrong@127.0.0.1:${port}`), at(0));
  expect(await findTestMail(id)).toMatchObject({ state: "waiting", attempts: 1 });
});

describe("what got into the table all the same", () => {
  const put = (id: string, column: "toAddress" | "subject", value: string) =>
    database.raw.prepare(`UPDATE OutboxMail SET ${column} = ? WHERE id = ?`).run(value, id);

  test.each([
    "camille@example.org\r\nBcc: victim@example.org",
    "camille@example.org\r\nRCPT TO:<victim@example.org>",
    "camille@example.org, victim@example.org",
    "group: camille@example.org, victim@example.org;",
    "<camille@example.org> <victim@example.org>",
  ])("an address such as %j is never written to", async (address) => {
    const { received, transport } = await openServer();
    const id = await queue();
    put(id, "toAddress", address);
    await deliverDueMails(transport, at(0));
    expect(received).toEqual([]);
    expect(await stateOf(id)).toBe("dead");
  });

  test("a subject of several lines is one line in the message", async () => {
    const { received, transport } = await openServer();
    put(await queue(), "subject", "Bonjour\r\nBcc: victim@example.org\r\n\r\nbody");
    await deliverDueMails(transport, at(0));
    expect(received[0]?.to).toEqual(["camille@example.org"]);
    expect(received[0]?.headers).not.toMatch(/^Bcc:/im);
    expect(received[0]?.headers).toMatch(/^Subject: Bonjour Bcc: victim@example\.org\s+body$/m);
  });
});

describe("a pass", () => {
  /** A transport whose sends wait to be let go. */
  function held() {
    const sends: { id: string; signal: AbortSignal; let: () => void }[] = [];
    const transport: MailTransport = {
      send: ({ id }, signal) =>
        new Promise((resolve, reject) => {
          sends.push({ id, signal, let: resolve });
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    };
    return { sends, transport };
  }

  test("that is told to stop ends what it has begun, and begins nothing more", async () => {
    const ids = await queueAll(people(8));
    const { sends, transport } = held();
    const stop = new AbortController();
    const signals = { stop: stop.signal, cut: new AbortController().signal };
    const pass = deliverDueMails(transport, at(0), signals);
    await until(() => sends.length === 3);
    stop.abort();
    for (const send of sends) send.let();
    await pass;
    expect(sends).toHaveLength(3);
    expect((await statesOf(ids)).filter((state) => state === "sent")).toHaveLength(3);
    expect(await triedOf(ids, 0)).toHaveLength(5);
  });

  test("that is cut off leaves its mails for later", async () => {
    const id = await queue();
    const { sends, transport } = held();
    const cut = new AbortController();
    const signals = { stop: new AbortController().signal, cut: cut.signal };
    const pass = deliverDueMails(transport, at(0), signals);
    await until(() => sends.length === 1);
    cut.abort();
    await pass;
    expect(await findTestMail(id)).toMatchObject({
      state: "waiting",
      nextAttemptAt: later(FIRST_DELAY),
    });
  });
});

describe("the process’s delivery", () => {
  afterEach(() => {
    replaceOnce("env", undefined);
  });

  /** Queues a mail now: the process's own clock looks for it. */
  async function queueNow() {
    const id = await queue();
    const now = new Date().toISOString().replace("Z", "+00:00");
    database.raw.prepare("UPDATE OutboxMail SET createdAt = ?, nextAttemptAt = ?").run(now, now);
    return id;
  }

  test("sends what is queued until it is stopped", async () => {
    const { received, port } = await openServer();
    replaceOnce("env", parseEnvironment({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
    const id = await queueNow();
    const stop = startJobs(mailJobs(findUnsubscribeLink));
    await until(async () => (await stateOf(id)) === "sent");
    await stop();
    expect(received).toHaveLength(1);
  });

  test("without a server leaves mails where they are", async () => {
    replaceOnce("env", parseEnvironment({}));
    const id = await queueNow();
    const old = await queue("old@example.org");
    database.raw
      .prepare("UPDATE OutboxMail SET createdAt = '2020-01-01T00:00:00.000+00:00' WHERE id = ?")
      .run(old);
    const stop = startJobs(mailJobs(findUnsubscribeLink));
    await until(async () => (await findTestMail(old))?.text === null);
    await stop();
    expect(await stateOf(id)).toBe("waiting");
    expect(await stateOf(old)).toBe("waiting");
  });
});

test("an invitation says where to be written to no more, in its header as well", async () => {
  const entry = entryRow({ email: "camille@example.org", confirmedAt: NOW });
  await database.writer.$transaction((tx) => tx.waitlistEntry.create({ data: entry }));
  const { received, transport } = await openServer();
  const link = "https://loopimmo.fr/x";
  const mails = [
    newMail("waitlist-invitation", {
      role: "Looper",
      link,
      validDays: 30,
      statusLink: link,
    }),
    newMail("waitlist-known", { statusLink: link }),
  ];
  for (const to of ["Camille@Example.org", "nobody@example.org"]) {
    for (const mail of mails) {
      await database.writer.$transaction((tx) => queueMail(tx, { mail, to }, NOW));
    }
  }
  await deliverDueMails(transport, at(0));
  const unsubscribe = received.flatMap(({ to, headers }) =>
    (/^List-Unsubscribe: <([^>]+)>/im.exec(headers.replaceAll(/\r\n\s+/g, " ")) ?? [])
      .slice(1)
      .map((address) => [...to, address]),
  );
  expect(received).toHaveLength(4);
  // The mailer writes domains in lower case.
  const own = `http://localhost:3000/beta/statut?jeton=${statusToken(entry.id)}`;
  expect(unsubscribe).toEqual([["Camille@example.org", own]]);
});
