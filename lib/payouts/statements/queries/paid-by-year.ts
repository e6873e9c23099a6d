import { reads } from "../../../platform/db/read.ts";

/** What a looper was paid by civil year of the payment, the last first. The caller has checked who asks. */
export async function paidByYear(
  looperId: string,
): Promise<{ year: number; amountCents: number }[]> {
  const rows = await reads()
    .selectFrom("Payout")
    .select((eb) => [
      eb.fn<string>("substr", [eb.ref("paidOn"), eb.lit(1), eb.lit(4)]).as("year"),
      eb.fn.sum<number>("amountCents").as("amountCents"),
    ])
    .where("looperId", "=", looperId)
    .where("paidOn", "is not", null)
    .groupBy("year")
    .orderBy("year", "desc")
    .execute();
  return rows.map(({ year, amountCents }) => ({ year: Number(year), amountCents }));
}
