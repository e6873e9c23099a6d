import type { ListWindow } from "../../../kernel/keyset.ts";
import {
  FROM_OLDEST,
  type ListPage,
  type ListPlace,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import type { SelfAssignableRole } from "../../../kernel/roles.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { HELD_REASONS } from "../../referral-rules.ts";
import { referralsOf, SOURCE_OF } from "../sql.ts";
import type { HeldReferralView, ReferralSideView } from "../views.ts";

interface Counts {
  counted: number;
  held: number;
  refused: number;
}

interface HeldRow extends ListPlace, Counts {
  code: string;
  reasons: string;
  alike: string;
  email: string;
  role: SelfAssignableRole;
  source: string;
  createdAt: string;
  confirmedAt: string | null;
  userId: string | null;
  ownCounted: number;
  ownHeld: number;
  ownRefused: number;
  referrerEmail: string | null;
  referrerRole: SelfAssignableRole | null;
  referrerSource: string | null;
  referrerSince: string | null;
  referrerConfirmedAt: string | null;
  referrerUserId: string | null;
}

const own = (status: keyof Counts, name: string) =>
  `${referralsOf("e.referralCode", status).replace(/ AS \w+$/, "")} AS ${name}`;

/** The referrer is somebody of the list, or has an account and never was on it. */
const held = preparedRead<ListWindow, HeldRow>(
  `SELECT r.id, r.settledAt AS at, r.referrerCode AS code, r.reasons,
     (SELECT json_group_array(o.email) FROM (SELECT s.email FROM WaitlistEntry s
        WHERE s.mailbox = e.mailbox AND s.id <> e.id ORDER BY s.createdAt LIMIT 3) o) AS alike,
     e.email, e.role, ${SOURCE_OF} AS source, e.createdAt, e.confirmedAt, e.userId,
     ${own("counted", "ownCounted")}, ${own("held", "ownHeld")}, ${own("refused", "ownRefused")},
     coalesce(f.email, u.email) AS referrerEmail, f.role AS referrerRole,
     f.source AS referrerSource, coalesce(f.createdAt, u.createdAt) AS referrerSince,
     coalesce(f.confirmedAt, u.emailConfirmedAt) AS referrerConfirmedAt,
     coalesce(f.userId, u.id) AS referrerUserId,
     ${referralsOf("r.referrerCode", "counted")}, ${referralsOf("r.referrerCode", "held")},
     ${referralsOf("r.referrerCode", "refused")}
   FROM (SELECT id FROM WaitlistReferral
     WHERE status = 'held' AND (settledAt, id) > (:at, :id)
     ORDER BY settledAt, id LIMIT :limit) h
   JOIN WaitlistReferral r ON r.id = h.id
   JOIN WaitlistEntry e ON e.id = r.entryId
   LEFT JOIN WaitlistEntry f ON f.referralCode = r.referrerCode
   LEFT JOIN User u ON u.referralCode = r.referrerCode AND u.erasedAt IS NULL
   ORDER BY r.settledAt, r.id`,
);

/** The reasons of a referral, in the order of the rules; what this version has not heard of is left out. */
function readReasons(text: string) {
  const reasons: unknown = JSON.parse(text);
  return Array.isArray(reasons) ? HELD_REASONS.filter((reason) => reasons.includes(reason)) : [];
}

const instant = (text: string | null) => (text === null ? null : new Date(text));

function referrerOf(row: HeldRow): ReferralSideView | null {
  const { referrerEmail, referrerSince, counted, refused } = row;
  if (referrerEmail === null || referrerSince === null) return null;
  return {
    email: referrerEmail,
    role: row.referrerRole,
    source: row.referrerSource,
    since: new Date(referrerSince),
    confirmedAt: instant(row.referrerConfirmedAt),
    hasAccount: row.referrerUserId !== null,
    counted,
    held: row.held,
    refused,
  };
}

function toView(row: HeldRow, actor: Actor): HeldReferralView {
  return {
    id: row.id,
    code: row.code,
    reasons: readReasons(row.reasons),
    alike: JSON.parse(row.alike) as string[],
    heldAt: new Date(row.at),
    referrer: referrerOf(row),
    referred: {
      email: row.email,
      role: row.role,
      source: row.source,
      since: new Date(row.createdAt),
      confirmedAt: instant(row.confirmedAt),
      hasAccount: row.userId !== null,
      counted: row.ownCounted,
      held: row.ownHeld,
      refused: row.ownRefused,
    },
    isOwn: [row.userId, row.referrerUserId].includes(actor.userId),
  };
}

/** The referrals that wait for a decision, the oldest first. @throws {DomainError} request.forbidden */
export function listHeldReferrals(
  actor: Actor,
  { cursor }: { cursor?: string | null } = {},
): ListPage<HeldReferralView> {
  authorize(actor, "waitlist.manage");
  const rows = held().all({ ...readCursor(cursor, FROM_OLDEST), limit: PAGE_LENGTH + 1 });
  return listPageOf(rows, (row) => toView(row, actor));
}
