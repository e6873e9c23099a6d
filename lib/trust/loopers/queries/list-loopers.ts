import { readReason } from "../../../accounts/role-grants/reasons.ts";
import { slugify } from "../../../communes/slugs.ts";
import {
  FROM_OLDEST,
  type ListPage,
  type ListPlace,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import type { RoleStatus } from "../../../kernel/roles.ts";
import { civilDay } from "../../../kernel/time.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { rowsAfter } from "../../../platform/db/keyset.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { papersOn, unmetPapers } from "../../../policy/looper-papers.ts";
import type { LooperDecisionView } from "../views.ts";

const loopers = (status: RoleStatus) =>
  reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .leftJoin("AmbassadorProfile as p", "p.userId", "g.userId")
    .leftJoin("User as d", "d.id", "g.decidedById")
    .select(["g.id", "g.userId", "g.status", "g.requestedAt as at", "g.decidedAt", "g.reason"])
    .select(["d.firstName as deciderFirstName", "d.lastName as deciderLastName"])
    .select(["u.firstName", "u.lastName", "u.email", "u.city"])
    .select(["p.trainedAt", "p.rsacNumber", "p.attestationExpiresOn", "p.insuranceExpiresOn"])
    .select(["p.weeklyHours", "p.changedAt", "p.checkedUntil"])
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "=", status)
    .where("u.erasedAt", "is", null);

type LooperRow = Awaited<ReturnType<ReturnType<typeof loopers>["execute"]>>[number];

function toView(row: LooperRow, actor: Actor, today: string): LooperDecisionView {
  const papers = papersOn({ ...row, trained: row.trainedAt !== null }, today);
  const changedAt = fromDbInstant(row.changedAt);
  return {
    grantId: row.id,
    userId: row.userId,
    isSelf: row.userId === actor.userId,
    name: `${row.firstName} ${row.lastName}`,
    email: row.email,
    city: row.city,
    status: row.status,
    requestedAt: fromDbInstant(row.at),
    decidedAt: fromDbInstant(row.decidedAt),
    deciderName:
      row.deciderFirstName === null ? null : `${row.deciderFirstName} ${row.deciderLastName}`,
    reason: readReason(row.reason),
    rsacNumber: row.rsacNumber,
    weeklyHours: row.weeklyHours,
    papers,
    unmet: unmetPapers(papers),
    change:
      row.status === "active" && changedAt !== null
        ? { at: changedAt, checkedUntil: row.checkedUntil ?? today }
        : null,
  };
}

const MAX_SEARCH = 254;

/** Loopers that a search looks at in one read. */
const SEARCHED_AT_ONCE = 500;

/** Whether a looper's name, town or address has what is looked for, whatever its accents and case. */
function matcher(search: string): (row: LooperRow) => boolean {
  const wanted = slugify(search.slice(0, MAX_SEARCH));
  if (wanted === "") return () => true;
  return ({ firstName, lastName, city, email }) =>
    slugify(`${firstName} ${lastName} ${city ?? ""} ${email}`).includes(wanted);
}

/** The first of them that match: one more than a page has, or more. */
async function firstLoopers(
  status: RoleStatus,
  search: string,
  from: ListPlace,
): Promise<LooperRow[]> {
  const matches = matcher(search);
  const limit = search === "" ? PAGE_LENGTH + 1 : SEARCHED_AT_ONCE;
  const found: LooperRow[] = [];
  let after: ListPlace | undefined = from;
  while (after !== undefined && found.length <= PAGE_LENGTH) {
    const rows: LooperRow[] = await rowsAfter(loopers(status), after, limit, "asc").execute();
    found.push(...rows.filter(matches));
    after = rows.length < limit ? undefined : rows.at(-1);
  }
  return found;
}

/**
 * The loopers in one state, who asked first coming first. A search reads those of that state until
 * a page is full.
 * @throws {DomainError} request.forbidden
 */
export async function listLoopers(
  actor: Actor,
  {
    status,
    search = "",
    cursor,
  }: { status: RoleStatus; search?: string | undefined; cursor?: string | null | undefined },
  now = new Date(),
): Promise<ListPage<LooperDecisionView>> {
  authorize(actor, "people.check");
  const found = await firstLoopers(status, search, readCursor(cursor, FROM_OLDEST));
  const today = civilDay(now);
  return listPageOf(found, (row) => toView(row, actor, today));
}
