import { createHash } from "node:crypto";
import { cookies } from "next/headers";
import type { RevisionHolder } from "../revisions/holder.ts";
import { isSecure } from "./cookies.ts";
import { currentVisitor } from "./session.ts";

/** The secret of a browser that began a revision without an account. */
export const draftCookieName = () => `${isSecure() ? "__Host-" : ""}loopimmo-draft`;

/**
 * Who may change revisions in the present request: the person who is signed in, or else the browser that
 * holds a secret. Null for neither.
 */
export async function requestHolder(): Promise<RevisionHolder | null> {
  const visitor = await currentVisitor();
  if (visitor?.kind === "person") return { kind: "seller", actor: visitor.actor };
  const secret = (await cookies()).get(draftCookieName())?.value;
  if (!secret) return null;
  return { kind: "holder", hash: createHash("sha256").update(secret).digest("hex") };
}
