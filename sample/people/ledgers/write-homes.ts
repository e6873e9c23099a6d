import { eurosToCents } from "../../../lib/kernel/money.ts";
import type { Role } from "../../../lib/kernel/roles.ts";
import { HOUR_MS, MINUTE_MS, msAfter } from "../../../lib/kernel/time.ts";
import { offerEnd } from "../../../lib/offers/rules.ts";
import { toDbInstant } from "../../../lib/platform/db/instants.ts";
import { offeredHome } from "../../seed/offered-home.ts";
import { idsOf } from "../rows/ids-of.ts";
import { writeProperty } from "../rows/write-properties.ts";
import type { SampleWriter } from "../rows/writer.ts";
import type { LedgerHome, PastVisit } from "./home.ts";
import { LEDGER_HOMES } from "./ledgers.ts";
import { LEDGER_BUYERS, LEDGER_SELLERS, type LedgerPerson, ledgerPerson } from "./people.ts";

/** Minutes after midnight at which deeds are signed, offers accepted and visits begin. */
const DEED_AT = 660;
const ACCEPTED_AT = 1_140;
const VISITS_AT = [600, 1_080, 690, 840, 1_110, 960];
const VISIT_MINUTES = 30;

/** What visitors wrote, by their rating: some wrote nothing. */
const OPINIONS: Record<3 | 4 | 5, readonly (string | null)[]> = {
  5: [
    "Accueil à l’heure, réponses précises sur les charges et les travaux votés.",
    null,
    "Visite agréable, sans pression. Le bien correspond à l’annonce.",
    "Nous avons pu prendre notre temps et poser toutes nos questions.",
    null,
  ],
  4: [
    "Bonne visite, il manquait seulement le dernier procès-verbal d’assemblée.",
    null,
    "Très bon accueil. La rue est un peu plus passante que prévu.",
  ],
  3: ["Le créneau a été un peu court pour tout voir, mais l’échange était sincère."],
};

/** The people behind the ledgers, as long before the present as they had to come. */
export function writeLedgerPeople(writer: SampleWriter): void {
  const grantId = idsOf("grant");
  const write = (person: LedgerPerson, role: Role, joinedDaysAgo: number, address: object) => {
    const { id, email, firstName, lastName, phone, referralCode } = person;
    const joined = writer.ago(joinedDaysAgo);
    writer.insert("User", {
      ...{ id, email, emailNormalized: email, firstName, lastName, phone, referralCode },
      ...{ city: "Rennes", postalCode: "35000", ...address, activeRole: role },
      ...{ emailConfirmedAt: joined, createdAt: joined, updatedAt: joined },
    });
    writer.insert("RoleGrant", {
      ...{ id: grantId(), userId: id, role, status: "active" },
      ...{ requestedAt: joined, decidedAt: joined },
    });
  };
  for (const { property, seller } of LEDGER_HOMES) {
    const city = nameOfCommune(writer, property.communeCode);
    const { address, postalCode, createdDaysAgo } = property;
    const person = ledgerPerson(LEDGER_SELLERS, seller);
    write(person, "seller", createdDaysAgo + 1, { address, postalCode, city });
  }
  for (const [rank, person] of LEDGER_BUYERS.entries()) {
    const days = LEDGER_HOMES.flatMap(({ visits }) => visits).filter(
      ([, visitor]) => visitor === rank,
    );
    write(person, "buyer", Math.max(...days.map(([daysAgo]) => daysAgo)) + 9, {});
  }
}

const nameOfCommune = ({ database }: SampleWriter, code: string): string =>
  database
    .prepare<[code: string], string>('SELECT "name" FROM "Commune" WHERE "code" = ?')
    .pluck()
    .get(code) ?? "";

/** The homes themselves. Their mandates and sales follow with those of the sample's own. */
export function writeLedgerHomes(writer: SampleWriter): void {
  for (const { property, seller, sale, withdrawnDaysAgo } of LEDGER_HOMES) {
    const soldAt = sale && toDbInstant(writer.at(sale.signedDaysAgo, DEED_AT));
    const withdrawnAt = withdrawnDaysAgo === null ? null : writer.ago(withdrawnDaysAgo);
    const createdAt = writer.ago(property.createdDaysAgo);
    writeProperty(writer, property, {
      ...{ sellerId: ledgerPerson(LEDGER_SELLERS, seller).id, createdAt, soldAt, withdrawnAt },
      updatedAt: soldAt ?? withdrawnAt ?? createdAt,
      publishedAt: writer.ago(property.publishedDaysAgo ?? 0),
    });
  }
}

