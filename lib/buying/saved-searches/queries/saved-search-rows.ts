import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { MAX_SAVED_SEARCHES } from "../rules.ts";

const searchesOf = (userId: string) =>
  reads()
    .selectFrom("SavedSearch")
    .select(["id", "name", "criteria", "alertEnabled", "frequency", "createdAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(MAX_SAVED_SEARCHES)
    .execute();

export type SavedSearchRow = Awaited<ReturnType<typeof searchesOf>>[number];

export async function savedSearchRows(actor: Actor): Promise<SavedSearchRow[]> {
  authorize(actor, "buying.read");
  return searchesOf(actor.userId);
}
