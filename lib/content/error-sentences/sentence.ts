import type { ErrorCode } from "../../kernel/errors.ts";

/** What happened, and what to do next. */
export interface ErrorSentence {
  title: string;
  detail: string;
}

/** The sentences of the codes that begin with some subjects: each of them has one. */
export type SentencesOf<Subject extends string> = Record<
  Extract<ErrorCode, `${Subject}.${string}`>,
  ErrorSentence
>;
