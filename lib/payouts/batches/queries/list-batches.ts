import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { BatchLineView } from "../../views.ts";
import { batchesWithAll, batchLineView } from "./batch-rows.ts";

/** Batches of some years: a month has a few. */
const MOST = 200;

/** The batches of payments, the last first. @throws {DomainError} request.forbidden */
export async function listBatches(actor: Actor): Promise<BatchLineView[]> {
  authorize(actor, "payouts.make");
  const rows = await batchesWithAll()
    .orderBy("b.createdAt", "desc")
    .orderBy("b.id", "desc")
    .limit(MOST)
    .execute();
  return rows.map(batchLineView);
}
