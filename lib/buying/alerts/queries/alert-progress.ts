import { reads } from "../../../platform/db/read.ts";

/** The last event that alerts were made of; 0 before the first. */
export async function alertProgress(): Promise<number> {
  const row = await reads().selectFrom("AlertProgress").select("seq").executeTakeFirst();
  return row?.seq ?? 0;
}
