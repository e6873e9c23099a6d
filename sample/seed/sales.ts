import type Database from "better-sqlite3";
import { zoneOf } from "../../lib/kernel/place.ts";
import {
  civilDay,
  HOUR_MS,
  msAfter,
  shiftCivilDay,
  startOfCivilDay,
} from "../../lib/kernel/time.ts";
import { toDbInstant } from "../../lib/platform/db/instants.ts";
import { type PriceTier, REFERRAL } from "../../lib/pricing/rules.ts";
import { agreedTerms, type SaleTerms } from "../../lib/sales/record.ts";
import { loanDueEnd, teamDueAt, withdrawalEndOf } from "../../lib/sales/rules.ts";

/** An accepted offer with its home, as a sale is made of it. */
interface AcceptedRow {
  id: string;
  propertyId: string;
  buyerId: string;
  sellerId: string;
  ambassadorId: string | null;
  buyerName: string;
  sellerName: string;
  looperName: string | null;
  amountCents: number;
  financingType: SaleTerms["offer"]["financingType"];
  financingApproved: 0 | 1;
  expiryDate: string;
  conditions: string | null;
  madeAt: string;
  acceptedAt: string;
  title: string;
  type: SaleTerms["property"]["type"];
  address: string;
  postalCode: string;
  city: string;
  communeCode: string;
  surfaceDm2: number;
  rooms: number;
  priceCents: number;
  soldAt: string | null;
  mandateNumber: number | null;
  mandatePriceCents: number;
  mandateTier: PriceTier["code"];
  mandateFeeCents: number;
}

/** In the order of the offers' ids, by which they are read batch by batch. */
const ACCEPTED = `SELECT o."id", p."id" AS propertyId, o."buyerId", p."sellerId", p."ambassadorId", o."buyerName",
    s."firstName" || ' ' || s."lastName" AS sellerName, l."firstName" || ' ' || l."lastName" AS looperName,
    o."amountCents", o."financingType", o."financingApproved", o."expiryDate", o."conditions",
    o."createdAt" AS madeAt, o."decidedAt" AS acceptedAt, p."title", p."type", p."address", p."postalCode",
    c."name" AS city, p."communeCode", p."surfaceDm2", p."rooms", p."priceCents",
    CASE p."status" WHEN 'sold' THEN p."soldAt" END AS soldAt, m."number" AS mandateNumber,
    m."priceCents" AS mandatePriceCents, m."tier" AS mandateTier, m."feeCents" AS mandateFeeCents
  FROM "Offer" o CROSS JOIN "Property" p ON p."id" = o."propertyId"
  JOIN "Commune" c ON c."code" = p."communeCode" JOIN "User" s ON s."id" = p."sellerId"
  LEFT JOIN "User" l ON l."id" = p."ambassadorId"
  LEFT JOIN "Mandate" m ON m."number" = (SELECT max("number") FROM "Mandate" WHERE "propertyId" = p."id")`;

/** Sales that are held in memory at a time. */
const BATCH = 2_000;

function termsOf(row: AcceptedRow): SaleTerms {
  const { propertyId, title, type, address, postalCode, city, surfaceDm2, rooms, priceCents } = row;
  const { mandateNumber, mandateTier: tier, mandateFeeCents: feeCents } = row;
  const mandate = { number: mandateNumber ?? 0, priceCents: row.mandatePriceCents, tier, feeCents };
  return agreedTerms({
    mandate: mandateNumber === null ? null : mandate,
    acceptedAt: new Date(row.acceptedAt).toISOString(),
    property: {
      ...{ id: propertyId, title, type, address, postalCode, city, surfaceDm2, rooms, priceCents },
    },
    buyerName: row.buyerName,
    sellerName: row.sellerName,
    looperName: row.looperName,
    offer: {
      id: row.id,
      author: "buyer",
      madeAt: new Date(row.madeAt).toISOString(),
      expiryDate: row.expiryDate,
      amountCents: row.amountCents,
      financingType: row.financingType,
      financingApproved: row.financingApproved === 1,
      conditions: row.conditions,
    },
  });
}

/** Days from the acceptance on which the steps of a sale take place: its deed is 62 days from it at least. */
const COURSE = { signed: 12, notified: 15, applied: 18, obtained: 50, loanDue: 58, deed: 75 };

const NO_WITHDRAWAL = { withdrawalEndsOn: null, withdrawalEndsAt: null };
const NO_LOAN = { loanDueOn: null, loanDueEndsAt: null };

/** Values as SQLite takes them: instants as they are stored. */
const stored = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, string | Date | null]) => [
      name,
      value instanceof Date ? toDbInstant(value) : value,
    ]),
  );

