import { DatabaseRefusal } from "../lib/platform/db/refusal.ts";
import { isDatabaseUnavailable } from "../lib/platform/db/unavailable.ts";
import { loadEnvFile } from "./env-file.ts";

/** Errors of ours whose message is the sentence to print. */
const SENTENCES = new Set(["CopyError", "EnvironmentError"]);

/** What to print of what ended a program; null for what nobody expected, which is thrown with its stack. */
function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (DatabaseRefusal.is(error) || SENTENCES.has(error.name)) return error.message;
  if (!isDatabaseUnavailable(error)) return null;
  const { message } = (error.cause ?? error) as Error;
  return `DATABASE_URL: the database can't be used for the moment: ${message}.`;
}

/**
 * Runs a program of the command line, with `.env`. What refuses it ends it with one sentence and the exit code 1.
 * @param work returns the exit code, where it is not 0
 */
export async function runProgram(work: () => Promise<number | undefined>): Promise<void> {
  try {
    loadEnvFile();
    process.exitCode = await work();
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
}
