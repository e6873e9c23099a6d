import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf } from "../testing/error-code.ts";
import {
  actionPdf,
  attachmentPdf,
  encryptedPdf,
  type ListStyle,
  listPdf,
  pdf,
  restrictedPdf,
  scriptPdf,
} from "../testing/pdfs.ts";
import { checkPdf } from "./check.ts";
import { DOCUMENT_BYTES, DOCUMENT_PAGES } from "./rules.ts";

const folder = mkdtempSync(join(tmpdir(), "loopimmo-check-"));
afterAll(() => rmSync(folder, { recursive: true }));

const verdictOn = (bytes: Buffer) => {
  const path = join(folder, "file");
  writeFileSync(path, bytes);
  return codeOf(checkPdf(path));
};

let good: Buffer;
beforeAll(async () => {
  good = await pdf();
});

test("a PDF that nothing is wrong with passes, with blanks before its header too", async () => {
  expect(await verdictOn(good)).toBeNull();
  expect(await verdictOn(Buffer.concat([Buffer.from("\r\n \r\n"), good]))).toBeNull();
});

describe("a PDF that its owner only restricted passes, for it opens without a password", () => {
  test.each(["owner-only.pdf", "owner-aes256.pdf"])("%s", async (name) => {
    expect(await verdictOn(readFileSync(join("lib/testing/files", name)))).toBeNull();
  });

  test.each([false, true])("with its objects in lists: %s", async (objects) => {
    expect(await verdictOn(await restrictedPdf(objects))).toBeNull();
  });

  test("but not with a script or a file inside, nor cut", async () => {
    for (const objects of [false, true]) {
      const script = await restrictedPdf(objects, (document) =>
        document.addJavaScript("main", "app.alert(1)"),
      );
      expect(await verdictOn(script)).toBe("document.active");
      const attached = await restrictedPdf(objects, (document) =>
        document.attach(new Uint8Array([1, 2, 3]), "inside.exe", {}),
      );
      expect(await verdictOn(attached)).toBe("document.active");
    }
    const whole = await restrictedPdf(false);
    expect(await verdictOn(whole.subarray(0, Math.floor(whole.length * 0.6)))).toBe(
      "document.damaged",
    );
  });

  test("and one that a certificate opens is told apart from a damaged one", async () => {
    const sealed = (await restrictedPdf(false)).toString("latin1");
    const other = sealed.replace("/Filter /Standard", "/Filter /PubSecXX");
    expect(other).not.toBe(sealed);
    expect(await verdictOn(Buffer.from(other, "latin1"))).toBe("document.encrypted");
  });
});

describe("what is no PDF", () => {
  test.each([
    ["nothing", Buffer.alloc(0), "document.empty"],
    ["a text", Buffer.from("bonjour"), "document.not-pdf"],
    ["a page", Buffer.from("<html><script>alert(1)</script>"), "document.not-pdf"],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47]), "document.not-pdf"],
    ["zeros", Buffer.alloc(5_000), "document.not-pdf"],
    ["a header alone", Buffer.from("%PDF-1.7\n"), "document.damaged"],
    ["a header and an end", Buffer.from("%PDF-1.7\n%%EOF\n"), "document.damaged"],
    ["too many bytes", Buffer.alloc(DOCUMENT_BYTES + 1), "document.too-large"],
  ])("%s is refused", async (_, bytes, code) => {
    expect(await verdictOn(bytes)).toBe(code);
  });

  test("half a PDF is damaged", async () => {
    for (const share of [0.3, 0.6, 0.95]) {
      const half = good.subarray(0, Math.floor(good.length * share));
      expect(await verdictOn(half)).toBe("document.damaged");
    }
  });
});