/** The civil days of a sale as far as it has come, and the steps that were taken by then. */
function courseOf(
  { acceptedAt, soldAt, financingType, sellerId, buyerId, communeCode }: AcceptedRow,
  now: Date,
) {
  const zone = zoneOf(communeCode);
  const opened = civilDay(new Date(acceptedAt), zone);
  const today = civilDay(now, zone);
  const deed =
    soldAt === null ? shiftCivilDay(opened, COURSE.deed) : civilDay(new Date(soldAt), zone);
  const day = (after: number) => shiftCivilDay(opened, after);
  const reached = (after: number) => (day(after) < today ? day(after) : null);
  const withLoan = financingType !== "cash";
  const signed = reached(COURSE.signed);
  const notified = reached(COURSE.notified);
  const applied = withLoan ? reached(COURSE.applied) : null;
  const obtained = withLoan ? reached(COURSE.obtained) : null;
  const days = {
    compromisPlannedOn: day(COURSE.signed),
    compromisSignedOn: signed,
    notifiedOn: notified,
    ...stored(notified === null ? NO_WITHDRAWAL : withdrawalEndOf(notified, communeCode)),
    ...stored(withLoan && signed ? loanDueEnd(day(COURSE.loanDue), communeCode) : NO_LOAN),
    loanAppliedOn: applied,
    loanObtainedOn: obtained,
    deedPlannedOn: notified && deed,
    deedSignedOn: soldAt === null ? null : deed,
  };
  const steps = [
    { kind: "opened", on: opened, at: acceptedAt, actorId: sellerId, day: null },
    { kind: "compromis_signed", on: signed, actorId: null },
    { kind: "compromis_notified", on: notified, actorId: null },
    { kind: "loan_applied", on: applied, actorId: buyerId },
    { kind: "loan_obtained", on: obtained, actorId: buyerId },
    { kind: "deed_signed", on: days.deedSignedOn, at: soldAt, actorId: null },
  ];
  return { days, steps };
}

const noonOf = (day: string, { communeCode }: AcceptedRow) =>
  toDbInstant(msAfter(startOfCivilDay(day, zoneOf(communeCode)), 12 * HOUR_MS));

/** When the team is to have recorded the present step. */
function dueOf(row: AcceptedRow, { days, steps }: ReturnType<typeof courseOf>): string {
  const zone = zoneOf(row.communeCode);
  const { notifiedOn } = days;
  const opened = civilDay(new Date(row.acceptedAt), zone);
  const last = steps.findLast(({ on }) => on !== null)?.on ?? opened;
  const end = notifiedOn === null ? null : withdrawalEndOf(notifiedOn, row.communeCode);
  const known = { ...days, withdrawalEndsOn: end?.withdrawalEndsOn ?? null };
  return toDbInstant(teamDueAt(known, last, zone));
}

/**
 * Writes the sales that the accepted offers of a seed opened, each with its terms and as far as it has come:
 * concluded where the listing is sold. They bear the ids of their offers.
 * @param where a condition on the columns of `Property`, as `p`
 */
export function writeSales(database: Database.Database, where: string, now: Date): void {
  const next = database.prepare<[after: string], AcceptedRow>(
    `${ACCEPTED} WHERE o."id" > ? AND o."status" = 'accepted' AND p."status" IN ('under_offer', 'sold') AND (${where})
     ORDER BY o."id" LIMIT ${BATCH}`,
  );
  const sale = database.prepare(
    `INSERT INTO "Sale" ("id", "propertyId", "offerId", "buyerId", "sellerId", "ambassadorId", "priceCents",
       "status", "openedAt", "endedAt", "teamDueAt", "compromisPlannedOn", "compromisSignedOn", "notifiedOn",
       "withdrawalEndsOn", "withdrawalEndsAt", "loanDueOn", "loanDueEndsAt", "loanAppliedOn", "loanObtainedOn",
       "deedPlannedOn", "deedSignedOn", "terms")
     VALUES (@id, @propertyId, @id, @buyerId, @sellerId, @ambassadorId, @amountCents,
       iif(@soldAt IS NULL, 'open', 'concluded'), @acceptedAt, @soldAt, @teamDueAt, @compromisPlannedOn, @compromisSignedOn,
       @notifiedOn, @withdrawalEndsOn, @withdrawalEndsAt, @loanDueOn, @loanDueEndsAt, @loanAppliedOn, @loanObtainedOn, @deedPlannedOn,
       @deedSignedOn, @terms)`,
  );
  const event = database.prepare(
    `INSERT INTO "SaleEvent" ("id", "saleId", "kind", "at", "actorId", "day") VALUES (?, ?, ?, ?, ?, ?)`,
  );
  for (let rows = next.all(""); rows.length > 0; rows = next.all(rows.at(-1)?.id ?? "")) {
    for (const row of rows) {
      const course = courseOf(row, now);
      sale.run({
        ...row,
        ...course.days,
        teamDueAt: dueOf(row, course),
        terms: JSON.stringify(termsOf(row)),
      });
      for (const [rank, { kind, on, at, actorId, day = on }] of course.steps.entries()) {
        if (on === null) continue;
        const id = rank === 0 ? row.id : `${row.id}${rank}`;
        event.run(id, row.id, kind, at ?? noonOf(on, row), actorId, day);
      }
    }
  }
  // Of the people of the seeds who sell or take care of a home that is sold, nobody was referred.
  database.exec(
    `INSERT INTO "ReferralReward" ("id", "saleId", "kind", "beneficiaryId", "referredId", "amountCents", "occurredAt")
     SELECT s."id", s."id", 'referrer_buyer', b."referredById", b."id", ${REFERRAL.buyerBonusCents}, s."endedAt"
     FROM "Sale" s JOIN "Property" p ON p."id" = s."propertyId" JOIN "User" b ON b."id" = s."buyerId"
     WHERE s."status" = 'concluded' AND b."referredById" IS NOT NULL AND (${where})`,
  );
}
