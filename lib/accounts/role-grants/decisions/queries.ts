import { preparedRead } from "../../../platform/db/raw.ts";
import type { LooperPapers } from "../../../policy/looper-papers.ts";

/** The person behind a looper's request, as a decision about it needs them. */
interface LooperGrant {
  id: string;
  userId: string;
  email: string;
  firstName: string;
}

const looperGrant = preparedRead<{ id: string }, LooperGrant>(
  `SELECT g.id, g.userId, u.email, u.firstName FROM RoleGrant g JOIN User u ON u.id = g.userId
   WHERE g.id = :id AND g.role = 'ambassador' AND u.erasedAt IS NULL`,
);

/** Whose request it is; null where there is none, or nobody any more. */
export function findLooperGrant(id: string): LooperGrant | null {
  return looperGrant().get({ id }) ?? null;
}

interface ActiveRow extends LooperGrant {
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
): (LooperGrant & { papers: LooperPapers })[] {
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
