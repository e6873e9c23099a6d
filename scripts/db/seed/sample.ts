import type Database from "better-sqlite3";
import { choosePhotos } from "../../../lib/catalogue/photos.ts";
import { visitHours } from "../../../lib/catalogue/visit-hours.ts";
import { eurosToCents } from "../../../lib/kernel/money.ts";
import { NO_CRITERIA, type SearchCriteria } from "../../../lib/search/criteria.ts";
import { searchTextOf } from "../../../lib/search/interpret/words.ts";
import { toDbInstant } from "../../../lib/server/db/instants.ts";
import { insertRow } from "./bulk.ts";
import { audienceDays } from "./sample/audience.ts";
import { PROPERTIES, SAMPLE_PROPERTIES, type SampleProperty } from "./sample/properties.ts";
import { SAMPLE_PROVIDERS } from "./sample/providers.ts";
import { NOTIFICATION_DEFAULTS, PEOPLE, SAMPLE_PEOPLE } from "./sample/users.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Writes rows of the sample with dates relative to the present. */
class SampleWriter {
  readonly database: Database.Database;
  readonly now: Date;

  constructor(database: Database.Database, now: Date) {
    this.database = database;
    this.now = now;
  }

  insert(table: string, row: Parameters<typeof insertRow>[2]): void {
    insertRow(this.database, table, row);
  }

  /** The stored form of an instant that many days ago. */
  ago(days: number): string {
    return toDbInstant(new Date(this.now.getTime() - days * DAY_MS));
  }
}

/** Whether the database has people, and hence the sample or something better. */
export function hasPeople(database: Database.Database): boolean {
  return database.prepare('SELECT 1 FROM "User" LIMIT 1').get() !== undefined;
}

/**
 * Writes the specification's sample: five properties, eight people, two saved searches, two
 * visits, eleven providers, and what hangs on them. One transaction. Needs the communes.
 * @throws {SqliteError} when part of it is already there.
 */
export function seedSample(database: Database.Database, now: Date): void {
  const writer = new SampleWriter(database, now);
  database
    .transaction(() => {
      writePeople(writer);
      for (const property of SAMPLE_PROPERTIES) writeProperty(writer, property);
      const slots = writeSlots(writer);
      writeVisits(writer, slots);
      writeBuyerActivity(writer);
      writeProviders(writer);
    })
    .immediate();
}

function writePeople(writer: SampleWriter): void {
  // Who refers comes before who is referred, whatever the order they are listed in.
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
      activeRole: person.activeRole,
      referralCode: person.referralCode,
      referredById: person.referredById ?? null,
      emailConfirmedAt: writer.ago(joinedDaysAgo),
      createdAt: writer.ago(joinedDaysAgo),
      updatedAt: writer.ago(joinedDaysAgo),
    });
    for (const preference of NOTIFICATION_DEFAULTS) {
      writer.insert("NotificationPreference", { userId: id, ...preference });
    }
  }
  for (const [rank, person] of SAMPLE_PEOPLE.entries()) writeRoles(writer, person, rank);
}

