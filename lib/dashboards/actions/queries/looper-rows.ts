import { civilDay, daysBefore, shiftCivilDay } from "../../../kernel/time.ts";
import { NEW_LEAD_STATUSES } from "../../../leads/states.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { type EndingPaper, LAPSING_DAYS, PAPER_ENDS } from "../../../policy/looper-papers.ts";
import { FOLLOW_UP_DAYS } from "../views.ts";
import { action, as } from "./action-columns.ts";

/* What waits of loopers: requests, leads and papers. */

export const requestsOfSellers = (userId: string) =>
  reads()
    .selectFrom("LooperRequest as q")
    .innerJoin("ListingRevision as r", "r.id", "q.revisionId")
    .innerJoin("User as u", "u.id", "r.sellerId")
    .select((eb) =>
      action({
        role: as("ambassador"),
        id: eb.ref("q.id"),
        subject: eb.ref("u.firstName"),
        since: eb.ref("q.createdAt"),
      }),
    )
    .where("q.ambassadorId", "=", userId)
    .where("q.status", "=", literal("pending"))
    .where("r.status", "<>", literal("discarded"));

const leadsOf = (userId: string) =>
  reads()
    .selectFrom("Lead as l")
    .leftJoin("Property as p", "p.id", "l.propertyId")
    .where("l.ambassadorId", "=", userId);

export const newLeads = (userId: string) =>
  leadsOf(userId)
    .select((eb) =>
      action({
        role: as("ambassador"),
        id: eb.ref("l.id"),
        subject: eb.ref("l.contactName"),
        listing: eb.ref("p.title"),
        since: eb.ref("l.createdAt"),
      }),
    )
    .where("l.status", "in", NEW_LEAD_STATUSES);

export const leadsLeftAlone = (userId: string, now: Date) =>
  leadsOf(userId)
    .select((eb) =>
      action({
        role: as("ambassador"),
        id: eb.ref("l.id"),
        subject: eb.ref("l.contactName"),
        listing: eb.ref("p.title"),
        since: eb.ref("l.updatedAt"),
      }),
    )
    .where("l.status", "=", literal("contacted"))
    .where("l.updatedAt", "<=", toDbInstant(daysBefore(now, FOLLOW_UP_DAYS)));

/** A paper that lapses within a month, with none to follow it handed in: its subject is which it is. */
export const lapsingPaper = (userId: string, now: Date, paper: EndingPaper) =>
  reads()
    .selectFrom("AmbassadorProfile as a")
    .select((eb) =>
      action({
        role: as("ambassador"),
        id: eb.ref("a.userId"),
        subject: literal(paper),
        until: eb.ref(`a.${PAPER_ENDS[paper]}`),
      }),
    )
    .where("a.userId", "=", userId)
    .where(`a.${PAPER_ENDS[paper]}`, "<=", shiftCivilDay(civilDay(now), LAPSING_DAYS))
    .where(({ not, exists, selectFrom, lit }) =>
      not(
        exists(
          selectFrom("LooperPaper as w")
            .select(lit(1).as("waits"))
            .whereRef("w.looperId", "=", "a.userId")
            .where("w.kind", "=", literal(paper))
            .where("w.endedAt", "is", null),
        ),
      ),
    );

/** Papers that were sent back and not handed in again: their subject is which they are. */
export const returnedPapers = (userId: string) =>
  reads()
    .selectFrom("LooperPaper as q")
    .select((eb) =>
      action({
        role: as("ambassador"),
        id: eb.ref("q.id"),
        subject: eb.cast<string>("q.kind", "text"),
        since: eb.ref("q.endedAt"),
      }),
    )
    .where("q.looperId", "=", userId)
    .where("q.outcome", "=", literal("returned"))
    .where(({ not, exists, selectFrom, ref, lit }) =>
      not(
        exists(
          selectFrom("LooperPaper as n")
            .select(lit(1).as("newer"))
            .whereRef("n.looperId", "=", "q.looperId")
            .whereRef("n.kind", "=", "q.kind")
            .where("n.handedInAt", ">", ref("q.handedInAt")),
        ),
      ),
    );

export const requestsToDecide = () =>
  reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .select((eb) =>
      action({
        role: as("trust_manager"),
        id: eb.ref("g.id"),
        subject: eb.ref("u.firstName"),
        lastName: eb.ref("u.lastName"),
        since: eb.ref("g.requestedAt"),
      }),
    )
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "=", literal("pending"));
