import type { ExpressionBuilder } from "kysely";
import { homeClock } from "../../kernel/place.ts";
import { coverOf } from "../../listings/brief.ts";
import type { Models } from "../../platform/db/generated/kysely/models.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { VisitLine } from "../lines.ts";
import { type DashboardRole, LINES_SHOWN } from "../short-lists.ts";

type VisitTables = Models & { v: Models["Visit"]; p: Models["Property"] };
type OfVisit = ExpressionBuilder<VisitTables, "v" | "p">;

const inHomesOf = (eb: OfVisit, column: "sellerId" | "ambassadorId", userId: string) =>
  eb(
    "v.propertyId",
    "in",
    eb.selectFrom("Property as own").select("own.id").where(`own.${column}`, "=", userId),
  );

/** Which visits a role sees. */
const CONCERNED = {
  seller: (eb: OfVisit, userId: string) => inHomesOf(eb, "sellerId", userId),
  ambassador: (eb: OfVisit, userId: string) =>
    eb.or([
      inHomesOf(eb, "ambassadorId", userId),
      // What a looper is the host of in a home that they have parted from.
      eb.and([eb("v.hostId", "=", userId), eb("p.sellerId", "<>", userId)]),
    ]),
  buyer: (eb: OfVisit, userId: string) => eb("v.buyerId", "=", userId),
} satisfies Record<DashboardRole, unknown>;

/** A person's next visits under one role, soonest first. */
export async function nextVisits(
  role: DashboardRole,
  userId: string,
  now: Date,
): Promise<VisitLine[]> {
  const rows = await reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .select(["v.id", "p.id as listingId", "p.title as listing", "c.name as city"])
    .select(["v.startsAt", "v.status", "v.type", "v.visitorName as visitor"])
    .select(["ph.mediaKey", "ph.alt", "p.communeCode"])
    .select((eb) =>
      eb.selectFrom("User").select("postalCode").where("id", "=", userId).as("readerPostalCode"),
    )
    .where((eb) => CONCERNED[role](eb, userId))
    .where("v.startsAt", ">", toDbInstant(now))
    .where("v.status", "in", ["pending", "scheduled"])
    .orderBy("v.startsAt")
    .limit(LINES_SHOWN)
    .execute();
  return rows.map(
    ({ startsAt, status, type, mediaKey, alt, communeCode, readerPostalCode, ...row }) => ({
      ...row,
      clock: homeClock(communeCode, readerPostalCode),
      photo: coverOf({ mediaKey, alt }),
      startsAt: fromDbInstant(startsAt),
      confirmed: status === "scheduled",
      virtual: type === "virtual",
    }),
  );
}
