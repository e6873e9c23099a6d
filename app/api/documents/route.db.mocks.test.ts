import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { DOCUMENT_BYTES } from "@/lib/documents/rules";
import { newId } from "@/lib/kernel/ids";
import { parseEnvironment } from "@/lib/platform/env-schema";
import { replaceOnce } from "@/lib/platform/once";
import { withRequestContext } from "@/lib/platform/request-context";
import type { Actor } from "@/lib/policy/actor";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { photo } from "@/lib/testing/hostile-photos";
import { encryptedPdf, pdf, scriptPdf } from "@/lib/testing/pdfs";
import { createPerson } from "@/lib/testing/people";
import { askAs } from "@/lib/testing/session";
import { GET } from "./[id]/route";
import { POST } from "./route";

vi.mock("@/lib/auth/session", () => import("@/lib/testing/session"));
vi.mock("@/lib/auth/request-visitor", () => ({ visitorOf: async () => null }));

const database = adoptedDatabase();
const root = mkdtempSync(join(tmpdir(), "loopimmo-calls-"));
const store = join(root, "documents");
let buyer: Actor;

beforeAll(async () => {
  replaceOnce("env", parseEnvironment({ NODE_ENV: "test", DOCUMENT_DIR: store }));
  buyer = await createPerson(database, [["buyer", "active"]]);
});
afterAll(() => {
  replaceOnce("env", undefined);
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => {
  askAs(buyer);
});

/** A call as the HTTP server hands it on: the body is a file already. */
async function send(
  query: Record<string, string>,
  { bytes, type = "application/pdf" }: { bytes?: Buffer | null; type?: string } = {},
) {
  const path = join(root, "received");
  const content = bytes === undefined ? await pdf(newId()) : bytes;
  if (content) writeFileSync(path, content);
  const fields = { id: newId(), method: "POST", path: "/api/documents" };
  const request = new Request(`http://localhost/api/documents?${new URLSearchParams(query)}`, {
    method: "POST",
    headers: { "content-type": type },
  });
  const response = await withRequestContext(
    fields,
    () => POST(request, {}),
    content && { path, bytes: content.length },
  );
  return { status: response.status, ...(await response.json()) };
}

const open = (id: string, headers = {}) =>
  GET(new Request(`http://localhost/api/documents/${id}`, { headers }), {
    params: Promise.resolve({ id }),
  });

/** A PDF of so many bytes. */
async function ofLength(length: number): Promise<Buffer> {
  const bytes = await pdf();
  const header = bytes.indexOf("\n") + 1;
  const filler = Buffer.alloc(length - bytes.length, "%");
  filler[filler.length - 1] = 0x0a;
  return Buffer.concat([bytes.subarray(0, header), filler, bytes.subarray(header)]);
}

const stored = () => {
  try {
    return readdirSync(store);
  } catch {
    return [];
  }
};

test("a document is stored, and given back as a file that no page can use", async () => {
  const bytes = await pdf("Une pièce");
  const sent = await send({ kind: "identity", name: "Carte d’été (1).pdf" }, { bytes });
  expect(sent).toEqual({ status: 201, id: expect.stringMatching(/^[0-9a-z]{12}$/) });
  const response = await open(sent.id);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(bytes.length),
    "content-disposition":
      "attachment; filename=\"Carte d__t_ (1).pdf\"; filename*=UTF-8''Carte%20d%E2%80%99%C3%A9t%C3%A9%20%281%29.pdf",
    "cache-control": "private, no-store",
    "content-security-policy": "sandbox",
    "x-content-type-options": "nosniff",
  });
});

test("a part of a document is given from a whole one alone", async () => {
  const bytes = await pdf("En plusieurs fois");
  const { id } = await send({ kind: "identity" }, { bytes });
  const part = await open(id, { range: "bytes=100-199" });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 100-199/${bytes.length}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
  for (const name of stored()) {
    const file = readFileSync(join(store, name));
    writeFileSync(join(store, name), file.with(-1, (file.at(-1) ?? 0) ^ 1));
  }
  const refused = await open(id, { range: "bytes=100-199" });
  expect(refused.status).toBe(410);
  expect(await refused.json()).toMatchObject({ code: "document.unreadable" });
});

