import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { DOCUMENT_BYTES } from "../lib/documents/rules.ts";
import { HOUR_MS } from "../lib/kernel/time.ts";
import { PHOTO_BYTES } from "../lib/photos/rules.ts";
import { parseEnvironment } from "../lib/platform/env-schema.ts";
import { replaceOnce } from "../lib/platform/once.ts";
import { requestFile } from "../lib/platform/request-context.ts";
import { until } from "../lib/testing/until.ts";
import { ADMISSION_LIMITS, createAdmission } from "./admission.ts";
import { HOST, ORIGIN, open, send } from "./harness.ts";
import { removeLeftUploads, UPLOAD_MS, UPLOAD_RESPONSE_MS } from "./uploads.ts";

const PATH = "/api/revisions/abc123def456/photos";
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-uploads-"));
  replaceOnce("env", parseEnvironment({ NODE_ENV: "test", UPLOAD_DIR: folder }));
});
afterAll(() => {
  replaceOnce("env", undefined);
  rmSync(folder, { recursive: true });
});
const left = () => readdirSync(folder);
afterEach(() => until(() => left().length === 0));

/** A Next that reports what it finds of the file, and of the request's own body. */
const describeFile: RequestListener = async (request, response) => {
  const file = requestFile();
  let rest = 0;
  for await (const chunk of request) rest += (chunk as Buffer).length;
  const content = file && readFileSync(file.path).toString("latin1").slice(0, 20);
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ bytes: file?.bytes ?? null, content, rest }));
};

const upload = (port: number, body: Buffer, headers = {}) =>
  send(port, PATH, {
    method: "POST",
    headers: { "content-type": "image/jpeg", "content-length": String(body.length), ...headers },
    body,
  });

test("an upload is a file when Next gets it, and gone once it is answered", async () => {
  const { port } = await open({ next: describeFile });
  const sent = Buffer.from("x".repeat(3_000_000));
  const { status, text } = await upload(port, sent);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual({ bytes: 3_000_000, content: "x".repeat(20), rest: 0 });
  const chunked = await send(port, PATH, { method: "POST", body: sent });
  expect(JSON.parse(chunked.text)).toMatchObject({ bytes: 3_000_000 });
  const empty = await upload(port, Buffer.alloc(0));
  expect(JSON.parse(empty.text)).toMatchObject({ bytes: 0 });
});

test("another call has no file, and its own smaller bound", async () => {
  const { port } = await open({ next: describeFile });
  const body = Buffer.from("{}");
  const other = await send(port, "/api/visits", { method: "POST", body });
  expect(JSON.parse(other.text)).toEqual({ bytes: null, content: null, rest: 2 });
  const large = Buffer.alloc(100_000);
  for (const path of ["/api/visits", `${PATH}/x`, "/api/revisions/photos", PATH.slice(4)]) {
    const headers = { "content-length": String(large.length) };
    expect((await send(port, path, { method: "POST", headers, body: large })).status).toBe(413);
  }
});

test("a file of 12 MB is taken, one byte more is not, whatever the request says of it", async () => {
  const { port } = await open({ next: describeFile });
  expect((await upload(port, Buffer.alloc(PHOTO_BYTES))).status).toBe(200);
  const stated = await upload(port, Buffer.alloc(1), { "content-length": `${PHOTO_BYTES + 1}` });
  expect(stated.status).toBe(413);
  expect(JSON.parse(stated.text)).toMatchObject({ code: "photo.too-large" });
  // Without a length it is found out as it arrives.
  const answered = new Promise<string>((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`POST ${PATH} HTTP/1.1\r\nHost: ${HOST}\r\nTransfer-Encoding: chunked\r\n\r\n`);
      const part = Buffer.alloc(1_000_000);
      for (let at = 0; at < 13; at++) {
        socket.write(`${part.length.toString(16)}\r\n`);
        socket.write(part);
        socket.write("\r\n");
      }
    });
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
  });
  expect(await answered).toMatch(/^HTTP\/1.1 413 /);
});

test("an upload that is cut leaves nothing, and no place taken", async () => {
  const admission = createAdmission();
  let reached = 0;
  const { port } = await open({ admission, next: () => void reached++ });
  for (const share of [0, 0.5]) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      `POST ${PATH} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 1000000\r\n\r\n${"x".repeat(1_000_000 * share)}`,
    );
    await until(() => left().length === 1);
    socket.destroy();
    await until(() => left().length === 0 && admission.counts().bodies === 0);
  }
  expect(reached).toBe(0);
});

