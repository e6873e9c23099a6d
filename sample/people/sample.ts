import type Database from "better-sqlite3";
import { DEMO_PASSWORD } from "../../lib/accounts/demo.ts";
import { eurosToCents } from "../../lib/kernel/money.ts";
import { NOTIFICATION_DEFAULTS } from "../../lib/notifications/preferences.ts";
import { hashPassword } from "../../lib/platform/passwords.ts";
import { NO_CRITERIA, type SearchCriteria } from "../../lib/search-index/criteria.ts";
import { writeMandates } from "../seed/mandates.ts";
import { writeSales } from "../seed/sales.ts";
import { LEDGER_HOMES } from "./ledgers/ledgers.ts";
import {
  endLedgerMandates,
  writeLedgerDealings,
  writeLedgerHomes,
  writeLedgerPeople,
} from "./ledgers/write-homes.ts";
import { writePay } from "./ledgers/write-pay.ts";
import { writeStatements } from "./ledgers/write-statements.ts";
import { PROPERTIES, SAMPLE_PROPERTIES } from "./rows/properties.ts";
import { PEOPLE, SAMPLE_PEOPLE } from "./rows/users.ts";
import { writeDealings } from "./rows/write-dealings.ts";
import { ownCourse, writeProperty } from "./rows/write-properties.ts";
import { writeProviders } from "./rows/write-providers.ts";
import { writeTrainings } from "./rows/write-trainings.ts";
import { writeSlots, writeVisits } from "./rows/write-visits.ts";
import { SampleWriter } from "./rows/writer.ts";

/** Whether the database has people, and hence the sample or something better. */
export function hasPeople(database: Database.Database): boolean {
  return database.prepare('SELECT 1 FROM "User" LIMIT 1').get() !== undefined;
}

/** The stored hashes of the demonstration's password, by person's id: no two salts are equal. */
export async function hashDemoPasswords(): Promise<ReadonlyMap<string, string>> {
  const hashed = SAMPLE_PEOPLE.map(
    async ({ id }) => [id, await hashPassword(DEMO_PASSWORD)] as const,
  );
  return new Map(await Promise.all(hashed));
}

/**
 * Gives their password to the people of the sample who have none: those of a database that was
 * filled while demo accounts were off. Returns how many.
 */
export function openDemoAccounts(
  database: Database.Database,
  passwordHashes: ReadonlyMap<string, string>,
): number {
  const open = database.prepare<[hash: string, id: string, address: string]>(
    `UPDATE "User" SET "passwordHash" = ?
     WHERE "id" = ? AND "emailNormalized" = ? AND "passwordHash" IS NULL`,
  );
  return SAMPLE_PEOPLE.reduce((opened, { id, email }) => {
    const hash = passwordHashes.get(id);
    return opened + (hash === undefined ? 0 : open.run(hash, id, email).changes);
  }, 0);
}

/**
 * Writes the specification's sample: five properties, eight people, two saved searches, two
 * visits, eleven providers, and what hangs on them; and beside, out of every search, what stands behind the ledgers of its
 * two loopers. One transaction. Needs the communes. Without
 * the hashes of their passwords, nobody of the sample can sign in.
 * @throws {SqliteError} when part of it is already there.
 */
export function seedSample(
  database: Database.Database,
  now: Date,
  passwordHashes: ReadonlyMap<string, string> = new Map(),
): void {
  const writer = new SampleWriter(database, now);
  database
    .transaction(() => {
      writePeople(writer, passwordHashes);
      for (const property of SAMPLE_PROPERTIES) {
        writeProperty(writer, property, ownCourse(writer, property));
      }
      writeLedgerPeople(writer);
      writeLedgerHomes(writer);
      const homes = [...SAMPLE_PROPERTIES, ...LEDGER_HOMES.map(({ property }) => property)];
      const ids = homes.map(({ id }) => `'${id}'`);
      writeMandates(database, `"id" IN (${ids.join(", ")})`);
      const slots = writeSlots(writer);
      writeVisits(writer, slots);
      writeBuyerActivity(writer);
      writeDealings(writer);
      writeLedgerDealings(writer);
      writeSales(database, `p."id" IN (${ids.join(", ")})`, now);
      endLedgerMandates(writer);
      writePay(writer);
      writeStatements(writer);
      writeProviders(writer);
      writeTrainings(writer);
    })
    .immediate();
}

