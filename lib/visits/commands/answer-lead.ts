import { recordReply } from "../../leads/commands/record-lead-fact.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { VisitSide } from "../rules.ts";
import type { VisitRecord } from "./visit-record.ts";

/** A looper who agrees to a visit, or to when it is, has answered its visitor: the lead is theirs by that. */
export async function answerLead(
  tx: Transaction,
  { propertyId, buyerId, hostId, property }: VisitRecord,
  side: VisitSide,
  now: Date,
): Promise<void> {
  if (side !== "host" || hostId === property.sellerId) return;
  const reply = { propertyId, contactId: buyerId, looperId: hostId };
  await recordReply(tx, reply, { isMessage: false }, now);
}
