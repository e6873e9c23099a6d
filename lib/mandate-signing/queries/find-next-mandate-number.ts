import { reads } from "../../platform/db/read.ts";

/** The number that the next mandate of the register has. */
export async function findNextMandateNumber(): Promise<number> {
  const row = await reads()
    .selectFrom("Mandate")
    .select(({ fn }) => fn.max("number").as("last"))
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}
