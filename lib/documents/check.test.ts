import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf } from "../testing/error-code.ts";
import {
  actionPdf,
  attachmentPdf,
  bombPdf,
  encryptedPdf,
  pdf,
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

test("a file that unfolds into far more than it is long is refused", async () => {
  const deflated = deflateSync(Buffer.alloc(200 * 1024 * 1024, 0x20));
  expect(await verdictOn(bombPdf(deflated))).toBe("document.damaged");
});
