import { listCommuneNames } from "../../communes/queries/list-commune-names.ts";
import { packageSavingsCents, sellerPackage } from "../../mandates/rules.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { completionOf } from "../../revisions/completion.ts";
import { coverOfContent, readContent } from "../../revisions/content.ts";
import { MOST_OPEN_REVISIONS } from "../../revisions/states.ts";
import type { OwnedDraft, OwnedPrice } from "../views.ts";

/** What somebody writes of homes that are no property yet. */
const draftsOf = (sellerId: string) =>
  reads()
    .selectFrom("ListingRevision")
    .where("sellerId", "=", sellerId)
    .where("status", "=", literal("editing"))
    .where("propertyId", "is", null);

/** The asking price of each draft of a seller; null where there is none yet. */
export async function draftPrices(sellerId: string): Promise<(number | null)[]> {
  const rows = await draftsOf(sellerId).select("content").execute();
  return rows.map(({ content }) => readContent(JSON.parse(content)).priceCents ?? null);
}

/** What is asked, and what its package would be and save. */
function priceOf(priceCents: number): OwnedPrice {
  const estimate = sellerPackage(null, priceCents);
  return {
    priceCents,
    savingsCents: packageSavingsCents(estimate),
    tier: estimate.tierName,
    estimated: estimate.estimated,
  };
}

/** The drafts of a seller, the latest first. */
export async function listDrafts(sellerId: string, now = new Date()): Promise<OwnedDraft[]> {
  const rows = await draftsOf(sellerId)
    .select(["id", "content", "updatedAt"])
    .orderBy("updatedAt", "desc")
    .orderBy("id")
    .limit(MOST_OPEN_REVISIONS)
    .execute();
  const drafts = rows.map((row) => ({ ...row, content: readContent(JSON.parse(row.content)) }));
  const communes = await listCommuneNames(
    drafts.flatMap(({ content }) => content.communeCode ?? []),
  );
  return drafts.map(({ id: revisionId, content, updatedAt }) => {
    const { title, address, postalCode, communeCode, priceCents } = content;
    const { done, total } = completionOf(content, now);
    const city = communeCode === undefined ? undefined : communes.get(communeCode);
    const town = [postalCode, city].filter(Boolean).join(" ");
    return {
      revisionId,
      title: title || null,
      address: [address, town].filter(Boolean).join(", ") || null,
      price: priceCents === undefined ? null : priceOf(priceCents),
      done: done.length,
      steps: total,
      savedAt: fromDbInstant(updatedAt),
      photo: coverOfContent(content),
    };
  });
}
