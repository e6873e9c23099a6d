import { preparedRead } from "../../../platform/db/raw.ts";

/** The person behind a looper's request, as a decision about it needs them. */
export interface LooperGrantHolder {
  id: string;
  userId: string;
  email: string;
  firstName: string;
}

const looperGrant = preparedRead<{ id: string }, LooperGrantHolder>(
  `SELECT g.id, g.userId, u.email, u.firstName FROM RoleGrant g JOIN User u ON u.id = g.userId
   WHERE g.id = :id AND g.role = 'ambassador' AND u.erasedAt IS NULL`,
);

/** Whose request it is; null where there is none, or nobody any more. */
export function findLooperGrant(id: string): LooperGrantHolder | null {
  return looperGrant().get({ id }) ?? null;
}
