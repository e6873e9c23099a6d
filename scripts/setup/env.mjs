import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";

/** Loads `.env` into the environment; what is already set wins. */
export function loadEnv() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/** A secret of an installation or of a test's site: 43 characters. */
export const newSecret = () => randomBytes(32).toString("base64url");

const SECRET_LINE = /^([A-Z_]+)=<secret>$/gm;

/**
 * `.env.example` with a fresh secret wherever it names one.
 * @param {string} example
 */
export const filledExample = (example) =>
  example.replaceAll(SECRET_LINE, (_, name) => `${name}=${newSecret()}`);

/** Those of `isLoopbackUrl` (lib/platform/env-schema.ts), which nothing can load before it is installed. */
const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The lines that an existing `.env` lacks of the example's secrets: a later version needs more of them. None where the
 * site is public: whoever runs it decides on its secrets, and its start names the missing one.
 * @param {string} example
 * @param {Record<string, string | undefined>} configuration `.env` and the environment together
 */
export function missingSecrets(example, configuration) {
  const { hostname } = new URL(configuration.APP_URL || "http://localhost");
  if (!LOOPBACK_HOSTS.has(hostname)) return [];
  return [...example.matchAll(SECRET_LINE)]
    .map(([, name = ""]) => name)
    .filter((name) => !configuration[name])
    .map((name) => `${name}=${newSecret()}`);
}
