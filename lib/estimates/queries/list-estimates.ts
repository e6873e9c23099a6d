import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { EstimateSummary } from "../views.ts";
import { estimateRows, summariesOf } from "./estimate-rows.ts";

/** Most estimates of an account that are listed. */
const MOST = 50;

/** The estimates that an account keeps, latest first. @throws {DomainError} request.forbidden */
export async function listEstimates(actor: Actor): Promise<EstimateSummary[]> {
  authorize(actor, "account.read");
  const rows = await estimateRows()
    .where("e.ownerId", "=", actor.userId)
    .orderBy("e.createdAt", "desc")
    .orderBy("e.id")
    .limit(MOST)
    .execute();
  return summariesOf(rows);
}
