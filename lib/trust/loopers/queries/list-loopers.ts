import type { Expression } from "kysely";
import { slugify } from "../../../communes/slugs.ts";
import { type ListPage, PAGE_LENGTH } from "../../../kernel/keyset.ts";
import type { FilterOptions } from "../../../kernel/list-filter.ts";
import type { RoleStatus } from "../../../kernel/roles.ts";
import {
  readSort,
  type Sort,
  type SortedRow,
  sortedPageOf,
  writeSortPlace,
} from "../../../kernel/sorted-list.ts";
import { civilDay } from "../../../kernel/time.ts";
import { paperFiles } from "../../../looper/papers/queries/paper-files.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { sortedBy, sortedName, sortedRows, sortedText } from "../../../platform/db/sorted-rows.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { filterOptions } from "../../lists/queries/filter-options.ts";
import { LOOPER_SORTS, type LooperSort } from "../rules.ts";
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

/** Which loopers: those of a state, and of them those who serve a commune. */
interface Listed {
  status: RoleStatus;
  /** Its code; null for all. */
  commune: string | null;
}

/** Those, with what they are ordered by. */
const sortedLoopers = ({ status, commune }: Listed, key: LooperSort) =>
  looperRows()
    .where("g.status", "=", status)
    .$if(commune !== null, (rows) =>
      rows.where("g.userId", "in", (eb) =>
        eb
          .selectFrom("LooperZoneCommune as served")
          .select("served.looperId")
          .where("served.communeCode", "=", commune),
      ),
    )
    .select((eb) => {
      const values: Record<LooperSort, Expression<unknown>> = {
        date: eb.ref("g.requestedAt"),
        name: sortedName(eb.ref("u.lastName"), eb.ref("u.firstName")),
        commune: sortedText(eb.ref("u.city")),
      };
      return sortedBy(values[key]);
    });

/** The first of them that match: one more than a page has, or more. */
async function firstLoopers(
  listed: Listed,
  search: string,
  sort: Sort<LooperSort>,
  cursor: string | null,
): Promise<(LooperRow & SortedRow)[]> {
  const matches = matcher(search);
  const limit = search === "" ? PAGE_LENGTH + 1 : SEARCHED_AT_ONCE;
  const found: (LooperRow & SortedRow)[] = [];
  let after: string | null | undefined = cursor;
  while (after !== undefined && found.length <= PAGE_LENGTH) {
    const rows: (LooperRow & SortedRow)[] = await sortedRows(
      sortedLoopers(listed, sort.key),
      sort,
      after,
      limit,
    ).execute();
    found.push(...rows.filter(matches));
    const last = rows.length < limit ? undefined : rows.at(-1);
    after = last && writeSortPlace(last, sort);
  }
  return found;
}

/**
 * The loopers in one state, or those of them who serve a commune, who asked first coming first, unless another order is
 * asked for. A search reads them until a page is full.
 * @throws {DomainError} request.forbidden
 */
export async function listLoopers(
  actor: Actor,
  {
    status,
    commune = null,
    search = "",
    sort = readSort<LooperSort>({}, LOOPER_SORTS),
    cursor = null,
  }: {
    status: RoleStatus;
    commune?: string | null;
    search?: string | undefined;
    sort?: Sort<LooperSort>;
    cursor?: string | null | undefined;
  },
  now = new Date(),
): Promise<ListPage<LooperDecisionView>> {
  authorize(actor, "people.check");
  const found = await firstLoopers({ status, commune }, search, sort, cursor);
  const files = await paperFiles(
    found.map(({ userId }) => userId),
    now,
  );
  const reading = { actor, today: civilDay(now) };
  return sortedPageOf(found, sort, (row) =>
    toDecisionView(row, files.get(row.userId) ?? [], reading),
  );
}

/**
 * The communes that such a list can be narrowed to. A circle has some hundred: of those it is its looper's own; the
 * communes that were chosen one by one are few.
 * @throws {DomainError} request.forbidden
 */
export async function looperFilterOptions(
  actor: Actor,
  status: RoleStatus,
): Promise<FilterOptions> {
  authorize(actor, "people.check");
  const loopers = reads()
    .selectFrom("RoleGrant as g")
    .select("g.userId")
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "=", status);
  const communes = reads()
    .selectFrom("LooperZone as z")
    .leftJoin("LooperZoneCommune as chosen", (join) =>
      join.onRef("chosen.looperId", "=", "z.looperId").on("z.radiusKm", "is", null),
    )
    .select((eb) =>
      eb
        .case()
        .when("z.radiusKm", "is", null)
        .then(eb.ref("chosen.communeCode"))
        .else(eb.ref("z.centreCode"))
        .end()
        .as("communeCode"),
    )
    .where("z.looperId", "in", loopers);
  return filterOptions({ communes });
}
