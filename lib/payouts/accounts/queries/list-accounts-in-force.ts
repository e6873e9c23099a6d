import { toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";

/** The accounts that can be paid by now and whose looper does not know it; of erased ones none. */
export async function listAccountsInForce(now: Date) {
  const rows = await reads()
    .selectFrom("PayoutAccount as a")
    .innerJoin("User as u", "u.id", "a.looperId")
    .select(["a.id", "a.looperId", "a.lastFour", "u.firstName", "u.email"])
    .select((eb) =>
      eb
        .selectFrom("PayoutAccount as n")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("n.looperId", "=", "a.looperId")
        .whereRef("n.addedAt", ">", "a.addedAt")
        .$asScalar()
        .$notNull()
        .as("newer"),
    )
    .where("a.notifiedAt", "is", null)
    .where("a.payableFrom", "<=", toDbInstant(now))
    .where("u.erasedAt", "is", null)
    .execute();
  return rows.map(({ newer, ...row }) => ({ ...row, isLast: newer === 0 }));
}
