import { newId } from "../kernel/ids.ts";
import { civilDay } from "../kernel/time.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { TestDatabase } from "./database.ts";

/** Where a line of a ledger differs from a visit of 125 € that was made and is due. */
interface LineOverrides extends Partial<Omit<Prisma.CommissionEntryUncheckedCreateInput, "due">> {
  /** False for one that is not due. */
  due?: boolean;
}

/** Writes a line of a looper's ledger, due since its day. @returns its id */
export async function writeLine(
  database: Pick<TestDatabase, "writer">,
  ambassadorId: string,
  at: Date | string,
  { due = true, ...overrides }: LineOverrides = {},
): Promise<string> {
  const id = newId();
  const occurredAt = new Date(at);
  await database.writer.$transaction(async (tx) => {
    await tx.commissionEntry.create({
      data: {
        ...{ id, ambassadorId, occurredAt },
        event: "visit_organised",
        propertyName: "Maison, Betton",
        ruleVersion: "2026-11",
        amountCents: 125_00,
        ...overrides,
      },
    });
    if (!due) return;
    const cause = overrides.reversesId ? "reversal" : "visit_made";
    await tx.commissionDue.create({
      data: { entryId: id, ambassadorId, dueOn: civilDay(occurredAt), cause },
    });
  });
  return id;
}

/** Writes what takes a line back. @returns its id */
export const writeReversal = (
  database: Pick<TestDatabase, "writer">,
  line: { id: string; ambassadorId: string; amountCents: number },
  at: Date | string,
): Promise<string> =>
  writeLine(database, line.ambassadorId, at, {
    event: "reversal",
    amountCents: -line.amountCents,
    ...{ reversesId: line.id, reversalReason: "visit_not_made" },
  });
