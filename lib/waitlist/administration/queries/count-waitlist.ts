import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { Funnel } from "../rules.ts";

/** Each count along an index that has its rows and little else. */
const overall = preparedRead<object, Funnel>(
  `SELECT subscribed, confirmed + joinedUnconfirmed AS confirmed, invited, joined, joinedInvited
   FROM (SELECT
     (SELECT count(*) FROM WaitlistEntry) AS subscribed,
     (SELECT count(*) FROM WaitlistEntry WHERE referralCode IS NOT NULL) AS confirmed,
     (SELECT count(*) FROM WaitlistEntry INDEXED BY WaitlistEntry_joined
        WHERE joinedAt IS NOT NULL AND confirmedAt IS NULL) AS joinedUnconfirmed,
     (SELECT count(*) FROM WaitlistEntry WHERE waveId IS NOT NULL) AS invited,
     (SELECT count(*) FROM WaitlistEntry INDEXED BY WaitlistEntry_joined
        WHERE joinedAt IS NOT NULL) AS joined,
     (SELECT count(*) FROM WaitlistEntry INDEXED BY WaitlistEntry_joined
        WHERE joinedAt IS NOT NULL AND waveId IS NOT NULL) AS joinedInvited)`,
);

/** How far everybody came who ever subscribed. @throws {DomainError} request.forbidden */
export function countWaitlist(actor: Actor): Funnel {
  authorize(actor, "waitlist.manage");
  const row = overall().get({});
  if (!row) throw new Error("a count gives one row");
  return row;
}
