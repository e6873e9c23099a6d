import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";

/** Loads `.env` into the environment; what is already set wins. */
export function loadEnv() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/** A secret of an installation or of a test's site: 43 characters. */
export const newSecret = () => randomBytes(32).toString("base64url");
