import { addressLine } from "../../../lib/kernel/address-line.ts";
import {
  civilDay,
  daysBefore,
  HOUR_MS,
  instantOf,
  msAfter,
  shiftCivilDay,
  TIME_ZONE,
} from "../../../lib/kernel/time.ts";
import { contestEnd, monthOf, monthStart } from "../../../lib/payouts/rules.ts";
import { buildStatementDocument, totalOf } from "../../../lib/payouts/statements/build-document.ts";
import type { StatementDocument } from "../../../lib/payouts/statements/document.ts";
import {
  fromDbInstant,
  type StoredInstant,
  toDbInstant,
} from "../../../lib/platform/db/instants.ts";
import { idsOf } from "../rows/ids-of.ts";
import { NOBODY } from "../rows/nobody.ts";
import { contractDaysAgo, SAMPLE_PEOPLE, type SamplePerson } from "../rows/users.ts";
import type { SampleWriter } from "../rows/writer.ts";

/** Nine in the morning, in minutes: when drafts are sent, on the first of a month. */
const SENT_AT = 540;

type Line = StatementDocument["lines"][number];
interface LineRow extends Omit<Line, "occurredOn"> {
  occurredAt: StoredInstant;
}

/** The due lines of a looper from before a civil day, as statements have them. */
const DUE_LINES = `SELECT e."id" AS entryId, e."event", e."occurredAt", d."dueOn", p."title" AS property,
    e."ruleVersion" AS rule, e."amountCents"
  FROM "CommissionEntry" e JOIN "CommissionDue" d ON d."entryId" = e."id" JOIN "Property" p ON p."id" = e."propertyId"
  WHERE e."ambassadorId" = ? AND d."dueOn" < ? ORDER BY d."dueOn", e."id"`;

/** When the statement of a month is sent, and issued: none waits, so that no clock of the sample runs. */
function stepsOf(month: string, now: Date) {
  const first = monthStart(shiftCivilDay(`${month}-01`, 31));
  const planned = instantOf(first, SENT_AT, TIME_ZONE) ?? now;
  const sentAt = planned < now ? planned : now;
  const contestUntil = contestEnd(sentAt);
  if (contestUntil <= now) return { sentAt, contestUntil, issuedAt: contestUntil, accepts: false };
  const accepted = msAfter(sentAt, HOUR_MS);
  return { sentAt, contestUntil, issuedAt: accepted < now ? accepted : now, accepts: true };
}

const agentOf = (person: SamplePerson): StatementDocument["agent"] => ({
  name: `${person.firstName} ${person.lastName}`,
  email: person.email,
  address: addressLine(person.address, person.postalCode, person.city),
  siren: person.looperPapers?.rsacNumber ?? null,
});

/**
 * The statements of every month that is over, each issued: by silence, or the last one by its looper where there is still
 * time to contest it. Nobody is paid: accounts of the demonstration never are.
 */
export function writeStatements(writer: SampleWriter): void {
  const statementId = idsOf("statement");
  const thisMonth = monthStart(civilDay(writer.now));
  const linesOf = writer.database.prepare<[looperId: string, before: string], LineRow>(DUE_LINES);
  for (const person of SAMPLE_PEOPLE) {
    const lines = linesOf.all(person.id, thisMonth).map(({ occurredAt, ...line }) => ({
      ...line,
      occurredOn: civilDay(fromDbInstant(occurredAt)),
    }));
    const ranks = new Map<number, number>();
    for (const [month, ofMonth] of byMonth(lines)) {
      const steps = stepsOf(month, writer.now);
      const year = Number(civilDay(steps.issuedAt).slice(0, 4));
      const rank = (ranks.get(year) ?? 0) + 1;
      ranks.set(year, rank);
      writeStatement(writer, { id: statementId(), person, month, year, rank, ...steps }, ofMonth);
    }
  }
}

/** Lines by the month in which they fell due, in their order. */
function byMonth(lines: readonly Line[]): Map<string, Line[]> {
  const months = new Map<string, Line[]>();
  for (const line of lines) {
    const month = monthOf(line.dueOn);
    months.set(month, [...(months.get(month) ?? []), line]);
  }
  return months;
}

interface Statement extends ReturnType<typeof stepsOf> {
  id: string;
  person: SamplePerson;
  month: string;
  year: number;
  rank: number;
}

function writeStatement(writer: SampleWriter, of: Statement, lines: readonly Line[]): void {
  const { id, person, month, year, rank, accepts } = of;
  const looperId = person.id;
  writer.insert("CommissionStatement", {
    ...{ id, looperId, month, part: 1 },
    ...{ sentAt: toDbInstant(of.sentAt), contestUntil: toDbInstant(of.contestUntil) },
  });
  for (const { entryId } of lines) writer.insert("StatementLine", { entryId, statementId: id });
  const document = buildStatementDocument({
    ...{ looperId, month, part: 1, year, rank, lines: [...lines], publisher: NOBODY },
    ...{ agent: agentOf(person), vatNumber: null },
    mandateGivenAt: daysBefore(writer.now, contractDaysAgo(person)),
  });
  writer.insert("StatementIssue", {
    ...{ statementId: id, looperId, year, rank, totalCents: totalOf(document.lines) },
    issuedAt: toDbInstant(of.issuedAt),
    acceptedById: accepts ? looperId : null,
    document: JSON.stringify(document),
  });
}