test.each([
  ["no kind", {}, 400, "request.invalid"],
  ["an unknown kind", { kind: "holiday" }, 400, "request.invalid"],
  ["an unknown parameter", { kind: "identity", owner: "x" }, 400, "request.invalid"],
  ["a name that is too long", { kind: "identity", name: "x".repeat(500) }, 400, "request.invalid"],
  ["no date", { kind: "identity", expires: "demain" }, 400, "request.invalid"],
  ["a past date", { kind: "identity", expires: "2020-01-01" }, 400, "request.invalid"],
  ["a date of what has none", { kind: "income", expires: "2030-01-01" }, 409, "document.no-expiry"],
  [
    "a date of an attachment",
    { kind: "attachment", expires: "2030-01-01" },
    409,
    "document.no-expiry",
  ],
  ["a kind of another role", { kind: "rsac" }, 403, "request.forbidden"],
  ["a home, of who sells none", { kind: "works", property: "x" }, 403, "request.forbidden"],
])("%s is refused", async (_, query, status, code) => {
  expect(await send(query as Record<string, string>)).toMatchObject({ status, code });
});

test.each<[string, () => Promise<Buffer> | Buffer | null, number, string]>([
  ["no body", () => null, 400, "document.empty"],
  ["an empty body", () => Buffer.alloc(0), 400, "document.empty"],
  ["a text", () => Buffer.from("x"), 415, "document.not-pdf"],
  ["half a PDF", async () => (await pdf()).subarray(0, 300), 422, "document.damaged"],
  ["a locked PDF", () => encryptedPdf(), 422, "document.encrypted"],
  ["a PDF with a script", () => scriptPdf(false), 422, "document.active"],
])("%s is refused, and nothing is stored", async (_, bytes, status, code) => {
  const before = stored();
  expect(await send({ kind: "income" }, { bytes: await bytes() })).toMatchObject({ status, code });
  expect(stored()).toEqual(before);
});

test.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
  ["a photo", () => photo("jpeg"), 415, "document.not-pdf"],
  [
    "a text document",
    () => Buffer.from("PK\x03\x04[Content_Types].xml word/"),
    415,
    "document.not-pdf",
  ],
  [
    "a page",
    () => Buffer.from("<!doctype html><script>alert(1)</script>"),
    415,
    "document.not-pdf",
  ],
  ["a page with the word in it", () => Buffer.from("<p>%PDF-1.7</p>"), 422, "document.damaged"],
  ["15 MiB and a byte", () => ofLength(DOCUMENT_BYTES + 1), 413, "document.too-large"],
])(
  "%s under the name of a PDF is refused, and nothing is stored",
  async (_, bytes, status, code) => {
    const before = stored();
    const answer = await send({ kind: "income", name: "bulletin.pdf" }, { bytes: await bytes() });
    expect(answer).toMatchObject({ status, code, detail: expect.stringMatching(/\S/) });
    expect(stored()).toEqual(before);
  },
);

test("a PDF of 15 MiB is stored", async () => {
  expect(await send({ kind: "income" }, { bytes: await ofLength(DOCUMENT_BYTES) })).toMatchObject({
    status: 201,
  });
});

test.each([
  ["../../../etc/passwd", "passwd.pdf"],
  ["C:\\Windows\\system32\\avis.pdf", "avis.pdf"],
  ["/", "document.pdf"],
  ["..", "document.pdf"],
  ["  .pdf", "document.pdf"],
  ["avis\0.pdf.exe", "avis .pdf.exe.pdf"],
  ["avis\u202efdp.exe", "avis fdp.exe.pdf"],
  ["avis\r\nSet-Cookie: a=b.pdf", "avis Set-Cookie a=b.pdf"],
  ["\ud800.pdf", "\ufffd.pdf"],
  ['"; filename=x.exe', "; filename=x.exe.pdf"],
  ["é".repeat(400), `${"é".repeat(116)}.pdf`],
  ["👩‍👩‍👧".repeat(60), expect.stringMatching(/^.{1,120}\.pdf$/u)],
])("the name %j is stored as %j", async (name, expected) => {
  const { id, status } = await send({ kind: "income", name });
  expect(status).toBe(201);
  const disposition = (await open(id)).headers.get("content-disposition") ?? "";
  const [, encoded = ""] = /filename\*=UTF-8''(\S+)$/.exec(disposition) ?? [];
  expect(decodeURIComponent(encoded)).toEqual(expected);
  expect(stored().every((file) => /^[0-9a-z]{32}$/.test(file))).toBe(true);
});

test.each(["x".repeat(10_000), "../".repeat(4_000)])(
  "a name of thousands of characters is refused",
  async (name) => {
    const before = stored();
    expect(await send({ kind: "income", name })).toMatchObject({
      status: 400,
      code: "request.invalid",
      fields: { name: expect.any(String) },
    });
    expect(stored()).toEqual(before);
  },
);

