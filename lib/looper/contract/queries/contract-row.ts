import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import { codeRefusal } from "../../../signatures/rules.ts";
import { readTerms } from "../terms.ts";
import type { ContractView } from "../views.ts";

/** A looper's contract in force, and what waits for its code. The caller has checked who asks. */
export async function contractRow(
  looperId: string,
  now: Date,
): Promise<Pick<ContractView, "signedAt" | "pending">> {
  const rows = await reads()
    .selectFrom("AgencyContract")
    .select(["id", "terms", "signedAt", "codeExpiresAt", "attempts"])
    .where("looperId", "=", looperId)
    .where("endedAt", "is", null)
    .execute();
  const signed = rows.find((row) => row.signedAt !== null);
  if (signed) return { signedAt: fromDbInstant(signed.signedAt), pending: null };
  const [pending] = rows;
  const until = pending ? fromDbInstant(pending.codeExpiresAt) : null;
  if (!pending || until === null || until <= now) return { signedAt: null, pending: null };
  const { id, attempts } = pending;
  const refusal = codeRefusal({ signedAt: null, attempts, codeExpiresAt: until }, now);
  const { email } = readTerms(pending.terms).agent;
  const isLocked = refusal === "signature.locked";
  return { signedAt: null, pending: { id, email, until, isLocked } };
}
