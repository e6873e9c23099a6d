import { isId } from "../../kernel/ids.ts";
import { reads } from "../../platform/db/read.ts";
import type { RequestedProvider } from "../views.ts";

/** Whom a request would go to; null where the directory has no such provider. */
export async function findRequestedProvider(id: unknown): Promise<RequestedProvider | null> {
  if (!isId(id)) return null;
  const row = await reads()
    .selectFrom("ServiceProvider as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select(["p.id", "p.name", "p.type", "p.isDemonstration"])
    .select(["c.code", "c.name as communeName", "c.slug", "c.departmentCode"])
    .where("p.id", "=", id)
    .where("p.suspendedAt", "is", null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { code, communeName, slug, departmentCode, isDemonstration, ...provider } = row;
  const place = { code, name: communeName, slug, departmentCode };
  return { ...provider, place, isDemonstration: Boolean(isDemonstration) };
}
