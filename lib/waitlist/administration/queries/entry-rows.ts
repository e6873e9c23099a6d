import { normalizeReferralCode } from "../../../accounts/referral-code.ts";
import { normalizeEmail } from "../../../kernel/email.ts";
import type { ListPlace } from "../../../kernel/keyset.ts";
import type { SelfAssignableRole } from "../../../kernel/roles.ts";
import { tidyLine } from "../../../kernel/text.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Stage } from "../rules.ts";
import { referralsOf, SOURCE_OF, STAGE_OF } from "../sql.ts";
import type { EntryFilter, WaitlistEntryView } from "../views.ts";

interface EntryWindow extends ListPlace {
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

export interface EntryRow extends ListPlace {
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

/** Found along the index alone; the columns to show are read for the entries found. */
export const entryRows = preparedRead<EntryWindow, EntryRow>(
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
export function wantedEntries({
  search,
  role,
  stage,
  source,
  referrers,
}: EntryFilter): Omit<EntryWindow, "limit" | "at" | "id"> {
  const words = normalizeEmail(search.slice(0, MAX_SEARCH));
  return {
    words: words === "" ? null : words,
    typed: tidyLine(search.slice(0, MAX_SEARCH)),
    code: normalizeReferralCode(search.slice(0, MAX_SEARCH)),
    role,
    stage,
    source,
    referrers: referrers ? 1 : 0,
  };
}

const instant = (text: string | null) => (text === null ? null : new Date(text));

export function toEntryView({
  at,
  confirmedAt,
  invitedAt,
  joinedAt,
  ...row
}: EntryRow): WaitlistEntryView {
  return {
    ...row,
    createdAt: new Date(at),
    confirmedAt: instant(confirmedAt),
    invitedAt: instant(invitedAt),
    joinedAt: instant(joinedAt),
  };
}