test("a document has its own bound, and one that is cut or too long leaves nothing", async () => {
  const admission = createAdmission();
  let reached = 0;
  const { port } = await open({
    admission,
    next: (request, response) => {
      reached++;
      describeFile(request, response);
    },
  });
  const path = "/api/documents?kind=income&name=..%2F..%2Fx%00.pdf";
  const document = (length: number, headers = {}) =>
    send(port, path, { method: "POST", body: Buffer.alloc(length), headers });
  expect((await document(DOCUMENT_BYTES)).status).toBe(200);
  expect(reached).toBe(1);
  const stated = await document(1, { "content-length": `${DOCUMENT_BYTES + 1}` });
  expect([stated.status, JSON.parse(stated.text).code]).toEqual([413, "document.too-large"]);
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: application/pdf\r\nContent-Length: 1000000\r\n\r\n%PDF-1.7\n${"x".repeat(500_000)}`,
  );
  await until(() => left().length === 1);
  socket.destroy();
  await until(() => left().length === 0 && admission.counts().bodies === 0);
  expect(reached).toBe(1);
});

test("whoever leaves while Next works on it leaves nothing", async () => {
  let reached = 0;
  const { port } = await open({ next: () => void reached++ });
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(`POST ${PATH} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 4\r\n\r\nxxxx`);
  await until(() => reached === 1);
  expect(left()).toHaveLength(1);
  socket.destroy();
  await until(() => left().length === 0);
});

test("from another site's page, or of an unknown action, is refused and leaves nothing", async () => {
  const { port } = await open({ next: describeFile, hasAction: () => false });
  const foreign = await upload(port, Buffer.alloc(9), { origin: "https://example.org" });
  expect(foreign.status).toBe(403);
  expect((await upload(port, Buffer.alloc(9), { cookie: "a=b" })).status).toBe(403);
  expect((await upload(port, Buffer.alloc(9), { origin: ORIGIN, cookie: "a=b" })).status).toBe(200);
  const action = await upload(port, Buffer.alloc(9), { "next-action": "abc" });
  expect(action.status).toBe(409);
});

test("twenty at once all arrive; those beyond what may arrive are told when to come back", async () => {
  const { port } = await open({ next: describeFile });
  const some = await Promise.all(
    Array.from({ length: 20 }, (_, at) => upload(port, Buffer.alloc(200_000 + at))),
  );
  expect(some.map(({ text }) => JSON.parse(text).bytes)).toEqual(
    Array.from({ length: 20 }, (_, at) => 200_000 + at),
  );
  const few = await open({
    admission: createAdmission({ ...ADMISSION_LIMITS, files: 1 }),
    next: describeFile,
  });
  const first = connect(few.port, "127.0.0.1");
  first.write(`POST ${PATH} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 9\r\n\r\n`);
  await until(() => left().length === 1);
  const { status, headers } = await upload(few.port, Buffer.alloc(9));
  expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  first.destroy();
});

test("an uploaded picture is cached in each format for who accepts it", async () => {
  const key = "0123456789abcdefghjkmnpqrstvwxyz";
  const next: RequestListener = (request, response) => {
    response.setHeader("vary", "Accept");
    response.end(request.url);
  };
  const { port } = await open({ next });
  const path = `/media/${key}-640.webp`;
  for (const [accept, format] of [
    ["image/avif,image/*", "avif"],
    ["image/webp", "webp"],
    ["image/avif,image/*", "avif"],
  ] as const) {
    const { text, headers } = await send(port, path, { headers: { accept } });
    expect(text).toBe(path.replace("webp", format));
    expect(headers.vary).toMatch(/^accept, /);
  }
});

test("no process takes for left what another one still receives or handles", () => {
  expect(UPLOAD_MS + UPLOAD_RESPONSE_MS).toBeLessThan(HOUR_MS / 2);
});

test("what a process left that ended is removed after an hour", async () => {
  const names = ["0", "1"].map((digit) => `upload-${digit.repeat(32)}`);
  for (const name of [...names, "mine.txt"]) writeFileSync(join(folder, name), "x");
  const old = new Date("2026-01-01T00:00:00Z");
  utimesSync(join(folder, names[0] as string), old, old);
  utimesSync(join(folder, "mine.txt"), old, old);
  await removeLeftUploads(old.getTime() + 2 * 3_600_000);
  expect(left().sort()).toEqual(["mine.txt", names[1]].sort());
  for (const name of left()) rmSync(join(folder, name));
});
