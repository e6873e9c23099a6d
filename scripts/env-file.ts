import { existsSync } from "node:fs";

/** Loads `.env` of the working folder into the environment; what is already set wins. */
export function loadEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
