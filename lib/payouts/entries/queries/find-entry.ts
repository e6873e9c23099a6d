import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { mayReadStatements } from "../../statements/queries/find-statement.ts";
import { statementLineView, statementsWithAll } from "../../statements/queries/statement-rows.ts";
import type { EntryView } from "../../views.ts";

const entryRow = (id: string) =>
  reads()
    .selectFrom("CommissionEntry as e")
    .innerJoin("User as u", "u.id", "e.ambassadorId")
    .leftJoin("Property as p", "p.id", "e.propertyId")
    .leftJoin("CommissionDue as d", "d.entryId", "e.id")
    .leftJoin("CommissionEntry as o", "o.id", "e.reversesId")
    .leftJoin("CommissionEntry as r", "r.reversesId", "e.id")
    .leftJoin("LineContest as c", "c.entryId", "e.id")
    .select(["e.id", "e.ambassadorId", "e.event", "e.occurredAt", "e.ruleVersion"])
    .select(["e.amountCents", "e.propertyId", "e.propertyName", "p.title", "e.visitId", "e.saleId"])
    .select(["e.reversalReason", "e.reversalNote", "u.firstName", "u.lastName"])
    .select(["d.dueOn", "d.cause"])
    .select(["o.id as originalId", "o.amountCents as originalCents"])
    .select([
      "r.id as reversalId",
      "r.reversalReason as takenBackFor",
      "r.occurredAt as takenBackAt",
    ])
    .select(["r.reversalNote as takenBackNote"])
    .select(["c.id as contestId", "c.reason", "c.text", "c.at", "c.outcome", "c.reply"])
    .where("e.id", "=", id)
    .executeTakeFirst();

type Row = NonNullable<Awaited<ReturnType<typeof entryRow>>>;

async function visitOf(visitId: string | null): Promise<EntryView["visit"]> {
  if (visitId === null) return null;
  const row = await reads()
    .selectFrom("Visit")
    .select(["id", "startsAt", "visitorName"])
    .where("id", "=", visitId)
    .executeTakeFirst();
  return row ? { ...row, startsAt: fromDbInstant(row.startsAt) } : null;
}

async function saleOf(saleId: string | null): Promise<EntryView["sale"]> {
  if (saleId === null) return null;
  const row = await reads()
    .selectFrom("Sale as s")
    .leftJoin("Invoice as i", "i.saleId", "s.id")
    .select(["s.id", "s.priceCents", "i.feeCents"])
    .where("s.id", "=", saleId)
    .executeTakeFirst();
  return row ?? null;
}

async function statementOf(entryId: string): Promise<EntryView["statement"]> {
  const row = await statementsWithAll()
    .innerJoin("StatementLine as own", "own.statementId", "s.id")
    .where("own.entryId", "=", entryId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, month, part, state } = statementLineView(row);
  return { id, month, part, state };
}

function contestOf(row: Row): EntryView["contest"] {
  const { contestId, reason, text, at, outcome, reply } = row;
  if (contestId === null || reason === null || text === null || at === null) return null;
  return { id: contestId, entryId: row.id, reason, text, at: fromDbInstant(at), outcome, reply };
}

function reversalOf(row: Row): EntryView["reversal"] {
  const { reversalId, takenBackFor, takenBackAt, takenBackNote } = row;
  if (reversalId === null || takenBackFor === null || takenBackAt === null) return null;
  return {
    id: reversalId,
    reason: takenBackFor,
    note: takenBackNote,
    at: fromDbInstant(takenBackAt),
  };
}

/**
 * One line of a looper's ledger, with what it is for and where it stands; theirs, or for the team.
 * @throws {DomainError} commission.not-found, also for another's
 */
export async function findEntry(actor: Actor, entryId: string): Promise<EntryView> {
  const row = isId(entryId) ? await entryRow(entryId) : undefined;
  if (!row || !mayReadStatements(row.ambassadorId, actor)) {
    throw new DomainError("commission.not-found");
  }
  const { id, event, ruleVersion, amountCents, propertyId, dueOn, originalId, originalCents } = row;
  return {
    ...{ id, event, ruleVersion, amountCents, propertyId, dueOn },
    occurredAt: fromDbInstant(row.occurredAt),
    property: row.title ?? row.propertyName ?? "",
    isReversed: row.reversalId !== null,
    looper: { id: row.ambassadorId, name: `${row.firstName} ${row.lastName}` },
    dueCause: row.cause,
    visit: await visitOf(row.visitId),
    sale: await saleOf(row.saleId),
    reverses:
      originalId === null || originalCents === null
        ? null
        : { id: originalId, amountCents: originalCents },
    reversal: reversalOf(row),
    reason: row.reversalReason,
    note: row.reversalNote,
    statement: await statementOf(id),
    contest: contestOf(row),
  };
}