function writePeople(writer: SampleWriter, passwordHashes: ReadonlyMap<string, string>): void {
  // A referrer comes before the people they referred, whatever the order they are listed in.
  const byReferral = SAMPLE_PEOPLE.toSorted(
    (a, b) => Number(a.referredById !== undefined) - Number(b.referredById !== undefined),
  );
  for (const person of byReferral) {
    const { id, email, joinedDaysAgo } = person;
    writer.insert("User", {
      id,
      email,
      emailNormalized: email,
      firstName: person.firstName,
      lastName: person.lastName,
      phone: person.phone,
      address: person.address,
      city: person.city,
      postalCode: person.postalCode,
      passwordHash: passwordHashes.get(id) ?? null,
      activeRole: person.activeRole,
      referralCode: person.referralCode,
      referredById: person.referredById ?? null,
      emailConfirmedAt: writer.ago(joinedDaysAgo),
      createdAt: writer.ago(joinedDaysAgo),
      updatedAt: writer.ago(joinedDaysAgo),
    });
    for (const { kind, email, push, sms } of NOTIFICATION_DEFAULTS) {
      const means = { email: Number(email), push: Number(push), sms: Number(sms) };
      writer.insert("NotificationPreference", { userId: id, kind, ...means });
    }
  }
  for (const [rank, person] of SAMPLE_PEOPLE.entries()) writeRoles(writer, person, rank);
}

function writeRoles(writer: SampleWriter, person: (typeof SAMPLE_PEOPLE)[number], rank: number) {
  const { id, joinedDaysAgo, looperPapers } = person;
  const decidedAt = writer.ago(Math.max(0, joinedDaysAgo - 2));
  person.roles.forEach(({ role, status }, index) => {
    const decided = status === "active";
    writer.insert("RoleGrant", {
      id: `r01e${String(rank).padStart(7, "0")}${index}`,
      userId: id,
      role,
      status,
      // One after the other, in the order they are listed.
      requestedAt: writer.ago(joinedDaysAgo - index / 1_440),
      decidedAt: decided ? decidedAt : null,
      decidedById: decided && role === "ambassador" ? PEOPLE.trust : null,
    });
  });
  if (!looperPapers) return;
  writer.insert("AmbassadorProfile", {
    userId: id,
    rsacNumber: looperPapers.rsacNumber,
    identityExpiresOn: writer.dayIn(looperPapers.identityDays),
    attestationExpiresOn: writer.dayIn(looperPapers.attestationDays),
    insuranceExpiresOn: writer.dayIn(looperPapers.insuranceDays),
    trainedAt: writer.ago(joinedDaysAgo - 6),
    weeklyHours: looperPapers.weeklyHours,
    workPhone: looperPapers.workPhone,
    firstGrantedAt: person.roles.some(
      ({ role, status }) => role === "ambassador" && status === "active",
    )
      ? decidedAt
      : null,
  });
}

const SAVED_SEARCHES: readonly {
  id: string;
  name: string;
  criteria: Partial<SearchCriteria>;
  alertEnabled: boolean;
  frequency: "instant" | "daily" | "weekly";
  daysAgo: number;
}[] = [
  {
    id: "search000001",
    name: "Appartement familial à Rennes",
    criteria: {
      location: "Rennes",
      types: ["apartment"],
      maxPriceCents: eurosToCents(380_000),
      minRooms: 4,
    },
    alertEnabled: true,
    frequency: "daily",
    daysAgo: 41,
  },
  {
    id: "search000002",
    name: "Maison avec jardin près de la mer",
    criteria: {
      location: "Saint-Malo",
      types: ["house"],
      maxPriceCents: eurosToCents(700_000),
      minRooms: 5,
      features: ["jardin"],
    },
    alertEnabled: false,
    frequency: "weekly",
    daysAgo: 18,
  },
];

function writeBuyerActivity(writer: SampleWriter): void {
  for (const { id, name, criteria, alertEnabled, frequency, daysAgo } of SAVED_SEARCHES) {
    writer.insert("SavedSearch", {
      id,
      userId: PEOPLE.buyer,
      name,
      criteria: JSON.stringify({ ...NO_CRITERIA, ...criteria }),
      alertEnabled: Number(alertEnabled),
      frequency,
      createdAt: writer.ago(daysAgo),
    });
  }
  for (const [userId, propertyId, daysAgo] of [
    [PEOPLE.buyer, PROPERTIES.thabor, 24],
    [PEOPLE.buyer, PROPERTIES.parame, 17],
    [PEOPLE.secondBuyer, PROPERTIES.graslin, 8],
    [PEOPLE.secondBuyer, PROPERTIES.thabor, 31],
    [PEOPLE.referred, PROPERTIES.parame, 12],
  ] as const) {
    writer.insert("Favorite", { userId, propertyId, createdAt: writer.ago(daysAgo) });
  }
}
