import type { Transaction } from "../../platform/db/clients.ts";
import { writer } from "../../platform/db/clients.ts";
import type { GivenSignature } from "../document.ts";
import { readPartyEvidence } from "../evidence-document.ts";

/** How the parties who sign before the person with the account did, in the order of the document. */
async function givenIn(tx: Transaction, signatureId: string): Promise<GivenSignature[]> {
  const rows = await tx.signer.findMany({
    where: { signatureId, position: { gt: 1 }, signedAt: { not: null } },
    orderBy: { position: "asc" },
    select: { signedAt: true, evidence: true },
  });
  return rows.map(({ signedAt, evidence }) => {
    const { signer } = readPartyEvidence(evidence);
    return { signedAt: signedAt as Date, name: signer.typedName, email: signer.email };
  });
}

/** The same, before the transaction that signs: what they signed is never changed. */
export const givenSignatures = (signatureId: string): Promise<GivenSignature[]> =>
  writer().$transaction((tx) => givenIn(tx, signatureId));