describe("what can't be given to others", () => {
  test("a password", async () => {
    expect(await verdictOn(await encryptedPdf())).toBe("document.encrypted");
  });

  test("a script, in compressed objects and in plain ones", async () => {
    expect(await verdictOn(await scriptPdf(true))).toBe("document.active");
    expect(await verdictOn(await scriptPdf(false))).toBe("document.active");
  });

  test.each(["Launch", "JavaScript", "SubmitForm", "ImportData", "GoToE", "L#61unch"])(
    "an action when it opens: %s",
    async (action) => {
      expect(await verdictOn(await actionPdf(action))).toBe("document.active");
      expect(await verdictOn(await actionPdf(action, false))).toBe("document.active");
    },
  );

  test("a file inside", async () => {
    expect(await verdictOn(await attachmentPdf())).toBe("document.active");
  });

  test("more pages than anybody reads", async () => {
    expect(await verdictOn(await pdf("Long", DOCUMENT_PAGES))).toBeNull();
    expect(await verdictOn(await pdf("Long", DOCUMENT_PAGES + 1))).toBe("document.too-long");
  });
});

const TYPE_LATER = "9 0 obj\n/ObjStm\nendobj\n";
const FILTERED = "/Filter /FlateDecode";

describe("a list of objects that unfolds into far more than it is long is refused", () => {
  const bomb = deflateSync(Buffer.alloc(100 * 1024 * 1024, 0x20));
  test.each<[string, ListStyle]>([
    ["as usual", {}],
    ["after a blank", { mark: " \r\n" }],
    ["after half an end of line", { mark: "\r" }],
    ["after nothing", { mark: "" }],
    [
      "with a long dictionary",
      { dictionary: `/Type /ObjStm ${FILTERED} /X (${"x".repeat(9_000)})` },
    ],
    ["with its type elsewhere", { dictionary: `/Type 9 0 R ${FILTERED}`, before: TYPE_LATER }],
    [
      "with its filter elsewhere",
      { dictionary: "/Type /ObjStm /Filter 9 0 R", before: "9 0 obj\n/FlateDecode\nendobj\n" },
    ],
    ["twice", { dictionary: "/Type /ObjStm /Filter [/FlateDecode /FlateDecode]" }],
  ])("%s", async (_, style) => {
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 5);
    const isTwice = style.dictionary?.includes("[") ?? false;
    expect(await verdictOn(listPdf(isTwice ? deflateSync(bomb) : bomb, style))).toBe(
      "document.damaged",
    );
    clearInterval(watch);
    expect((most - before) / 2 ** 20).toBeLessThan(250);
  });
});

describe("a script in a list of objects is found", () => {
  const list = deflateSync(Buffer.from("7 0 << /S /JavaScript /JS (app.alert(1)) >>"));
  test.each([
    ["where it is read", {}, "document.active"],
    [
      "where a later object of its number replaces it",
      { after: "7 0 obj\n<< /S /GoTo >>\nendobj\n" },
      "document.active",
    ],
    ["in one without a type", { dictionary: FILTERED }, "document.damaged"],
    [
      "in one whose type is told later",
      { dictionary: `/Type 9 0 R ${FILTERED}`, after: TYPE_LATER },
      "document.damaged",
    ],
    [
      "in one that the parser can't unfold",
      { dictionary: `/Type /ObjStm /Filter [/FlateDecode /Crypt]` },
      "document.damaged",
    ],
  ])("%s", async (_, style, code) => {
    expect(await verdictOn(listPdf(list, style))).toBe(code);
  });

  test("and what is none passes", async () => {
    const plain = deflateSync(Buffer.from("7 0 << /S /GoTo >>"));
    expect(await verdictOn(listPdf(plain))).toBeNull();
  });
});

test.each([
  ["lists in lists", `1 0 obj\n${"[".repeat(2_000_000)}`],
  ["dictionaries in dictionaries", `1 0 obj\n${"<</A".repeat(1_000_000)}`],
  [
    "pages that are their own",
    "2 0 obj\n<</Type/Catalog/Pages 3 0 R>>\nendobj\n3 0 obj\n<</Type/Pages/Kids[3 0 R 3 0 R]/Count 1>>\nendobj\ntrailer\n<</Root 2 0 R>>",
  ],
  ["a stream that is longer than the file", "1 0 obj\n<</Length 99999999>>\nstream\n"],
])("%s without an end are refused", async (_, body) => {
  // A slow machine is out of time before it is out of memory.
  const refusals = ["document.damaged", "service.unavailable"];
  expect(refusals).toContain(await verdictOn(Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`)));
});
