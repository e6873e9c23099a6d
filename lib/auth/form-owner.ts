import type { FormOwner } from "../kernel/forms.ts";
import { accountMark, sessionMark } from "./account-mark.ts";
import { currentVisitor } from "./session.ts";

/** Whose the forms of the present page are; null where nobody is signed in. */
export async function currentFormOwner(): Promise<FormOwner | null> {
  const visitor = await currentVisitor();
  if (visitor?.kind !== "person") return null;
  const { userId, sessionId } = visitor.actor;
  return { account: accountMark(userId), session: sessionMark(sessionId) };
}