/** What brought each home's sale about: its visits, and the offer that was accepted. */
export function writeLedgerDealings(writer: SampleWriter): void {
  const visitId = idsOf("pastv1s1t");
  const byDay = LEDGER_HOMES.flatMap(({ property, visits }) =>
    visits.map((visit) => ({ property, visit })),
  ).toSorted((a, b) => b.visit[0] - a.visit[0]);
  for (const [rank, { property, visit }] of byDay.entries()) {
    writePastVisit(writer, { id: visitId(), rank, property }, visit);
  }
  const offerId = idsOf("past0ffer");
  for (const home of LEDGER_HOMES) writeAcceptedOffer(writer, offerId(), home);
}

function writePastVisit(
  writer: SampleWriter,
  { id, rank, property }: { id: string; rank: number; property: LedgerHome["property"] },
  [daysAgo, visitor, rating]: PastVisit,
): void {
  const buyer = ledgerPerson(LEDGER_BUYERS, visitor);
  const startsAt = writer.at(daysAgo, VISITS_AT[rank % VISITS_AT.length] ?? 600);
  const endsAt = msAfter(startsAt, VISIT_MINUTES * MINUTE_MS);
  const hoursBefore = (hours: number) => toDbInstant(msAfter(startsAt, -hours * HOUR_MS));
  const requestedAt = toDbInstant(msAfter(endsAt, 3 * HOUR_MS));
  const givenAt = rating && toDbInstant(msAfter(endsAt, 20 * HOUR_MS));
  const comments = rating === null ? [null] : OPINIONS[rating];
  writer.insert("Visit", {
    ...{
      id,
      propertyId: property.id,
      slotId: null,
      hostId: property.ambassadorId,
      buyerId: buyer.id,
    },
    visitorName: `${buyer.firstName} ${buyer.lastName}`,
    ...{ visitorEmail: buyer.email, visitorPhone: buyer.phone },
    ...{ startsAt: toDbInstant(startsAt), endsAt: toDbInstant(endsAt) },
    ...{ type: "physical", status: "completed", completedAt: toDbInstant(endsAt) },
    // What the host typed.
    checkInCode: String(204_817 + rank * 7_919),
    ...{ confirmedAt: hoursBefore(70), createdAt: hoursBefore(92) },
    ...{ feedbackAskedAt: requestedAt, feedbackRating: rating, feedbackAt: givenAt },
    feedbackComment: comments[rank % comments.length] ?? null,
    updatedAt: givenAt ?? requestedAt,
  });
}

function writeAcceptedOffer(
  writer: SampleWriter,
  id: string,
  { property, sale, seller }: LedgerHome,
): void {
  if (sale === null) return;
  const buyer = ledgerPerson(LEDGER_BUYERS, sale.buyer);
  const acceptedAt = writer.at(sale.acceptedDaysAgo, ACCEPTED_AT);
  const decidedAt = toDbInstant(acceptedAt);
  const { communeCode } = property;
  const end = offerEnd(writer.dayIn(8 - sale.acceptedDaysAgo), communeCode);
  writer.insert("Offer", {
    ...{ id, propertyId: property.id, buyerId: buyer.id, authorId: buyer.id },
    home: JSON.stringify(offeredHome(property, nameOfCommune(writer, communeCode))),
    buyerName: `${buyer.firstName} ${buyer.lastName}`,
    ...{ buyerEmail: buyer.email, buyerPhone: buyer.phone },
    ...{ amountCents: eurosToCents(sale.offerEuros), status: "accepted" },
    ...{ financingType: sale.financing, financingApproved: 1 },
    ...{ expiryDate: end.expiryDate, expiresAt: toDbInstant(end.expiresAt) },
    conditions: sale.financing === "loan" ? "Sous réserve de l’obtention du prêt." : null,
    createdAt: toDbInstant(msAfter(acceptedAt, -26 * HOUR_MS)),
    ...{ updatedAt: decidedAt, decidedAt, decidedById: ledgerPerson(LEDGER_SELLERS, seller).id },
  });
  writer.insert("StatusPeriod", {
    ...{ propertyId: property.id, status: "under_offer", startedAt: decidedAt },
    endedAt: toDbInstant(writer.at(sale.signedDaysAgo, DEED_AT)),
  });
}

/** Ends the mandates of these homes, each with its sale or the day on which its seller gave up. */
export function endLedgerMandates({ database }: SampleWriter): void {
  const end = database.prepare<[propertyId: string]>(
    `UPDATE "Mandate" SET "endedAt" = (SELECT coalesce(p."soldAt", p."withdrawnAt") FROM "Property" p
       WHERE p."id" = "propertyId") WHERE "propertyId" = ?`,
  );
  for (const { property } of LEDGER_HOMES) end.run(property.id);
}
