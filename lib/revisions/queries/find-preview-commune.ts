import { reads } from "../../platform/db/read.ts";
import type { PreviewCommune } from "../preview.ts";

/** The commune of an INSEE code, for a preview; null for none. */
export async function findPreviewCommune(code: string | undefined): Promise<PreviewCommune | null> {
  if (code === undefined) return null;
  const row = await reads()
    .selectFrom("Commune")
    .select(["code", "name", "lat", "lng", "slug", "departmentCode", "departmentName"])
    .where("code", "=", code)
    .executeTakeFirst();
  return row ?? null;
}
