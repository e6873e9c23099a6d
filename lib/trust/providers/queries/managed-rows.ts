import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literals } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import {
  checksInForce,
  PROVIDER_CHECK_KINDS,
  paperState,
  REQUIRED_CHECKS,
} from "../../../providers/rules.ts";
import { OPEN_STATUSES } from "../../../quotes/rules.ts";
import type { ManagedCheck, ManagedProvider } from "../views.ts";

/** Providers, suspended ones too, with their place and how many quotes are not over; none whose data were erased. */
export const managedRows = () =>
  reads()
    .selectFrom("ServiceProvider as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .where("p.erasedAt", "is", null)
    .select(["p.id", "p.name", "p.type", "p.email", "p.isDemonstration", "p.suspension"])
    .select(["c.code", "c.name as communeName", "c.slug", "c.departmentCode"])
    .select((eb) =>
      eb
        .selectFrom("QuoteRequest as q")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("q.providerId", "=", "p.id")
        .where("q.status", "in", literals(OPEN_STATUSES))
        .as("openQuotes"),
    );

type ManagedRow = Awaited<ReturnType<ReturnType<typeof managedRows>["execute"]>>[number];

/** Papers by provider, those that have ended too, in the order of their kinds. */
async function papersOf(
  ids: readonly string[],
  today: string,
): Promise<Map<string, ManagedCheck[]>> {
  if (ids.length === 0) return new Map();
  const rows = await reads()
    .selectFrom("ProviderCheck")
    .select(["providerId", "kind", "number", "body", "validUntil", "checkedAt"])
    .where("providerId", "in", ids)
    .execute();
  rows.sort((a, b) => PROVIDER_CHECK_KINDS.indexOf(a.kind) - PROVIDER_CHECK_KINDS.indexOf(b.kind));
  const papers = new Map<string, ManagedCheck[]>();
  for (const { providerId, checkedAt, ...paper } of rows) {
    const state = paperState(paper.validUntil, today);
    const own = papers.get(providerId) ?? [];
    own.push({ ...paper, state, checkedAt: fromDbInstant(checkedAt) });
    papers.set(providerId, own);
  }
  return papers;
}

/** The rows with their papers on a civil day, and what their trades must prove and lack. */
export async function withPapers(
  rows: readonly ManagedRow[],
  today: string,
): Promise<ManagedProvider[]> {
  const papers = await papersOf(
    rows.map(({ id }) => id),
    today,
  );
  return rows.map((row) => {
    const checks = papers.get(row.id) ?? [];
    const inForce = checksInForce(checks, today).map(({ kind }) => kind);
    return {
      id: row.id,
      name: row.name,
      type: row.type,
      email: row.email,
      isDemonstration: Boolean(row.isDemonstration),
      suspension: row.suspension,
      place: {
        code: row.code,
        name: row.communeName,
        slug: row.slug,
        departmentCode: row.departmentCode,
      },
      checks,
      missing: REQUIRED_CHECKS[row.type].filter((kind) => !inForce.includes(kind)),
      openQuotes: Number(row.openQuotes ?? 0),
    };
  });
}
