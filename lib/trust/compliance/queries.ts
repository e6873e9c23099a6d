import { normalizeEmail } from "../../kernel/email.ts";
import { COUNT_BOUND, cursorAt } from "../../kernel/keyset.ts";
import { civilDay, daysBefore, shiftCivilDay } from "../../kernel/time.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { LAPSING_DAYS, papersOn } from "../../policy/looper-papers.ts";
import type { LapsingLooperView, PersonalDataFigures } from "./views.ts";

interface LapsingRow {
  grantId: string;
  requestedAt: string;
  name: string;
  email: string;
  trained: 0 | 1;
  rsacNumber: string | null;
  attestationExpiresOn: string | null;
  insuranceExpiresOn: string | null;
}

/** The first to end comes first; those suspended for it are in the list of their state. */
const lapsing = preparedRead<{ soon: string; limit: number }, LapsingRow>(
  `SELECT g.id AS grantId, g.requestedAt, u.firstName || ' ' || u.lastName AS name, u.email,
          p.trainedAt IS NOT NULL AS trained, p.rsacNumber, p.attestationExpiresOn,
          p.insuranceExpiresOn
   FROM (SELECT userId FROM AmbassadorProfile INDEXED BY AmbassadorProfile_attestation
           WHERE attestationExpiresOn <= :soon
         UNION
         SELECT userId FROM AmbassadorProfile INDEXED BY AmbassadorProfile_insurance
           WHERE insuranceExpiresOn <= :soon) f
   JOIN RoleGrant g ON g.userId = f.userId AND g.role = 'ambassador' AND g.status = 'active'
   JOIN AmbassadorProfile p ON p.userId = f.userId
   JOIN User u ON u.id = f.userId
   ORDER BY min(coalesce(p.attestationExpiresOn, ''), coalesce(p.insuranceExpiresOn, '')), g.id
   LIMIT :limit`,
);

/** The loopers in force whose papers end within thirty days. @throws request.forbidden */
export function listLapsingLoopers(actor: Actor, now = new Date()): LapsingLooperView[] {
  authorize(actor, "people.check");
  const today = civilDay(now);
  return lapsing()
    .all({ soon: shiftCivilDay(today, LAPSING_DAYS), limit: 50 })
    .map(({ grantId, name, email, trained, requestedAt, ...papers }) => ({
      grantId,
      name,
      email,
      place: cursorAt(requestedAt),
      papers: papersOn({ ...papers, trained: trained === 1 }, today).filter(
        ({ state }) => state === "lapsing" || state === "lapsed",
      ),
    }));
}

interface DataRow extends Omit<PersonalDataFigures, "oldestUnconfirmedAt"> {
  oldestUnconfirmedAt: string | null;
}

const dataFigures = preparedRead<{ month: string; bound: number }, DataRow>(
  `SELECT
     (SELECT count(*) FROM (SELECT 1 FROM PendingRegistration
        WHERE passwordHash IS NOT NULL LIMIT :bound)) AS unconfirmed,
     (SELECT min(createdAt) FROM (SELECT createdAt FROM PendingRegistration
        WHERE passwordHash IS NOT NULL
        ORDER BY expiresAt LIMIT 1)) AS oldestUnconfirmedAt,
     (SELECT count(*) FROM (SELECT 1 FROM User INDEXED BY User_erased
        WHERE erasedAt IS NOT NULL LIMIT :bound)) AS erased,
     (SELECT count(*) FROM (SELECT 1 FROM User INDEXED BY User_erased
        WHERE erasedAt >= :month LIMIT :bound)) AS erasedIn30Days`,
);

/** What is held of people who have no account yet, or none any more. @throws request.forbidden */
export function getPersonalDataFigures(actor: Actor, now = new Date()): PersonalDataFigures {
  authorize(actor, "people.check");
  const row = dataFigures().get({ month: toDbInstant(daysBefore(now, 30)), bound: COUNT_BOUND });
  if (!row) throw new Error("a count gives one row");
  const { oldestUnconfirmedAt } = row;
  return {
    ...row,
    oldestUnconfirmedAt: oldestUnconfirmedAt === null ? null : new Date(oldestUnconfirmedAt),
  };
}

const personOf = preparedRead<{ email: string }, { id: string }>(
  "SELECT id FROM User WHERE emailNormalized = :email",
);

/** Whose an address is; null for nobody's. @throws {DomainError} request.forbidden */
export function findPersonId(actor: Actor, email: string): string | null {
  authorize(actor, "people.check");
  return personOf().get({ email: normalizeEmail(email) })?.id ?? null;
}
