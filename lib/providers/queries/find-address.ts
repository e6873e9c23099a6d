import { findCommuneBySlug } from "../../communes/queries/find-commune-by-slug.ts";
import { slugify } from "../../communes/slugs.ts";
import { isId } from "../../kernel/ids.ts";
import { providerTypeOf } from "../../kernel/provider-kinds.ts";
import { reads } from "../../platform/db/read.ts";
import { providerRoutes } from "../../routes/providers.ts";

/** What an address of the directory leads to: its page, another spelling's page, or nothing. */
export type DirectoryAddress =
  | { kind: "page" }
  | { kind: "moved"; path: string }
  | { kind: "unknown" };

const UNKNOWN = { kind: "unknown" } as const;
const PAGE = { kind: "page" } as const;
const MAX_LENGTH = 100;

/** What a trade and a commune lead to, as the address spells them; `place` is null for the trade's own page. */
export async function findDirectoryAddress(
  trade: string,
  place: string | null,
): Promise<DirectoryAddress> {
  if (trade.length > MAX_LENGTH || (place?.length ?? 0) > MAX_LENGTH) return UNKNOWN;
  const type = providerTypeOf(slugify(trade));
  if (type === null) return UNKNOWN;
  const slug = place === null ? undefined : slugify(place);
  if (slug !== undefined && !(await findCommuneBySlug(slug))) return UNKNOWN;
  const isSpelled = providerTypeOf(trade) === type && (slug ?? null) === place;
  return isSpelled ? PAGE : { kind: "moved", path: providerRoutes.of(type, slug) };
}

/** Whether a provider has a page. */
export async function findProviderAddress(id: string): Promise<DirectoryAddress> {
  if (!isId(id)) return UNKNOWN;
  const provider = await reads()
    .selectFrom("ServiceProvider")
    .select("id")
    .where("id", "=", id)
    .where("suspendedAt", "is", null)
    .executeTakeFirst();
  return provider ? PAGE : UNKNOWN;
}
