import { existsSync } from "node:fs";

/** Loads `.env` into the environment; what is already set wins. */
export function loadEnv() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
