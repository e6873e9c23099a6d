import { reads } from "../../../platform/db/read.ts";

/** The number of the last event there is; 0 where there is none. */
export async function lastSequence(): Promise<number> {
  const row = await reads()
    .selectFrom("UserEvent")
    .select(({ fn }) => fn.max<number | null>("seq").as("last"))
    .executeTakeFirst();
  return row?.last ?? 0;
}
