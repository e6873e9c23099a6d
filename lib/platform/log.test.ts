import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { expect, test } from "vitest";

/** A file of Linux that is always full. */
const FULL = "/dev/full";

test.skipIf(!existsSync(FULL))(
  "a full disk behind the log neither stops nor holds the process",
  () => {
    const output = openSync(FULL, "w");
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        "--import",
        "tsx",
        "--input-type=module",
        "--eval",
        `import { log } from "./lib/platform/log.ts";
       for (let line = 0; line < 5_000; line++) log().info({ line }, "x".repeat(500));
       setImmediate(() => console.error("still here"));`,
      ],
      {
        stdio: ["ignore", output, "pipe"],
        encoding: "utf8",
        // Silent in tests unless a level is set: nothing would reach the disk.
        env: { PATH: process.env.PATH ?? "", NODE_ENV: "test", LOG_LEVEL: "info" },
        timeout: 60_000,
        killSignal: "SIGKILL",
      },
    );
    closeSync(output);
    expect([status, stderr.trim()]).toEqual([0, "still here"]);
  },
);
