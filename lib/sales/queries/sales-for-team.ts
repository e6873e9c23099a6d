import { toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { followedSince } from "./followed-since.ts";
import { todayOfHome } from "./today-of-home.ts";

/**
 * The open sales `s`, of a home `p`, with a step that waits for the team: those whose timeline says so today
 * (timeline.ts), in SQL for lists that are cut there. They are few of all: found by when their offers were accepted. A
 * sale in which the reader takes part is for somebody else to record.
 */
export function salesForTeam(userId: string, now: Date) {
  const today = todayOfHome(now);
  return reads()
    .selectFrom("Sale as s")
    .innerJoin("Offer as o", "o.id", "s.offerId")
    .innerJoin("Property as p", "p.id", "s.propertyId")
    .where("s.status", "=", literal("open"))
    .where("o.status", "=", literal("accepted"))
    .where("o.decidedAt", ">=", followedSince(now))
    .where("s.buyerId", "<>", userId)
    .where("s.sellerId", "<>", userId)
    .where((eb) => eb.or([eb("s.ambassadorId", "is", null), eb("s.ambassadorId", "<>", userId)]))
    .where((eb) =>
      eb.or([
        // A signature is to be planned, or was to be recorded by today.
        eb.and([
          eb("s.compromisSignedOn", "is", null),
          eb.or([eb("s.compromisPlannedOn", "is", null), eb("s.compromisPlannedOn", "<=", today)]),
        ]),
        eb.and([eb("s.compromisSignedOn", "is not", null), eb("s.notifiedOn", "is", null)]),
        eb.and([eb("s.notifiedOn", "is not", null), eb("s.deedPlannedOn", "is", null)]),
        eb.and([
          eb("s.notifiedOn", "is not", null),
          eb("s.deedPlannedOn", "<=", today),
          eb("s.withdrawalEndsAt", "<=", toDbInstant(now)),
          eb.or([
            eb("o.financingType", "=", literal("cash")),
            eb("s.loanObtainedOn", "is not", null),
          ]),
        ]),
      ]),
    );
}
