import type { Actor } from "../policy/actor.ts";

/** A listing of nobody's account is deleted after as long without a change. */
export const DRAFT_DAYS = 90;

/** Who may see and write a revision: its seller, or the browser that began it without an account. */
export type RevisionHolder =
  | { kind: "seller"; actor: Actor }
  /** `hash` is the SHA-256 of the secret in its cookie. */
  | { kind: "holder"; hash: string };
