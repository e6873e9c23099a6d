import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parseEnvironment } from "../lib/platform/env-schema.ts";
import { replaceOnce } from "../lib/platform/once.ts";
import { until } from "../lib/testing/until.ts";
import { createAdmission } from "./admission.ts";
import { open, send } from "./harness.ts";

/** What the disk says to the next write, or to the next file that is opened. */
const disk = vi.hoisted(() => ({ write: "", open: "" }));
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const failure = (code: string) => Object.assign(new Error(code), { code });
  return {
    ...real,
    open: async (...given: Parameters<typeof real.open>) => {
      if (disk.open !== "") throw failure(disk.open);
      const file: FileHandle = await real.open(...given);
      if (disk.write !== "") file.write = () => Promise.reject(failure(disk.write));
      return file;
    },
  };
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-disk-"));
  replaceOnce("env", parseEnvironment({ NODE_ENV: "test", UPLOAD_DIR: folder }));
});
afterAll(() => {
  replaceOnce("env", undefined);
  rmSync(folder, { recursive: true });
});

test.each([
  ["write", "ENOSPC"],
  ["write", "EDQUOT"],
  ["write", "EIO"],
  ["open", "EROFS"],
  ["open", "EMFILE"],
] as const)(
  "a disk that answers %s with %s: 503 with Retry-After, nothing left",
  async (when, code) => {
    disk[when] = code;
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
    disk[when] = "";
    await until(() => Object.values(admission.counts()).every((count) => count === 0));
    expect(readdirSync(folder)).toEqual([]);
  },
);
