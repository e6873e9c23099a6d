import { civilDay, daysBefore, shiftCivilDay } from "../../../kernel/time.ts";
import { OPEN_LEAD_STATUSES } from "../../../leads/states.ts";
import { boundedCount } from "../../../platform/db/bounded-count.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize, type Permission } from "../../../policy/can.ts";
import { LAPSING_DAYS } from "../../../policy/looper-papers.ts";
import { countHeldReferrals } from "../../../waitlist/administration/queries/count-held-referrals.ts";
import { lapsingLoopers } from "../../compliance/queries/lapsing-loopers.ts";
import { countCheckedListings } from "../../listings/queries/count-checked-listings.ts";
import { countLoopers } from "../../loopers/queries/count-loopers.ts";
import { STALE_LEAD_DAYS } from "../../rules.ts";
import { countSales } from "../../sales/queries/count-sales.ts";
import type { TrustFigures } from "../views.ts";

const staleLeads = (now: Date) =>
  reads()
    .selectFrom("Lead")
    .select("id")
    .where("ambassadorId", "is not", null)
    .where("status", "in", OPEN_LEAD_STATUSES)
    .where("updatedAt", "<=", toDbInstant(daysBefore(now, STALE_LEAD_DAYS)));

const mailsIn = (state: "waiting" | "dead") =>
  reads()
    .selectFrom("OutboxMail")
    .select("id")
    .where("state", "=", literal(state))
    .where("settledAt", "is", null);

const joinedSince = (day: Date) =>
  reads().selectFrom("User").select("id").where("createdAt", ">=", toDbInstant(day));

const counted = (now: Date) =>
  reads()
    .selectNoFrom([
      boundedCount(staleLeads(now)).as("staleLeads"),
      boundedCount(
        lapsingLoopers(shiftCivilDay(civilDay(now), LAPSING_DAYS)).select("p.userId"),
      ).as("lapsingPapers"),
      boundedCount(mailsIn("waiting")).as("mailsWaiting"),
      boundedCount(mailsIn("dead")).as("mailsDead"),
      boundedCount(joinedSince(daysBefore(now, 7))).as("joinedIn7Days"),
      boundedCount(joinedSince(daysBefore(now, 30))).as("joinedIn30Days"),
    ])
    .executeTakeFirstOrThrow();

const NEEDED: readonly Permission[] = ["people.check", "leads.qualify", "mails.read"];

/** The figures of the team's dashboard. @throws {DomainError} request.forbidden */
export async function getTrustFigures(actor: Actor, now = new Date()): Promise<TrustFigures> {
  for (const permission of NEEDED) authorize(actor, permission);
  const loopers = await countLoopers(actor);
  const sales = await countSales(actor, now);
  return {
    ...(await counted(now)),
    ...(await countCheckedListings(actor)),
    requests: loopers.pending,
    suspendedLoopers: loopers.suspended,
    heldReferrals: await countHeldReferrals(actor),
    salesInProgress: sales.accepted,
  };
}
