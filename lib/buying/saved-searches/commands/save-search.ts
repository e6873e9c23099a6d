import { becomeBuyer } from "../../../accounts/role-grants/commands/become-buyer.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize, can } from "../../../policy/can.ts";
import { requireSearchParams } from "../../../search/schemas.ts";
import type { SearchCriteria } from "../../../search-index/criteria.ts";
import type { AlertFrequency } from "../frequencies.ts";
import { criteriaToSave, isSameSearch, MAX_SAVED_SEARCHES, storedCriteria } from "../rules.ts";

/** A search to save, and how often its alert is sent. */
interface SearchToSave {
  criteria: SearchCriteria;
  name: string;
  frequency: AlertFrequency;
  /** Whether a person who is no buyer becomes one by it, at once or not at all. */
  asBuyer?: boolean;
}

/** What became of it. */
export interface SavedSearchResult {
  id: string;
  /** False where the person had saved the same search: its name and its alert are the new ones. */
  created: boolean;
}

async function saveIn(
  tx: Transaction,
  userId: string,
  { criteria, name, frequency }: SearchToSave,
  now: Date,
): Promise<SavedSearchResult> {
  const own = await tx.savedSearch.findMany({
    where: { userId },
    select: { id: true, criteria: true },
    orderBy: { createdAt: "desc" },
    take: MAX_SAVED_SEARCHES,
  });
  const data = { name, frequency, alertEnabled: true };
  const same = own.find((each) =>
    isSameSearch(storedCriteria(JSON.stringify(each.criteria)), criteria),
  );
  if (same) {
    await tx.savedSearch.updateMany({ where: { id: same.id, userId }, data });
    return { id: same.id, created: false };
  }
  if (own.length >= MAX_SAVED_SEARCHES) throw new DomainError("saved-search.too-many");
  const id = newId();
  const stored = JSON.parse(JSON.stringify(criteriaToSave(criteria))) as Prisma.InputJsonObject;
  await tx.savedSearch.create({
    data: { id, userId, ...data, criteria: stored, createdAt: now },
    select: { id: true },
  });
  return { id, created: true };
}

/**
 * Saves a search with its alert switched on. May be repeated: a person has one search of the same criteria.
 * @throws {DomainError} request.forbidden, role.held where the buyer's role was suspended,
 * saved-search.too-many
 */
export async function saveSearch(
  search: SearchToSave,
  actor: Actor,
  now = new Date(),
): Promise<Once<SavedSearchResult>> {
  const takesRole = search.asBuyer === true && !can(actor, "buying.change");
  authorize(actor, takesRole ? "role.request" : "buying.change");
  return onceTransaction(async (tx) => {
    if (takesRole) await becomeBuyer(tx, actor, now);
    return saveIn(tx, actor.userId, search, now);
  });
}

/**
 * The same for a search by its query, as its page has it in its address.
 * @throws {DomainError} search.invalid-parameters, and what `saveSearch` throws
 */
export async function saveQuery(
  { query, ...search }: Omit<SearchToSave, "criteria"> & { query: string },
  actor: Actor,
  now = new Date(),
): Promise<Once<SavedSearchResult>> {
  const criteria = requireSearchParams(new URLSearchParams(query));
  return saveSearch({ ...search, criteria }, actor, now);
}
