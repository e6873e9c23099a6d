import { type Place, placeAfter } from "../../kernel/keyset.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { latestFirst, rowsAfter } from "../../platform/db/keyset.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { CommissionView } from "../views.ts";

const entriesOf = (userId: string) =>
  reads()
    .selectFrom("CommissionEntry as e")
    .leftJoin("Property as p", "p.id", "e.propertyId")
    .leftJoin("CommissionDue as d", "d.entryId", "e.id")
    .leftJoin("CommissionEntry as r", "r.reversesId", "e.id")
    .select(["d.dueOn", "r.id as reversalId"])
    .select(["e.id", "e.event", "e.ruleVersion", "e.amountCents", "e.occurredAt"])
    .select(["p.title", "e.propertyName"])
    .select((eb) => [eb.lit(0).as("rank"), latestFirst(eb.ref("e.occurredAt")).as("at")])
    .where("e.ambassadorId", "=", userId);

type LedgerEntryRow = Awaited<ReturnType<ReturnType<typeof entriesOf>["execute"]>>[number];

/** A page of the ledger of a looper, the last line first; the caller has checked who asks. */
export const ledgerPage = (
  looperId: string,
  after: Place,
  limit: number,
): Promise<LedgerEntryRow[]> => rowsAfter(entriesOf(looperId), after, limit).execute();

export async function readLedgerEntries(
  actor: Actor,
  after: string | null,
  limit: number,
): Promise<LedgerEntryRow[]> {
  authorize(actor, "looping.ledger");
  return ledgerPage(actor.userId, placeAfter(after), limit);
}

export function commissionView({ id, event, ruleVersion, amountCents, ...row }: LedgerEntryRow) {
  const entry: CommissionView = {
    id,
    event,
    occurredAt: fromDbInstant(row.occurredAt),
    // A line has one of the two.
    property: row.title ?? row.propertyName ?? "",
    ruleVersion,
    amountCents,
    dueOn: row.dueOn,
    isReversed: row.reversalId !== null,
  };
  return entry;
}
