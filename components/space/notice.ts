import { ERROR_SENTENCES } from "@/lib/content/errors";

/** What a page says at its top: something was done, or could not be any more. */
export interface Notice {
  tone: "success" | "warning";
  text: string;
}

/**
 * What just became of what a page shows, as its address says; null where it says nothing that we know.
 * @param done the sentences of what was done
 * @param subjects whose refusals the address may name: what stands before the dot of their codes
 */
export function noticeOf(
  state: unknown,
  done: Readonly<Record<string, string>>,
  ...subjects: string[]
): Notice | null {
  if (typeof state !== "string") return null;
  if (Object.hasOwn(done, state)) return { tone: "success", text: done[state] ?? "" };
  if (!subjects.some((subject) => state.startsWith(`${subject}.`))) return null;
  if (!Object.hasOwn(ERROR_SENTENCES, state)) return null;
  const { detail } = ERROR_SENTENCES[state as keyof typeof ERROR_SENTENCES];
  return { tone: "warning", text: detail };
}
