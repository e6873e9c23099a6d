import { normalizeCode } from "../../../accounts/referral-code.ts";
import { normalizeEmail } from "../../../kernel/email.ts";
import {
  FROM_NEWEST,
  type ListPage,
  type ListPlace,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import type { SelfAssignableRole } from "../../../kernel/roles.ts";
import { tidyLine } from "../../../kernel/text.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { Stage } from "../rules.ts";
import { queued, referralsOf, SOURCE_OF, STAGE_OF } from "../sql.ts";
import type { EntryFilter, EntryRowView, WaitlistEntryView } from "../views.ts";
import { countQueues } from "../waves/queries.ts";

interface Window extends ListPlace {
  /** Null for anything, as the three that follow. */
  words: string | null;
  /** The same as it is typed: a domain in the letters of its language is stored in others. */
  typed: string;
  code: string | null;
  role: SelfAssignableRole | null;
  stage: Stage | null;
  source: string | null;
  referrers: 0 | 1;
  limit: number;
}

interface EntryRow extends ListPlace {
  email: string;
  role: SelfAssignableRole;
  stage: Stage;
  source: string;
  confirmedAt: string | null;
  invitedAt: string | null;
  joinedAt: string | null;
  referralCode: string | null;
  referredBy: string | null;
  counted: number;
  held: number;
}

/** Found along the index alone; what is shown of them is read for those that are. */
const entries = preparedRead<Window, EntryRow>(
  `SELECT e.id, e.createdAt AS at, e.email, e.role, ${STAGE_OF} AS stage, ${SOURCE_OF} AS source,
     e.confirmedAt, e.invitedAt, e.joinedAt, e.referralCode, e.referredBy,
     ${referralsOf("e.referralCode", "counted")}, ${referralsOf("e.referralCode", "held")}
   FROM (SELECT e.id FROM WaitlistEntry e INDEXED BY WaitlistEntry_listed
     WHERE (e.createdAt, e.id) < (:at, :id)
       AND (:role IS NULL OR e.role = :role)
       AND (:words IS NULL OR instr(e.emailNormalized, :words) > 0 OR instr(e.email, :typed) > 0 OR e.referralCode = :code)
       AND (:stage IS NULL OR ${STAGE_OF} = :stage)
       AND (:source IS NULL OR ${SOURCE_OF} = :source)
       AND (NOT :referrers OR EXISTS (SELECT 1 FROM WaitlistReferral r
         WHERE r.referrerCode = e.referralCode AND r.status IN ('counted', 'held')))
     ORDER BY e.createdAt DESC, e.id DESC LIMIT :limit) f
   JOIN WaitlistEntry e ON e.id = f.id
   ORDER BY e.createdAt DESC, e.id DESC`,
);

const MAX_SEARCH = 254;

/** A filter as the statement takes it. */
function wanted({
  search,
  role,
  stage,
  source,
  referrers,
}: EntryFilter): Omit<Window, "limit" | "at" | "id"> {
  const words = normalizeEmail(search.slice(0, MAX_SEARCH));
  return {
    words: words === "" ? null : words,
    typed: tidyLine(search.slice(0, MAX_SEARCH)),
    code: normalizeCode(search.slice(0, MAX_SEARCH)),
    role,
    stage,
    source,
    referrers: referrers ? 1 : 0,
  };
}

const instant = (text: string | null) => (text === null ? null : new Date(text));

function toView({ at, confirmedAt, invitedAt, joinedAt, ...row }: EntryRow): WaitlistEntryView {
  return {
    ...row,
    createdAt: new Date(at),
    confirmedAt: instant(confirmedAt),
    invitedAt: instant(invitedAt),
    joinedAt: instant(joinedAt),
  };
}

interface Queued {
  id: string;
  role: SelfAssignableRole;
  confirmedAt: string;
}

/** How many of a role's queue stand after one place and up to another. */
const between = preparedRead<{ ranges: string }, { waiting: number }>(
  `SELECT (SELECT count(*) FROM WaitlistEntry q INDEXED BY WaitlistEntry_queue
     WHERE q.role = j.value ->> 0 AND ${queued("q")}
       AND (q.confirmedAt, q.id) > (j.value ->> 1, j.value ->> 2)
       AND (q.confirmedAt, q.id) <= (j.value ->> 3, j.value ->> 4)) AS waiting
   FROM json_each(:ranges) j ORDER BY j.key`,
);

const inOrder = (a: Queued, b: Queued) =>
  a.role === b.role
    ? a.confirmedAt === b.confirmedAt
      ? Number(a.id > b.id) - Number(a.id < b.id)
      : Number(a.confirmedAt > b.confirmedAt) - Number(a.confirmedAt < b.confirmedAt)
    : Number(a.role > b.role) - Number(a.role < b.role);

/**
 * Where those of some rows who wait for an invitation stand. Each queue is walked from its end, once,
 * from one of them to the next: those of the list's first page are the last of their queues.
 */
function positionsOf(actor: Actor, rows: readonly EntryRow[]): ReadonlyMap<string, number> {
  const waiting = rows
    .flatMap(({ id, role, stage, confirmedAt }): Queued[] =>
      stage === "confirmed" && confirmedAt !== null ? [{ id, role, confirmedAt }] : [],
    )
    .sort((a, b) => inOrder(b, a));
  const positions = new Map<string, number>();
  if (waiting.length === 0) return positions;
  const ranges = waiting.map(({ id, role, confirmedAt }, index) => {
    const next = waiting[index - 1];
    const to = next?.role === role ? [next.confirmedAt, next.id] : ["~", "~"];
    return [role, confirmedAt, id, ...to];
  });
  const after = between().all({ ranges: JSON.stringify(ranges) });
  const lengths = countQueues(actor);
  let position = 0;
  waiting.forEach(({ id, role }, index) => {
    if (waiting[index - 1]?.role !== role) position = lengths[role];
    position -= after[index]?.waiting ?? 0;
    positions.set(id, position);
  });
  return positions;
}

/**
 * The waitlist, who subscribed last first.
 * @throws {DomainError} request.forbidden
 */
export function listEntries(
  actor: Actor,
  { filter, cursor }: { filter: EntryFilter; cursor?: string | null },
): ListPage<EntryRowView> {
  authorize(actor, "waitlist.manage");
  const rows = entries().all({
    ...wanted(filter),
    ...readCursor(cursor, FROM_NEWEST),
    limit: PAGE_LENGTH + 1,
  });
  const positions = positionsOf(actor, rows);
  return listPageOf(rows, (row) => ({ ...toView(row), position: positions.get(row.id) ?? null }));
}

const BATCH = 1_000;

/** The whole list through a filter, in pieces that do not keep the process for long. */
export function* entryBatches(actor: Actor, filter: EntryFilter): Generator<WaitlistEntryView[]> {
  authorize(actor, "waitlist.manage");
  let place: ListPlace | undefined = FROM_NEWEST;
  while (place) {
    const { at, id }: ListPlace = place;
    const rows = entries().all({ ...wanted(filter), at, id, limit: BATCH });
    if (rows.length > 0) yield rows.map(toView);
    place = rows.length === BATCH ? rows.at(-1) : undefined;
  }
}

const SHOWN_CAMPAIGNS = 20;

const campaigns = preparedRead<{ limit: number }, { source: string }>(
  `SELECT source FROM WaitlistEntry INDEXED BY WaitlistEntry_campaign WHERE source IS NOT NULL
   GROUP BY source ORDER BY count(*) DESC, source LIMIT :limit`,
);

/** The campaigns that brought most people. @throws {DomainError} request.forbidden */
export function listCampaigns(actor: Actor): string[] {
  authorize(actor, "waitlist.manage");
  return campaigns()
    .all({ limit: SHOWN_CAMPAIGNS })
    .map(({ source }) => source);
}
