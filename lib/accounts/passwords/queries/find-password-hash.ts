import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";

const hashOf = preparedRead<{ userId: string }, { passwordHash: string | null }>(
  "SELECT passwordHash FROM User WHERE id = :userId AND erasedAt IS NULL",
);

/** The person's password as it is stored; null where there is none. */
export function findPasswordHash({ userId }: Pick<Actor, "userId">): string | null {
  return hashOf().get({ userId })?.passwordHash ?? null;
}
