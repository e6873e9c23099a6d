import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { NODE_FLAGS, SERVER } from "./steps.mjs";

/**
 * A free TCP port of the loopback interface.
 * @param {number} [first] the first that is tried; without it the system chooses, and may give the same
 *   to another program before it is used
 * @returns {Promise<number>}
 */
export function freePort(first = 0) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", (error) => {
      if (first > 0 && "code" in error && error.code === "EADDRINUSE") resolve(freePort(first + 1));
      else reject(error);
    });
    probe.listen(first, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * Starts the built site and waits until it is ready.
 * @param {{ port: number, env: Record<string, string>, prefix?: string[] }} options
 *   prefix: a command the server runs under, such as `taskset -c 0`
 * @returns {Promise<{ stop: () => Promise<number | null>, pid: number }>} stop ends it, and gives its
 *   exit code
 */
export async function startServer({ port, env, prefix = [] }) {
  const [command, ...args] = [...prefix, process.execPath, ...NODE_FLAGS, SERVER];
  const server = spawn(command, args, {
    env: { ...process.env, ...env, PORT: String(port), NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => server.on("exit", resolve));
  const stop = async () => {
    server.kill("SIGTERM");
    return ended;
  };
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) throw new Error("the server ended before it was ready");
    const ready = await fetch(`http://127.0.0.1:${port}/api/ready`, {
      headers: { host: `localhost:${port}` },
    }).catch(() => null);
    if (ready?.ok) return { stop, pid: server.pid ?? 0 };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error("the server was not ready within a minute");
}
