import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { EstimateView } from "../views.ts";
import { findEstimate } from "./find-estimate.ts";

/** Most estimates of an account that are listed. */
const MOST = 50;

/** The estimates that an account keeps, latest first. */
export async function listEstimates(actor: Actor, now = new Date()): Promise<EstimateView[]> {
  authorize(actor, "account.read");
  const rows = await reads()
    .selectFrom("Estimate")
    .select("id")
    .where("ownerId", "=", actor.userId)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(MOST)
    .execute();
  const reader = { userId: actor.userId, holderHash: null };
  const views = await Promise.all(rows.map(({ id }) => findEstimate(id, reader, now)));
  return views.filter((view) => view !== null);
}
