import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import { type Party, signerNameOf } from "../../mandates/parties.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { partyLink } from "./send-links.ts";

/** How a mandate ended, for those who gave it beside the person with the account. */
interface Ended {
  number: number;
  cause: "withdrawn" | "expired" | "replaced";
  title: string;
  paused: boolean;
  at: Date;
  /** Who ended it, by the position of the party that reads it; null to themselves, and of a term. */
  byName: (position: number) => string | null;
  /** Which of them it concerns. */
  concerns?: (party: Party) => boolean;
  notBefore: Date;
}

/** Writes to the parties of a mandate without account that it ended. @param parties in its order */
export async function tellOtherParties(
  tx: Transaction,
  parties: readonly Party[],
  { byName, concerns = () => true, notBefore, ...ended }: Ended,
): Promise<void> {
  const signature = await tx.signature.findFirst({
    where: { mandateNumber: ended.number, kind: "mandate" },
    select: { id: true },
  });
  // One that was not signed here named its seller alone.
  if (signature === null) return;
  for (const [index, party] of parties.entries()) {
    const position = index + 1;
    if (position === 1 || !concerns(party)) continue;
    const mail = newMail("mandate-ended", {
      ...ended,
      firstName: signerNameOf(party),
      byName: byName(position),
      takenBack: false,
      link: partyLink(signature.id, position),
    });
    await queueMail(tx, { mail, to: party.email, notBefore }, ended.at);
  }
}
