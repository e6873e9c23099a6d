import { preparedRead } from "../../../platform/db/raw.ts";
import type { ProfileFacts } from "../facts.ts";
import { type OfPerson, onlyRow } from "./person-statements.ts";

const profileRow = preparedRead<OfPerson, { profileItems: number; looperSince: string | null }>(
  `SELECT (u.emailConfirmedAt IS NOT NULL) + (trim(u.phone) <> '')
      + (trim(coalesce(u.address, '')) <> '')
      + (trim(coalesce(u.city, '')) <> '' AND trim(coalesce(u.postalCode, '')) <> '')
      + EXISTS (SELECT 1 FROM SecondFactor f
                WHERE f.userId = u.id AND f.confirmedAt IS NOT NULL) AS profileItems,
    (SELECT coalesce(g.decidedAt, g.requestedAt) FROM RoleGrant g
     WHERE g.userId = u.id AND g.role = 'ambassador' AND g.status = 'active') AS looperSince
   FROM User u WHERE u.id = :userId`,
);

export function profileFacts(userId: string): ProfileFacts {
  const { profileItems, looperSince } = onlyRow(profileRow().get({ userId }));
  return { profileItems, looperSince: looperSince === null ? null : new Date(looperSince) };
}
