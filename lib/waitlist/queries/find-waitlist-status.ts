import { toDbInstant } from "../../platform/db/instants.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import { queued } from "../administration/sql.ts";
import { readToken } from "../links.ts";
import type { WaitlistStatusView } from "../views.ts";
import { findEntry } from "./find-entry.ts";
import { referralsOfCode } from "./referrals-of-code.ts";

/** Those of the role who wait. With a bound in time the index WaitlistEntry_queue counts them. */
const QUEUE = `FROM WaitlistEntry q WHERE q.role = e.role AND ${queued("q")}`;

const place = preparedRead<{ id: string; now: string }, { before: number; total: number }>(
  `SELECT (SELECT count(*) ${QUEUE} AND q.confirmedAt <= :now) AS total,
     (SELECT count(*) ${QUEUE} AND (q.confirmedAt, q.id) < (e.confirmedAt, e.id)) AS before
   FROM WaitlistEntry e WHERE e.id = :id`,
);

/** Where somebody stands; null where the link is no good, or the person was erased. */
export function findWaitlistStatus(token: unknown, now = new Date()): WaitlistStatusView | null {
  const id = readToken(token, "status", now);
  const entry = id === null ? null : findEntry(id);
  if (!entry) return null;
  const { email, role, referralCode, confirmedAt, invitedAt, userId } = entry;
  if (referralCode === null || confirmedAt === null) return null;
  const { before = 0, total = 0 } = place().get({ id: entry.id, now: toDbInstant(now) }) ?? {};
  const joined = userId !== null;
  return {
    ...referralsOfCode(referralCode),
    email,
    role,
    position: joined || invitedAt !== null ? null : before + 1,
    total,
    confirmedAt,
    invitedAt,
    joined,
  };
}
