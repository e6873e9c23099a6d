import { reads } from "../../platform/db/read.ts";

/** The names of communes by their codes; a code that none has is absent. */
export async function listCommuneNames(codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await reads()
    .selectFrom("Commune")
    .select(["code", "name"])
    .where("code", "in", codes)
    .execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}
