import { COUNT_BOUND } from "../../../kernel/keyset.ts";
import { civilDay, daysBefore, shiftCivilDay } from "../../../kernel/time.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize, type Permission } from "../../../policy/can.ts";
import { LAPSING_DAYS } from "../../../policy/looper-papers.ts";
import { countHeldReferrals } from "../../../waitlist/administration/queries/count-held-referrals.ts";
import { countCheckedListings } from "../../listings/queries/count-checked-listings.ts";
import { countLoopers } from "../../loopers/queries/count-loopers.ts";
import { STALE_LEAD_DAYS } from "../../rules.ts";
import { countSales } from "../../sales/queries/count-sales.ts";
import type { TrustFigures } from "../views.ts";

type Counted = Pick<
  TrustFigures,
  "staleLeads" | "lapsingPapers" | "mailsWaiting" | "mailsDead" | "joinedIn7Days" | "joinedIn30Days"
>;

const bounded = (found: string) => `(SELECT count(*) FROM (${found} LIMIT :bound))`;

const ACTIVE_LOOPER = `JOIN RoleGrant g
  ON g.userId = p.userId AND g.role = 'ambassador' AND g.status = 'active'`;

const counted = preparedRead<
  { idleSince: string; soon: string; week: string; month: string; bound: number },
  Counted
>(
  `SELECT
     ${bounded(`SELECT 1 FROM Lead INDEXED BY Lead_state_age
       WHERE status IN ('new', 'contacted', 'qualified') AND updatedAt <= :idleSince`)} AS staleLeads,
     ${bounded(`SELECT p.userId FROM AmbassadorProfile p INDEXED BY AmbassadorProfile_attestation
         ${ACTIVE_LOOPER} WHERE p.attestationExpiresOn <= :soon
       UNION
       SELECT p.userId FROM AmbassadorProfile p INDEXED BY AmbassadorProfile_insurance
         ${ACTIVE_LOOPER} WHERE p.insuranceExpiresOn <= :soon`)} AS lapsingPapers,
     ${bounded("SELECT 1 FROM OutboxMail WHERE state = 'waiting'")} AS mailsWaiting,
     ${bounded("SELECT 1 FROM OutboxMail WHERE state = 'dead'")} AS mailsDead,
     ${bounded("SELECT 1 FROM User INDEXED BY User_joined WHERE createdAt >= :week")} AS joinedIn7Days,
     ${bounded("SELECT 1 FROM User INDEXED BY User_joined WHERE createdAt >= :month")} AS joinedIn30Days`,
);

const NEEDED: readonly Permission[] = ["people.check", "leads.qualify", "mails.read"];

/** The figures of the team's dashboard. @throws {DomainError} request.forbidden */
export async function getTrustFigures(actor: Actor, now = new Date()): Promise<TrustFigures> {
  for (const permission of NEEDED) authorize(actor, permission);
  const row = counted().get({
    idleSince: toDbInstant(daysBefore(now, STALE_LEAD_DAYS)),
    soon: shiftCivilDay(civilDay(now), LAPSING_DAYS),
    week: toDbInstant(daysBefore(now, 7)),
    month: toDbInstant(daysBefore(now, 30)),
    bound: COUNT_BOUND,
  });
  if (!row) throw new Error("a count gives one row");
  const loopers = countLoopers(actor);
  const sales = countSales(actor, now);
  return {
    ...row,
    ...countCheckedListings(actor),
    requests: loopers.pending,
    suspendedLoopers: loopers.suspended,
    heldReferrals: await countHeldReferrals(actor),
    salesInProgress: sales.accepted,
  };
}
