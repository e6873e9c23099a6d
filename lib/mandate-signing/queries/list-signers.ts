import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { attemptsLeft, codeRefusal } from "../../signatures/rules.ts";
import type { CodeView } from "../views.ts";

/** Those who sign a document, in its order. */
export async function listSigners(signatureId: string) {
  const rows = await reads()
    .selectFrom("Signer")
    .select(["position", "codeExpiresAt", "attempts", "signedAt", "evidence"])
    .where("signatureId", "=", signatureId)
    .orderBy("position")
    .execute();
  return rows.map(({ codeExpiresAt, signedAt, ...rest }) => ({
    ...rest,
    codeExpiresAt: fromDbInstant(codeExpiresAt),
    signedAt: fromDbInstant(signedAt),
  }));
}

type SignerRow = Awaited<ReturnType<typeof listSigners>>[number];

/** The code that somebody can type now; null where none was sent, or it is used up. */
export const codeOf = (signer: SignerRow, now: Date): CodeView | null =>
  signer.codeExpiresAt === null || codeRefusal(signer, now) !== null
    ? null
    : { expiresAt: signer.codeExpiresAt, attemptsLeft: attemptsLeft(signer.attempts) };
