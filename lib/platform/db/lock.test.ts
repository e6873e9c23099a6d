import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { reserveDatabase } from "./lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What another process gets when it reserves the same file. */
function reserveElsewhere(file: string): string {
  const program = `
    import { reserveDatabase } from ${JSON.stringify(join(import.meta.dirname, "lock.ts"))};
    try { reserveDatabase(${JSON.stringify(file)}); console.log("reserved"); }
    catch (error) { console.log(error.name); }`;
  return execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    encoding: "utf8",
  }).trim();
}

test("keeps a second process off the file until the first lets go", () => {
  const file = join(folder, "app.db");
  const lock = reserveDatabase(file);
  expect(reserveElsewhere(file)).toBe("DatabaseInUseError");
  lock.close();
  expect(reserveElsewhere(file)).toBe("reserved");
});

test("is free again after a process that died holding it", () => {
  const file = join(folder, "dead.db");
  expect(reserveElsewhere(file)).toBe("reserved");
  expect(reserveElsewhere(file)).toBe("reserved");
});
