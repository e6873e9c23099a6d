import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { readImage } from "./image.mjs";
import { newSecret } from "./setup/env.mjs";
import { step } from "./setup/run.mjs";
import { freePort } from "./setup/server.mjs";

/**
 * `npm run image:try`: the commands of the Dockerfile in a bare directory, with the files that an image would be given
 * and nothing of this machine's environment. Docker itself, and the packages of its base, are not tried.
 */

const image = readImage();
const folder = mkdtempSync(join(tmpdir(), "loopimmo-image-"));
const bare = { PATH: process.env.PATH, HOME: homedir(), ...image.env };

/** Files that Git has, by the options of `git ls-files`. @param {string[]} options */
function listFiles(...options) {
  const command = ["ls-files", "-z", "--cached", ...options];
  const names = execFileSync("git", command, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return names.split("\0").filter(Boolean);
}

/** Copies the files that an image is given: what Git has, but for what .dockerignore names. */
function copyFiles() {
  const left = new Set(listFiles("--ignored", "--exclude-from=.dockerignore"));
  for (const file of listFiles()) {
    if (!left.has(file)) cpSync(file, join(folder, file));
  }
}

/** Runs a command there to its end. @returns {Promise<number | null>} its exit code */
const runThere = (command, env) =>
  new Promise((resolve) => {
    spawn("sh", ["-c", command], { cwd: folder, env, stdio: "inherit" }).on("exit", resolve);
  });

async function build(command) {
  const code = await runThere(command, bare);
  if (code !== 0) throw new Error(`"${command}" ended with code ${code}`);
}

/** Waits until the image's own health check passes, for as long as the program runs. */
async function untilHealthy(program, env) {
  while (program.exitCode === null) {
    if ((await runThere(image.health, env)) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error(`the site ended with code ${program.exitCode} before it was ready`);
}

try {
  await step("Files", copyFiles);
  for (const command of image.build) await step(command, () => build(command));
  const port = String(await freePort());
  const env = {
    ...bare,
    PORT: port,
    APP_URL: `http://localhost:${port}`,
    AUTH_SECRET: newSecret(),
    CAPTCHA_HMAC_KEY: newSecret(),
    DOCUMENT_KEY: newSecret(),
    DEMO_ACCOUNTS: "false",
  };
  const [program = "", ...args] = image.start;
  await step(image.start.join(" "), async () => {
    const site = spawn(program, args, { cwd: folder, env, stdio: "inherit" });
    const ended = new Promise((resolve) => site.on("exit", resolve));
    await untilHealthy(site, env);
    for (const path of ["/", "/recherche", "/connexion"]) {
      const { status } = await fetch(`${env.APP_URL}${path}`);
      if (status !== 200) throw new Error(`${path} is answered ${status}`);
    }
    site.kill("SIGTERM");
    const code = await ended;
    if (code !== 0) throw new Error(`told to stop, the site ended with code ${code}`);
    return "is ready, answers and stops";
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
