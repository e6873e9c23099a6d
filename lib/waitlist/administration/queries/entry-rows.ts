import { normalizeReferralCode } from "../../../accounts/referral-code.ts";
import { normalizeEmail } from "../../../kernel/email.ts";
import type { SelfAssignableRole } from "../../../kernel/roles.ts";
import type { Sort } from "../../../kernel/sorted-list.ts";
import { tidyLine } from "../../../kernel/text.ts";
import { contains } from "../../../platform/db/contains.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import { sortedBy, sortedRows, sortedText } from "../../../platform/db/sorted-rows.ts";
import type { EntrySort } from "../rules.ts";
import type { EntryFilter, WaitlistEntryView } from "../views.ts";
import { originOf, referralsOf, stageOf } from "./entry-expressions.ts";

const MAX_SEARCH = 254;

/** Entries that pass a filter, from the columns of the index WaitlistEntry_listed. */
function foundEntries(filter: EntryFilter, key: EntrySort) {
  const { role, stage, source } = filter;
  const search = filter.search.slice(0, MAX_SEARCH);
  const words = normalizeEmail(search);
  let found = reads()
    .selectFrom("WaitlistEntry as e")
    .select((eb) => [
      "e.id",
      sortedBy(key === "date" ? eb.ref("e.createdAt") : sortedText(eb.ref("e.emailNormalized"))),
    ]);
  if (role !== null) found = found.where("e.role", "=", role);
  if (stage !== null) found = found.where(stageOf(), "=", stage);
  if (source !== null) found = found.where(originOf(), "=", source);
  if (words !== "") {
    found = found.where((eb) =>
      eb.or([
        contains(eb.ref("e.emailNormalized"), words),
        // A domain in the letters of its language is stored in others.
        contains(eb.ref("e.email"), tidyLine(search)),
        eb("e.referralCode", "=", normalizeReferralCode(search)),
      ]),
    );
  }
  if (filter.referrers) {
    found = found.where((eb) =>
      eb(
        "e.referralCode",
        "in",
        eb
          .selectFrom("WaitlistReferral as r")
          .select("r.referrerCode")
          .where("r.status", "in", ["counted", "held"]),
      ),
    );
  }
  return found;
}

/**
 * Entries that pass a filter from a cursor on, in the order that was chosen; what is shown is read of those found alone.
 */
export const readEntries = (
  filter: EntryFilter,
  sort: Sort<EntrySort>,
  cursor: string | null,
  limit: number,
) =>
  reads()
    .selectFrom(sortedRows(foundEntries(filter, sort.key), sort, cursor, limit).as("f"))
    .innerJoin("WaitlistEntry as e", "e.id", "f.id")
    .select(["f.id", "f.sortedBy", "e.createdAt", "e.email", "e.role", "e.confirmedAt"])
    .select(["e.invitedAt", "e.joinedAt", "e.referralCode", "e.referredBy"])
    .select((eb) => [
      stageOf().as("stage"),
      originOf().as("source"),
      referralsOf(eb.ref("e.referralCode"), "counted").as("counted"),
      referralsOf(eb.ref("e.referralCode"), "held").as("held"),
    ])
    .orderBy("f.sortedBy", sort.direction)
    .orderBy("f.id", sort.direction)
    .$narrowType<{ role: SelfAssignableRole }>()
    .execute();

export type EntryRow = Awaited<ReturnType<typeof readEntries>>[number];

export function toEntryView({
  sortedBy: _,
  createdAt,
  confirmedAt,
  invitedAt,
  joinedAt,
  ...row
}: EntryRow): WaitlistEntryView {
  return {
    ...row,
    createdAt: fromDbInstant(createdAt),
    confirmedAt: fromDbInstant(confirmedAt),
    invitedAt: fromDbInstant(invitedAt),
    joinedAt: fromDbInstant(joinedAt),
  };
}
