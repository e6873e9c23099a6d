import { notify } from "../../notifications/commands/notify.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { QUALITY_FAULTS } from "../copy.ts";
import { type Answers, correctionDay, faultsOf } from "../rules.ts";
import type { CheckFile } from "./check-for-decision.ts";

/** Notifies whoever corrects a check, of what and until when: of a listing its seller and its looper, of a visit its host. */
export async function notifyCorrection(
  tx: Transaction,
  { kind, propertyId, visitId, looperId, property }: CheckFile,
  { answers, note, correctBy }: { answers: Answers; note: string; correctBy: Date },
  now: Date,
): Promise<void> {
  const points = faultsOf(kind, answers).map((point) => QUALITY_FAULTS[point]);
  const correctOn = correctionDay(correctBy);
  const base = { title: property.title, points, note, correctOn, propertyId, visitId };
  if (kind === "listing") {
    const data = { ...base, viewpoint: "seller" as const };
    await notify(tx, { userId: property.sellerId, event: "quality.to-correct", data }, now);
  }
  // Of a listing whoever looks after the home now, which need not be who did as it was drawn.
  const userId = kind === "listing" ? property.ambassadorId : looperId;
  if (userId === null) return;
  const data = { ...base, viewpoint: "ambassador" as const };
  await notify(tx, { userId, event: "quality.to-correct", data }, now);
}
