import { fullName } from "../../../kernel/person-name.ts";
import { homeClock } from "../../../kernel/place.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import { stateOf } from "../../../visits/rules.ts";
import { codeStateOf, teamActionsOf } from "../rules.ts";
import type { TeamVisitLine } from "../views.ts";

/** Visits `v` with the home `p`, its commune `c` and its seller `s`, and the host `h`. */
export const teamVisitRows = () =>
  reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .innerJoin("User as h", "h.id", "v.hostId")
    .select(["v.id", "v.startsAt", "v.endsAt", "v.type", "v.status", "v.visitorName", "v.buyerId"])
    .select(["v.hostId", "v.checkInFailures", "v.lockDueAt", "v.cancelReason", "p.title"])
    .select(["p.communeCode", "p.sellerId", "c.name as city"])
    .select(["h.firstName as hostFirstName", "h.lastName as hostLastName"]);

type TeamVisitRow = Awaited<ReturnType<ReturnType<typeof teamVisitRows>["execute"]>>[number];

/** Whether somebody takes part in a visit, and decides nothing about it. */
export const takesPart = (
  { buyerId, hostId, sellerId }: Pick<TeamVisitRow, "buyerId" | "hostId" | "sellerId">,
  userId: string,
): boolean => [buyerId, hostId, sellerId].includes(userId);

/** A row as the team reads it. */
export function toTeamVisit(row: TeamVisitRow, userId: string, now: Date): TeamVisitLine {
  const { id, type, status, title, city, visitorName, hostId, checkInFailures } = row;
  const facts = { status, startsAt: fromDbInstant(row.startsAt), checkInFailures };
  return {
    ...{ id, type, title, city, visitorName },
    startsAt: facts.startsAt,
    clock: homeClock(row.communeCode),
    state: stateOf({ ...facts, cancelReason: row.cancelReason }, now),
    code: codeStateOf(facts),
    host: {
      id: hostId,
      name: fullName({ firstName: row.hostFirstName, lastName: row.hostLastName }),
      isLooper: hostId !== row.sellerId,
    },
    dueAt: fromDbInstant(row.lockDueAt),
    actions: takesPart(row, userId) ? [] : teamActionsOf(facts, now),
  };
}