test.each([
  "2030-02-30",
  "2031-13-01",
  "31/12/2030",
  "2030-1-1",
  " 2030-01-01",
  "2030-01-01T00:00:00Z",
  "9999-12-31",
  "1999-01-01",
  "0000-00-00",
  "-000001-01-01",
  "",
])("the last day %j is refused by name, and nothing is stored", async (expires) => {
  const before = stored();
  expect(await send({ kind: "identity", expires })).toMatchObject({
    status: 400,
    code: "request.invalid",
  });
  expect(stored()).toEqual(before);
});

/** A form as a browser sends it, with pictures as its parts. */
async function formOf(pictures: readonly Buffer[], name = "page") {
  const form = new FormData();
  for (const picture of pictures) form.append(name, new Blob([new Uint8Array(picture)]), "p.jpg");
  const request = new Request("http://localhost/", { method: "POST", body: form });
  const type = request.headers.get("content-type") ?? "";
  return { type, bytes: Buffer.from(await request.arrayBuffer()) };
}
const picture = (format: "jpeg" | "png" | "webp" | "tiff", width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: "#808080" } })
    [format]()
    .toBuffer();

test("pictures become one PDF, a page each, as they lie", async () => {
  const pictures = [await picture("jpeg"), await picture("png", 400, 600), await picture("webp")];
  const sent = await send({ kind: "income", name: "Recto" }, await formOf(pictures));
  expect(sent.status).toBe(201);
  const response = await open(sent.id);
  expect(response.headers.get("content-disposition")).toContain("Recto.pdf");
  const document = await PDFDocument.load(await response.arrayBuffer());
  const shapes = document
    .getPages()
    .map((page) => (page.getWidth() > page.getHeight() ? "lying" : "upright"));
  expect(shapes).toEqual(["lying", "upright", "lying"]);
});

test("what is no picture that can be shown is refused, and nothing is stored", async () => {
  const before = stored();
  const refused = async (form: Awaited<ReturnType<typeof formOf>>) => {
    const { status, code } = await send({ kind: "income" }, form);
    return [status, code];
  };
  const unreadable = [422, "document.picture-unreadable"];
  expect(await refused(await formOf([Buffer.from("no picture")]))).toEqual(unreadable);
  expect(await refused(await formOf([await picture("tiff")]))).toEqual(unreadable);
  expect(await refused(await formOf([Buffer.from("<svg/>")]))).toEqual(unreadable);
  const whole = await picture("jpeg");
  expect(await refused(await formOf([whole.subarray(0, whole.length / 2)]))).toEqual(unreadable);
  expect(await refused({ type: "multipart/form-data; boundary=x", bytes: whole })).toEqual(
    unreadable,
  );
  expect(await refused(await formOf([whole], "other"))).toEqual([400, "document.empty"]);
  const eleven = Array.from({ length: 11 }, () => whole);
  expect(await refused(await formOf(eleven))).toEqual([422, "document.too-long"]);
  expect(stored()).toEqual(before);
});

test("in a frame of our pages it is shown, and read there alone", async () => {
  const { id } = await send({ kind: "income" });
  const response = await GET(new Request(`http://localhost/api/documents/${id}?vue=page`), {
    params: Promise.resolve({ id }),
  });
  expect(response.headers.get("content-disposition")).toMatch(/^inline;/);
  expect(response.headers.get("content-security-policy")).toBe("frame-ancestors 'self'");
  const other = await GET(new Request(`http://localhost/api/documents/${id}?vue=x`), {
    params: Promise.resolve({ id }),
  });
  expect(other.status).toBe(400);
});

test.each(["multipart/mixed; boundary=x", "text/html", "application/json", ""])(
  "what says that it is %j is refused",
  async (type) => {
    expect(await send({ kind: "income" }, { type })).toMatchObject({
      status: 415,
      code: "document.not-pdf",
    });
  },
);

test("nobody who is not signed in sends or opens anything", async () => {
  const { id } = await send({ kind: "income" });
  askAs(null);
  expect(await send({ kind: "income" })).toMatchObject({ status: 401 });
  expect((await open(id)).status).toBe(401);
});

test("another person gets the same answer for what is there and what is not", async () => {
  const { id } = await send({ kind: "income" });
  askAs(await createPerson(database, [["trust_manager", "active"]]));
  for (const each of [id, newId(), "x", "../../etc/passwd", "%00"]) {
    const response = await open(each);
    expect([response.status, (await response.json()).code]).toEqual([404, "document.not-found"]);
  }
});
