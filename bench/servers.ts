import { type ChildProcess, spawn } from "node:child_process";
import { NODE_FLAGS } from "../scripts/setup/steps.mjs";

/** A server under measure, alone on the first core. */
export interface Server {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a Node program on the first core, with the options that the site has, and waits until `path`
 * answers.
 */
export async function serve(
  args: string[],
  { port, env = {}, path = "/", cwd }: ServeOptions,
): Promise<Server> {
  const child = spawn("taskset", ["-c", "0", process.execPath, ...NODE_FLAGS, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://localhost:${port}`;
  await responding(child, `${url}${path}`);
  return {
    url,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.on("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

interface ServeOptions {
  port: number;
  env?: Record<string, string>;
  /** An address that answers 2xx once the server is ready. */
  path?: string;
  cwd?: string;
}

async function responding(child: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(`the server of ${url} ended`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within a minute`);
}
