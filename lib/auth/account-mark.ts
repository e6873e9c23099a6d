import { keyedHash } from "../platform/keyed-hash.ts";

/** What stands for an account in what its browser stores: the same at each sign-in, and no id of ours. */
export const accountMark = (userId: string) => keyedHash("form-owner.account", userId);

/** What stands for a session there. */
export const sessionMark = (sessionId: string) => keyedHash("form-owner.session", sessionId);
