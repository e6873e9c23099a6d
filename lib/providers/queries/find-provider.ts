import { isId } from "../../kernel/ids.ts";
import { civilDay } from "../../kernel/time.ts";
import type { PhotoView } from "../../listings/views.ts";
import { addCacheTags } from "../../platform/cache-tags.ts";
import type { ProviderPageView } from "../views.ts";
import { listReviews } from "./list-reviews.ts";
import { listChecks, listRatings, providerView, shownProviders } from "./provider-rows.ts";

/** A provider of the directory, or null: unknown, or suspended. Public. */
export async function findProvider(id: string, now = new Date()): Promise<ProviderPageView | null> {
  addCacheTags("providers");
  if (!isId(id)) return null;
  const row = await shownProviders()
    .select("p.portfolio")
    .where("p.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const portfolio = row.portfolio === null ? [] : (JSON.parse(row.portfolio) as PhotoView[]);
  const facts = { checks: await listChecks([id]), ratings: await listRatings([id]) };
  return {
    ...providerView(row, facts, civilDay(now)),
    portfolio,
    reviews: await listReviews(id),
  };
}
