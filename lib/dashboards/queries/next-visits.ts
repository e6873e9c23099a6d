import { coverOf } from "../../listings/brief.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import type { VisitLine } from "../lines.ts";
import { COVER_JOIN, type CoverRow, type DashboardRole, LINES_SHOWN } from "../short-lists.ts";

type VisitRow = Omit<VisitLine, "startsAt" | "confirmed" | "virtual" | "photo"> &
  CoverRow & {
    startsAt: string;
    status: string;
    type: string;
  };

const visitsWhere = (condition: string) =>
  preparedRead<{ userId: string; now: string }, VisitRow>(
    `SELECT v.id, p.id AS listingId, p.title AS listing, c.name AS city, v.startsAt, v.status,
       v.type, v.visitorName AS visitor, ph.mediaKey, ph.alt
     FROM Visit v JOIN Property p ON p.id = v.propertyId JOIN Commune c ON c.code = p.communeCode
     ${COVER_JOIN}
     WHERE ${condition} AND v.startsAt > :now AND v.status IN ('pending', 'scheduled')
     ORDER BY v.startsAt LIMIT ${LINES_SHOWN}`,
  );

const mine = (column: "sellerId" | "ambassadorId") =>
  `v.propertyId IN (SELECT id FROM Property WHERE ${column} = :userId)`;

/** What a looper is the host of in a home that they have parted from. */
const HOSTED = "(v.hostId = :userId AND p.sellerId <> :userId)";

const VISITS = {
  seller: visitsWhere(mine("sellerId")),
  ambassador: visitsWhere(`(${mine("ambassadorId")} OR ${HOSTED})`),
  buyer: visitsWhere("v.buyerId = :userId"),
};

/** A person's next visits under one role, soonest first. */
export function nextVisits(role: DashboardRole, userId: string, now: Date): VisitLine[] {
  return VISITS[role]()
    .all({ userId, now: toDbInstant(now) })
    .map(({ startsAt, status, type, mediaKey, alt, ...row }) => ({
      ...row,
      photo: coverOf({ mediaKey, alt }),
      startsAt: new Date(startsAt),
      confirmed: status === "scheduled",
      virtual: type === "virtual",
    }));
}
