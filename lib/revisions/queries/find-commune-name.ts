import { reads } from "../../platform/db/read.ts";

/** The name of a commune; null where there is none of that code. */
export async function findCommuneName(code: string): Promise<string | null> {
  const row = await reads()
    .selectFrom("Commune")
    .select("name")
    .where("code", "=", code)
    .executeTakeFirst();
  return row?.name ?? null;
}
