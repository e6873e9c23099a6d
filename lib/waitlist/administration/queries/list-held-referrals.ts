import type { NotNull } from "kysely";
import {
  FROM_OLDEST,
  type ListPage,
  type ListPlace,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import type { SelfAssignableRole } from "../../../kernel/roles.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { rowsAfter } from "../../../platform/db/keyset.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { HELD_REASONS } from "../../referral-rules.ts";
import type { HeldReferralView, ReferralSideView } from "../views.ts";
import { originOf, referralsOf } from "./entry-expressions.ts";

/**
 * Referrals that wait from a place on, the oldest first; what is shown is read of those found alone. The referrer is
 * somebody of the list, or has an account and never was on it.
 */
function readHeld(place: ListPlace, limit: number) {
  const found = reads()
    .selectFrom("WaitlistReferral as h")
    .select(["h.id", "h.settledAt as at"])
    .$narrowType<{ at: NotNull }>()
    .where("h.status", "=", literal("held"));
  return reads()
    .selectFrom(rowsAfter(found, place, limit, "asc").as("found"))
    .innerJoin("WaitlistReferral as r", "r.id", "found.id")
    .innerJoin("WaitlistEntry as e", "e.id", "r.entryId")
    .leftJoin("WaitlistEntry as f", "f.referralCode", "r.referrerCode")
    .leftJoin("User as u", (join) =>
      join.onRef("u.referralCode", "=", "r.referrerCode").on("u.erasedAt", "is", null),
    )
    .select(["found.id", "found.at", "r.referrerCode as code", "r.reasons"])
    .select(["e.id as entryId", "e.mailbox", "e.email", "e.role", "e.createdAt", "e.confirmedAt"])
    .select(["e.userId", "f.role as referrerRole", "f.source as referrerSource"])
    .select((eb) => [
      originOf().as("source"),
      referralsOf(eb.ref("e.referralCode"), "counted").as("ownCounted"),
      referralsOf(eb.ref("e.referralCode"), "held").as("ownHeld"),
      referralsOf(eb.ref("e.referralCode"), "refused").as("ownRefused"),
      eb.fn.coalesce("f.email", "u.email").as("referrerEmail"),
      eb.fn.coalesce("f.createdAt", "u.createdAt").as("referrerSince"),
      eb.fn.coalesce("f.confirmedAt", "u.emailConfirmedAt").as("referrerConfirmedAt"),
      eb.fn.coalesce("f.userId", "u.id").as("referrerUserId"),
      referralsOf(eb.ref("r.referrerCode"), "counted").as("counted"),
      referralsOf(eb.ref("r.referrerCode"), "held").as("held"),
      referralsOf(eb.ref("r.referrerCode"), "refused").as("refused"),
    ])
    .orderBy("found.at")
    .orderBy("found.id")
    .$narrowType<{
      role: SelfAssignableRole;
      referrerRole: SelfAssignableRole | null;
    }>()
    .execute();
}

type HeldRow = Awaited<ReturnType<typeof readHeld>>[number];

/** How many addresses that look like another are named. */
const SHOWN_ALIKE = 3;

/** The first entries of each mailbox, by it: one more than is named, since one of them may be the person's own. */
async function readAlike(rows: readonly HeldRow[]) {
  const alike = new Map<string, { id: string; email: string }[]>();
  if (rows.length === 0) return alike;
  const ranked = reads()
    .selectFrom("WaitlistEntry as s")
    .select(["s.id", "s.email", "s.mailbox"])
    .select(({ fn }) =>
      fn
        .agg<number>("row_number")
        .over((each) => each.partitionBy("s.mailbox").orderBy("s.createdAt").orderBy("s.id"))
        .as("rank"),
    )
    .where(
      "s.mailbox",
      "in",
      rows.map(({ mailbox }) => mailbox),
    );
  const first = await reads()
    .selectFrom(ranked.as("ranked"))
    .select(["ranked.id", "ranked.email", "ranked.mailbox"])
    .where("ranked.rank", "<=", SHOWN_ALIKE + 1)
    .orderBy("ranked.mailbox")
    .orderBy("ranked.rank")
    .execute();
  for (const { mailbox, ...entry } of first) {
    alike.set(mailbox, [...(alike.get(mailbox) ?? []), entry]);
  }
  return alike;
}

/** The reasons of a referral, in the order of the rules; what this version has not heard of is left out. */
function readReasons(text: string) {
  const reasons: unknown = JSON.parse(text);
  return Array.isArray(reasons) ? HELD_REASONS.filter((reason) => reasons.includes(reason)) : [];
}

function referrerOf(row: HeldRow): ReferralSideView | null {
  const { referrerEmail, referrerSince, counted, refused } = row;
  if (referrerEmail === null || referrerSince === null) return null;
  return {
    email: referrerEmail,
    role: row.referrerRole,
    source: row.referrerSource,
    since: fromDbInstant(referrerSince),
    confirmedAt: fromDbInstant(row.referrerConfirmedAt),
    hasAccount: row.referrerUserId !== null,
    counted,
    held: row.held,
    refused,
  };
}

function toView(row: HeldRow, alike: string[], actor: Actor): HeldReferralView {
  return {
    id: row.id,
    code: row.code,
    reasons: readReasons(row.reasons),
    alike,
    heldAt: fromDbInstant(row.at),
    referrer: referrerOf(row),
    referred: {
      email: row.email,
      role: row.role,
      source: row.source,
      since: fromDbInstant(row.createdAt),
      confirmedAt: fromDbInstant(row.confirmedAt),
      hasAccount: row.userId !== null,
      counted: row.ownCounted,
      held: row.ownHeld,
      refused: row.ownRefused,
    },
    isOwn: [row.userId, row.referrerUserId].includes(actor.userId),
  };
}

/** The referrals that wait for a decision, the oldest first. @throws {DomainError} request.forbidden */
export async function listHeldReferrals(
  actor: Actor,
  { cursor }: { cursor?: string | null } = {},
): Promise<ListPage<HeldReferralView>> {
  authorize(actor, "waitlist.manage");
  const rows = await readHeld(readCursor(cursor, FROM_OLDEST), PAGE_LENGTH + 1);
  const alike = await readAlike(rows);
  const alikeOf = ({ mailbox, entryId }: HeldRow) =>
    (alike.get(mailbox) ?? [])
      .filter(({ id }) => id !== entryId)
      .slice(0, SHOWN_ALIKE)
      .map(({ email }) => email);
  return listPageOf(rows, (row) => toView(row, alikeOf(row), actor));
}
