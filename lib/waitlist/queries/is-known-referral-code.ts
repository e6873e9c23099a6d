import { reads } from "../../platform/db/read.ts";

/** Whether a code is that of somebody who can bring people. */
export async function isKnownCode(code: string): Promise<boolean> {
  const known = await reads()
    .selectFrom("User")
    .select("referralCode")
    .where("referralCode", "=", code)
    .where("erasedAt", "is", null)
    .unionAll(
      reads()
        .selectFrom("WaitlistEntry")
        .select("referralCode")
        .where("referralCode", "=", code)
        .$narrowType<{ referralCode: string }>(),
    )
    .executeTakeFirst();
  return known !== undefined;
}
