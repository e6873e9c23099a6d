import type { Actor } from "../policy/actor.ts";

/**
 * Whose a revision is: somebody signed in, or a browser that began it without an account. `hash` is the
 * SHA-256 of the secret in its cookie.
 */
export type RevisionHolder = { kind: "seller"; actor: Actor } | { kind: "holder"; hash: string };
