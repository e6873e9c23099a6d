import { preparedRead } from "../../platform/db/raw.ts";

const spentRead = preparedRead<{ signature: string }, { found: number }>(
  `SELECT 1 AS found FROM SpentChallenge WHERE signature = @signature`,
);

/** Whether a form went through with a challenge's answer already. */
export function isSpent(signature: string): boolean {
  return spentRead().get({ signature }) !== undefined;
}
