import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import { signerNameOf } from "../../mandates/parties.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { signatureRoutes } from "../../routes/signatures.ts";
import { partiesOfDocument, type SignedDocument } from "../document.ts";
import { signatureToken } from "../link.ts";

/** The address of the page on which a party without account reads and signs a document. */
export const partyLink = (signatureId: string, position: number): string =>
  absoluteUrl(signatureRoutes.sign(signatureToken(signatureId, position)));

/** Sends some parties of a document the link that leads to it. */
export async function sendLinks(
  tx: Transaction,
  signatureId: string,
  { document, positions }: { document: SignedDocument; positions: readonly number[] },
  now: Date,
): Promise<void> {
  const parties = partiesOfDocument(document);
  const [seller] = parties;
  for (const position of positions) {
    const party = parties[position - 1];
    if (!party || !seller) continue;
    const mail = newMail("signature-requested", {
      firstName: signerNameOf(party),
      sellerName: signerNameOf(seller),
      what: document.kind,
      title: document.home.title,
      link: partyLink(signatureId, position),
    });
    await queueMail(tx, { mail, to: party.email }, now);
  }
}
