import { reads } from "../../platform/db/read.ts";

/** Whether a form went through with a challenge's answer already. */
export async function isSpent(signature: string): Promise<boolean> {
  const row = await reads()
    .selectFrom("SpentChallenge")
    .select("signature")
    .where("signature", "=", signature)
    .executeTakeFirst();
  return row !== undefined;
}
