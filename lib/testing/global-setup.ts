import { prepareTemplate } from "./database.ts";

/** Migrates the template database once; each test file copies it. */
export default async function setup(): Promise<void> {
  await prepareTemplate();
}
