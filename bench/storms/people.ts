import type Database from "better-sqlite3";
import { REFERRAL_CODE_ALPHABET, REFERRAL_CODE_LENGTH } from "../../lib/accounts/referral-code.ts";
import { sealCookie } from "../../lib/auth/next-auth.ts";
import { newId } from "../../lib/kernel/ids.ts";
import { randomText } from "../../lib/kernel/random.ts";
import type { Role } from "../../lib/kernel/roles.ts";
import { civilDay } from "../../lib/kernel/time.ts";
import { toDbInstant } from "../../lib/platform/db/instants.ts";
import { newToken, tokenHash } from "../../lib/platform/tokens.ts";
import { communeRow, mandateNames, propertyRow } from "../../lib/testing/builders.ts";

/** Somebody who is signed in, with the cookie that says so. */
export interface StormPerson {
  id: string;
  cookie: string;
}

const DAY_MS = 86_400_000;

type Row = Record<string, unknown>;

/** Writes a row as the models name its columns: instants, booleans and JSON as the database has them. */
export function insertRow(database: Database.Database, table: string, row: Row): void {
  const stored = Object.entries(row).map(([column, value]) => {
    if (value instanceof Date) return [column, toDbInstant(value)];
    if (typeof value === "boolean") return [column, Number(value)];
    if (Array.isArray(value)) return [column, JSON.stringify(value)];
    return [column, value];
  });
  const columns = stored.map(([column]) => `"${column}"`).join(", ");
  database
    .prepare(`INSERT INTO "${table}" (${columns}) VALUES (${stored.map(() => "?").join(", ")})`)
    .run(...stored.map(([, value]) => value));
}

function insertSession(database: Database.Database, userId: string, token: string, now: Date) {
  insertRow(database, "Session", {
    id: newId(),
    tokenHash: tokenHash(token),
    userId,
    remember: true,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 30 * DAY_MS),
  });
}

const cookieFor = async (token: string) => `next-auth.session-token=${await sealCookie(token)}`;

/** Signs somebody in on one more device. */
export async function openDevice(
  database: Database.Database,
  { id }: StormPerson,
): Promise<StormPerson> {
  const token = newToken();
  insertSession(database, id, token, new Date());
  return { id, cookie: await cookieFor(token) };
}

/** Opens accounts, each with its session. */
export async function openAccounts(
  database: Database.Database,
  role: Role,
  count: number,
): Promise<StormPerson[]> {
  const now = new Date();
  const people: (StormPerson & { token: string })[] = [];
  for (let each = 0; each < count; each++) {
    const token = newToken();
    people.push({ id: newId(), cookie: await cookieFor(token), token });
  }
  database.transaction(() => {
    for (const { id, token } of people) {
      const email = `${id}@example.org`;
      insertRow(database, "User", {
        id,
        email,
        emailNormalized: email,
        firstName: "Camille",
        lastName: "Martin",
        phone: "06 39 98 00 00",
        activeRole: role,
        referralCode: randomText(REFERRAL_CODE_ALPHABET, REFERRAL_CODE_LENGTH),
        emailConfirmedAt: now,
        createdAt: now,
        updatedAt: now,
      });
      insertRow(database, "RoleGrant", {
        id: newId(),
        userId: id,
        role,
        status: "active",
        requestedAt: now,
      });
      insertSession(database, id, token, now);
    }
  })();
  return people.map(({ id, cookie }) => ({ id, cookie }));
}

/** Publishes a home. @returns its id */
export function publishHome(database: Database.Database, sellerId: string): string {
  const property = propertyRow({ sellerId });
  const now = new Date();
  insertRow(database, "Property", { ...property, updatedAt: now });
  const last = database.prepare<[], number | null>(`SELECT max("number") FROM "Mandate"`).pluck();
  insertRow(database, "Mandate", {
    number: (last.get() ?? 0) + 1,
    propertyId: property.id,
    priceCents: property.priceCents,
    tier: "essential",
    feeCents: 4_000_00,
    signedAt: now,
    withdrawalEndsOn: civilDay(now),
    withdrawalEndsAt: now,
    ...mandateNames(property),
  });
  return property.id as string;
}

/** The commune of the storms' homes. */
export function writeCommune(database: Database.Database): void {
  insertRow(database, "Commune", communeRow() as Row);
}

/** Opens a slot of half an hour, on a day of its own. @returns its id */
export function openSlot(
  database: Database.Database,
  { propertyId, hostId, daysAhead, hour = 10 }: SlotOptions,
): string {
  const id = newId();
  const day = new Date(Date.now() + daysAhead * DAY_MS).toISOString().slice(0, 10);
  const startsAt = new Date(`${day}T${String(hour).padStart(2, "0")}:00:00Z`);
  const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
  insertRow(database, "VisitSlot", { id, propertyId, hostId, startsAt, endsAt });
  return id;
}

interface SlotOptions {
  propertyId: string;
  hostId: string;
  daysAhead: number;
  /** Of the clock in UTC. */
  hour?: number;
}
