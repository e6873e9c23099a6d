import type { Transaction } from "../../platform/db/clients.ts";
import { readDocument } from "../document.ts";

/** Has nobody sign the acceptance of an offer any more: it waits for no answer. */
export async function voidAcceptance(
  tx: Transaction,
  { id, propertyId }: { id: string; propertyId: string },
): Promise<void> {
  const waiting = await tx.signature.findMany({
    where: { propertyId, kind: "acceptance", signedAt: null },
    select: { id: true, terms: true },
  });
  const of = waiting.filter(({ terms }) => {
    const document = readDocument(terms);
    return document.kind === "acceptance" && document.offer.id === id;
  });
  await tx.signature.deleteMany({ where: { id: { in: of.map((each) => each.id) } } });
}
