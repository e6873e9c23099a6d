import { spawn } from "node:child_process";

/**
 * Runs a command to its end with its output shown; rejects when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} [options] quiet: output shown only on failure
 * @returns {Promise<void>}
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        output = (output + chunk).slice(-20_000);
      });
    }
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      if (code === 0) return resolve();
      if (output) console.error(output);
      reject(new Error(`${command} ${args.join(" ")} ended with ${signal ?? `code ${code}`}`));
    });
  });
}

/** Runs a Node program of the project or of a package, by its file. */
export function runNode(file, args = [], options = {}) {
  return run(process.execPath, [file, ...args], options);
}

/** Runs one of the project's TypeScript programs. */
export function runTs(file, args = [], options = {}) {
  return run(process.execPath, ["--import", "tsx", file, ...args], options);
}

/**
 * Announces a step, does it, says how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T> | T} work may return a text: what there was to say
 */
export async function step(title, work) {
  const started = performance.now();
  console.log(`• ${title}`);
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`  ${typeof result === "string" ? result : "done"} (${seconds} s)`);
  return result;
}
