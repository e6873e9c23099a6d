import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type FileHandle, open as openFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { parseEnvironment } from "../lib/platform/env-schema.ts";
import { replaceOnce } from "../lib/platform/once.ts";
import { until } from "../lib/testing/until.ts";
import { createAdmission } from "./admission.ts";
import { open, send } from "./harness.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-disk-"));
  replaceOnce("env", parseEnvironment({ NODE_ENV: "test", UPLOAD_DIR: folder }));
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  replaceOnce("env", undefined);
  rmSync(folder, { recursive: true });
});

/** Has every write to a file fail as the operating system says. */
async function failWrites(code: string): Promise<void> {
  const file = await openFile(fileURLToPath(import.meta.url));
  const prototype: FileHandle = Object.getPrototypeOf(file);
  await file.close();
  vi.spyOn(prototype, "write").mockRejectedValue(Object.assign(new Error(code), { code }));
}

test.each(["ENOSPC", "EDQUOT", "EIO", "EROFS", "EMFILE"])(
  "a disk that answers %s: 503 with Retry-After, nothing left",
  async (code) => {
    await failWrites(code);
    const admission = createAdmission();
    const { port } = await open({ admission });
    for (const path of ["/api/documents", "/api/revisions/x/photos"]) {
      const { status, headers, text } = await send(port, path, {
        method: "POST",
        body: Buffer.alloc(500_000),
      });
      expect([path, status, JSON.parse(text).code]).toEqual([path, 503, "service.unavailable"]);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }
    await until(() => Object.values(admission.counts()).every((count) => count === 0));
    expect(readdirSync(folder)).toEqual([]);
  },
);
