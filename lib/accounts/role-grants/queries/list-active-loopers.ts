import { preparedRead } from "../../../platform/db/raw.ts";
import type { LooperPapers } from "../../../policy/looper-papers.ts";
import type { LooperGrantHolder } from "./find-looper-grant.ts";

interface ActiveRow extends LooperGrantHolder {
  trained: 0 | 1;
  rsacNumber: string | null;
  attestationExpiresOn: string | null;
  insuranceExpiresOn: string | null;
  checkedUntil: string | null;
}

const activeAfter = preparedRead<{ after: string; limit: number }, ActiveRow>(
  `SELECT g.id, g.userId, u.email, u.firstName, p.trainedAt IS NOT NULL AS trained,
          p.rsacNumber, p.attestationExpiresOn, p.insuranceExpiresOn, p.checkedUntil
   FROM RoleGrant g JOIN User u ON u.id = g.userId
   LEFT JOIN AmbassadorProfile p ON p.userId = g.userId
   WHERE g.role = 'ambassador' AND g.status = 'active' AND u.erasedAt IS NULL AND g.id > :after
   ORDER BY g.id LIMIT :limit`,
);

/** The loopers in force with their papers, by id, from the one after `after` on. */
export function listActiveLoopers(
  after: string,
  limit: number,
): (LooperGrantHolder & { papers: LooperPapers })[] {
  return activeAfter()
    .all({ after, limit })
    .map(({ id, userId, email, firstName, trained, ...papers }) => ({
      id,
      userId,
      email,
      firstName,
      papers: { ...papers, trained: trained === 1 },
    }));
}
