import type Database from "better-sqlite3";
import type { CommuneRow } from "../../lib/communes/commune.ts";
import { civilDay, DAY_MS } from "../../lib/kernel/time.ts";
import { toDbInstant } from "../../lib/platform/db/instants.ts";
import { drawFor } from "../catalogue/draw.ts";
import { type PersonKind, personId } from "../catalogue/ids.ts";
import { type Person, personOf } from "../catalogue/people.ts";
import { BulkInsert, type SqlValue } from "./bulk.ts";

const USER_COLUMNS = [
  "id",
  "email",
  "emailNormalized",
  "firstName",
  "lastName",
  "phone",
  "city",
  "postalCode",
  "activeRole",
  "referralCode",
  "emailConfirmedAt",
  "createdAt",
  "updatedAt",
] as const;

const GRANT_COLUMNS = ["id", "userId", "role", "status", "requestedAt", "decidedAt"] as const;

const PROFILE_COLUMNS = [
  "userId",
  "rsacNumber",
  "identityExpiresOn",
  "attestationExpiresOn",
  "insuranceExpiresOn",
  "trainedAt",
  "weeklyHours",
  "firstGrantedAt",
] as const;

/** The oldest listing is younger than its seller's account. */
const OLDEST_LISTING_DAYS = 560;

/** What a kind's dates are drawn with. */
const DRAWS = { seller: 1, ambassador: 2, buyer: 3 } as const;

/** Writes the catalogue's sellers, ambassadors and buyers, each once, with the roles they hold. */
export class PeopleWriter {
  readonly #known: Set<string>;
  readonly #users: BulkInsert;
  readonly #grants: BulkInsert;
  readonly #profiles: BulkInsert;
  readonly #towns: readonly CommuneRow[];
  readonly #now: number;

  /** `towns` says where the ambassador of each number lives; `now` in epoch milliseconds. */
  constructor(database: Database.Database, towns: readonly CommuneRow[], now: number) {
    const ids = database.prepare<[], string>('SELECT "id" FROM "User"').pluck().all();
    this.#known = new Set(ids as string[]);
    this.#users = new BulkInsert(database, "User", USER_COLUMNS);
    this.#grants = new BulkInsert(database, "RoleGrant", GRANT_COLUMNS);
    this.#profiles = new BulkInsert(database, "AmbassadorProfile", PROFILE_COLUMNS);
    this.#towns = towns;
    this.#now = now;
  }

  /** Writes those of these people that are not there yet. */
  write(numbersOf: Readonly<Record<PersonKind, readonly number[]>>): void {
    const users: SqlValue[] = [];
    const grants: SqlValue[] = [];
    const profiles: SqlValue[] = [];
    for (const kind of ["seller", "ambassador", "buyer"] as const) {
      for (const number of numbersOf[kind]) {
        if (this.#known.has(personId(kind, number))) continue;
        const person = personOf(kind, number);
        this.#known.add(person.id);
        this.#push(person, number, { users, grants, profiles });
      }
    }
    this.#users.insert(users);
    this.#grants.insert(grants);
    this.#profiles.insert(profiles);
  }

  #push(
    person: Person,
    number: number,
    rows: { users: SqlValue[]; grants: SqlValue[]; profiles: SqlValue[] },
  ): void {
    const draw = drawFor(number, DRAWS[person.kind]);
    const joined = this.#now - (OLDEST_LISTING_DAYS + draw.int(5, 400)) * DAY_MS;
    const joinedAt = toDbInstant(new Date(joined));
    const town = person.kind === "ambassador" ? this.#towns[number] : undefined;
    rows.users.push(
      person.id,
      person.email,
      person.email,
      person.firstName,
      person.lastName,
      person.phone,
      town?.name ?? null,
      town?.postalCodes[0] ?? null,
      person.kind,
      person.referralCode,
      joinedAt,
      joinedAt,
      joinedAt,
    );
    rows.grants.push(person.grantId, person.id, person.kind, "active", joinedAt, joinedAt);
    if (person.kind !== "ambassador") return;
    rows.profiles.push(
      person.id,
      `9${String(draw.int(0, 99_999_999)).padStart(8, "0")}`,
      civilDay(new Date(this.#now + (900 + number) * DAY_MS)),
      civilDay(new Date(this.#now + draw.int(120, 600) * DAY_MS)),
      civilDay(new Date(this.#now + draw.int(120, 360) * DAY_MS)),
      toDbInstant(new Date(joined + draw.int(3, 30) * DAY_MS)),
      draw.int(5, 10),
      joinedAt,
    );
  }
}
