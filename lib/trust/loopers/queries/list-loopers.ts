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
import { paperFiles } from "../../../looper/papers/queries/paper-files.ts";
import { rowsAfter } from "../../../platform/db/keyset.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { LooperDecisionView } from "../views.ts";
import { type LooperRow, looperRows, toDecisionView } from "./looper-rows.ts";

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
    const rows: LooperRow[] = await rowsAfter(
      looperRows().where("g.status", "=", status),
      after,
      limit,
      "asc",
    ).execute();
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
  const files = await paperFiles(
    found.map(({ userId }) => userId),
    now,
  );
  const reading = { actor, today: civilDay(now) };
  return listPageOf(found, (row) => toDecisionView(row, files.get(row.userId) ?? [], reading));
}
