import type { ContentField } from "./fields.ts";

/** Why a trust manager returns a field: a closed list, with a note where more is needed. */
export const RETURN_REASONS = [
  "missing",
  "inexact",
  "contradictory",
  "unreadable",
  "not-allowed",
  "proof-needed",
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const NOTE_LENGTH = 500;

/** How the form that returns a revision calls the controls of a field. */
export const reasonName = (field: ContentField) => `reason-${field}`;
export const noteName = (field: ContentField) => `note-${field}`;