function writeRoles(writer: SampleWriter, person: (typeof SAMPLE_PEOPLE)[number], rank: number) {
  const { id, joinedDaysAgo, looperPapers } = person;
  person.roles.forEach(({ role, status }, index) => {
    const decided = status === "active";
    writer.insert("RoleGrant", {
      id: `r01e${String(rank).padStart(7, "0")}${index}`,
      userId: id,
      role,
      status,
      requestedAt: writer.ago(joinedDaysAgo),
      decidedAt: decided ? writer.ago(Math.max(0, joinedDaysAgo - 2)) : null,
      decidedById: decided && role === "ambassador" ? PEOPLE.trust : null,
    });
  });
  if (!looperPapers) return;
  const inDays = (days: number) =>
    new Date(writer.now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  writer.insert("AmbassadorProfile", {
    userId: id,
    rsacNumber: looperPapers.rsacNumber,
    attestationExpiresOn: inDays(looperPapers.attestationDays),
    insuranceExpiresOn: inDays(looperPapers.insuranceDays),
    trainedAt: writer.ago(joinedDaysAgo - 6),
    weeklyHours: looperPapers.weeklyHours,
  });
}

function writeProperty(writer: SampleWriter, property: SampleProperty): void {
  const { id, title, description, neighbourhood, diagnosis, coownership, audience } = property;
  const optionalAgo = (days: number | null) => (days === null ? null : writer.ago(days));
  const [leastCost, mostCost] = diagnosis?.yearlyCostEuros ?? [];
  writer.insert("Property", {
    id,
    sellerId: PEOPLE.seller,
    ambassadorId: property.ambassadorId,
    status: property.status,
    type: property.type,
    title,
    description,
    priceCents: eurosToCents(property.priceEuros),
    surfaceDm2: property.surfaceDm2,
    landSurfaceM2: property.landSurfaceM2,
    rooms: property.rooms,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    floor: property.floor,
    floorCount: property.floorCount,
    builtYear: property.builtYear,
    features: JSON.stringify(property.features),
    address: property.address,
    transport: property.transport,
    neighbourhood,
    communeCode: property.communeCode,
    postalCode: property.postalCode,
    lat: property.lat,
    lng: property.lng,
    energyClass: diagnosis?.energyClass ?? null,
    ghgClass: diagnosis?.ghgClass ?? null,
    energyUse: diagnosis?.energyUse ?? null,
    ghgEmission: diagnosis?.ghgEmission ?? null,
    energyCostMinCents: leastCost === undefined ? null : eurosToCents(leastCost),
    energyCostMaxCents: mostCost === undefined ? null : eurosToCents(mostCost),
    energyCostYear: diagnosis?.priceYear ?? null,
    coownershipLots: coownership?.lots ?? null,
    coownershipChargesCents: coownership ? eurosToCents(coownership.yearlyChargesEuros) : null,
    coownershipProceedings: coownership ? Number(coownership.proceedings) : null,
    viewCount: audience.views.reduce((sum, views) => sum + views, 0),
    favoriteCount: audience.favorites,
    searchText: searchTextOf(title, neighbourhood, description),
    createdAt: writer.ago(property.createdDaysAgo),
    updatedAt: writer.ago(property.soldDaysAgo ?? 2),
    publishedAt: optionalAgo(property.publishedDaysAgo),
    soldAt: optionalAgo(property.soldDaysAgo),
    withdrawnAt: null,
  });
  const photos = choosePhotos(
    {
      type: property.type,
      departmentCode: property.communeCode.slice(0, 2),
      features: property.features,
      rooms: property.rooms,
      energy: diagnosis?.energyClass,
      seed: property.photoSeed,
    },
    property.builtYear,
  );
  photos.forEach(({ mediaKey, alt }, position) => {
    writer.insert("PropertyPhoto", { propertyId: id, position, mediaKey, alt });
  });
  for (const { day, views, favorites } of audienceDays(property, writer.now)) {
    writer.insert("PropertyDay", { propertyId: id, day, views, favorites });
  }
}

/** Starts of the visits offered, as [day of `visitHours`, half-hour of that day]. */
const OFFERED: Readonly<Record<string, readonly (readonly [day: number, half: number])[]>> = {
  [PROPERTIES.thabor]: [
    [1, 1],
    [1, 18],
    [3, 6],
    [4, 17],
    [6, 2],
    [8, 19],
  ],
  [PROPERTIES.parame]: [
    [2, 3],
    [2, 5],
    [5, 11],
    [7, 10],
    [9, 2],
  ],
  [PROPERTIES.graslin]: [
    [0, 7],
    [0, 17],
    [3, 18],
    [4, 8],
  ],
};

interface WrittenSlot {
  id: string;
  propertyId: string;
  startsAt: string;
  endsAt: string;
}

function writeSlots(writer: SampleWriter): WrittenSlot[] {
  const days = visitHours(writer.now.getTime());
  const slots: WrittenSlot[] = [];
  for (const [propertyId, offered] of Object.entries(OFFERED)) {
    for (const [day, half] of offered) {
      const time = days[day]?.[half];
      if (!time) continue;
      const slot = {
        id: `s10t${String(slots.length).padStart(8, "0")}`,
        propertyId,
        startsAt: toDbInstant(new Date(time.startsAt)),
        endsAt: toDbInstant(new Date(time.endsAt)),
      };
      writer.insert("VisitSlot", slot);
      slots.push(slot);
    }
  }
  return slots;
}

/** One visit that took place and was liked, one to come. */
function writeVisits(writer: SampleWriter, slots: readonly WrittenSlot[]): void {
  const buyer = SAMPLE_PEOPLE.find(({ id }) => id === PEOPLE.buyer);
  const next = slots.find(({ propertyId }) => propertyId === PROPERTIES.parame);
  if (!buyer || !next) throw new Error("the sample lacks its buyer or its slots");
  const visitor = {
    buyerId: buyer.id,
    visitorName: `${buyer.firstName} ${buyer.lastName}`,
    visitorEmail: buyer.email,
    visitorPhone: buyer.phone,
  };
  // A past visit was at a time of day that visits are offered: two weeks before a coming one.
  const [, firstEvening] = slots.filter(({ propertyId }) => propertyId === PROPERTIES.thabor);
  const held = new Date(new Date(firstEvening?.startsAt ?? writer.now).getTime() - 14 * DAY_MS);
  writer.insert("Visit", {
    id: "v1s1t0000001",
    propertyId: PROPERTIES.thabor,
    slotId: null,
    ...visitor,
    startsAt: toDbInstant(held),
    endsAt: toDbInstant(new Date(held.getTime() + HOUR_MS / 2)),
    type: "physical",
    status: "completed",
    notes: "Je viens avec ma compagne ; nous regardons surtout la luminosité et le bruit.",
    feedbackRating: 5,
    feedbackComment:
      "Visite très claire, Nadia connaît bien la copropriété. L’appartement est lumineux, comme annoncé.",
    feedbackAskedAt: toDbInstant(new Date(held.getTime() + 3 * HOUR_MS)),
    createdAt: toDbInstant(new Date(held.getTime() - 4 * DAY_MS)),
    updatedAt: toDbInstant(new Date(held.getTime() + 20 * HOUR_MS)),
  });
  writer.insert("Visit", {
    id: "v1s1t0000002",
    propertyId: PROPERTIES.parame,
    slotId: next.id,
    ...visitor,
    startsAt: next.startsAt,
    endsAt: next.endsAt,
    type: "physical",
    status: "scheduled",
    notes: "Peut-on voir aussi le garage et les combles ?",
    createdAt: writer.ago(2),
    updatedAt: writer.ago(1),
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

function writeProviders(writer: SampleWriter): void {
  for (const { specialties, certifications, verified, ...provider } of SAMPLE_PROVIDERS) {
    writer.insert("ServiceProvider", {
      ...provider,
      specialties: JSON.stringify(specialties),
      certifications: JSON.stringify(certifications),
      portfolio: null,
      verified: Number(verified),
      createdAt: writer.ago(220),
    });
  }
}
