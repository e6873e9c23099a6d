import { COUNT_BOUND } from "../../../kernel/keyset.ts";
import { daysBefore } from "../../../kernel/time.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { PersonalDataFigures } from "../views.ts";

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

/**
 * The data held about people who have no account yet, or none any more.
 * @throws request.forbidden
 */
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
