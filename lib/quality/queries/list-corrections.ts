import type { PropertyStatus } from "../../kernel/property-kinds.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { QUALITY_FAULTS } from "../copy.ts";
import { type Answers, correctionDay, faultsOf } from "../rules.ts";
import type { CorrectionView } from "../views.ts";

/** Those of a home whose listing is there to be corrected. */
const CORRECTED_STATUSES: PropertyStatus[] = ["active", "under_offer", "paused"];

/**
 * What the team has somebody correct, by home for listings and by visit for visits, until it has decided again: of a
 * listing that is not off the market for its seller and the looper who has it now, of a visit for its host, and for nobody
 * else.
 */
export async function listCorrections(
  subjectIds: readonly string[],
  actor: Actor,
  now = new Date(),
): Promise<Partial<Record<string, CorrectionView[]>>> {
  if (subjectIds.length === 0) return {};
  const rows = await reads()
    .selectFrom("QualityCheck as k")
    .innerJoin("Property as p", "p.id", "k.propertyId")
    .innerJoin("QualityDecision as d", "d.checkId", "k.id")
    .select(["k.id", "k.kind", "k.subjectId", "k.correctBy", "d.note"])
    .select((eb) => eb.cast<string>("d.answers", "text").as("answers"))
    .where("k.state", "=", literal("correcting"))
    .where("k.subjectId", "in", subjectIds)
    .where("d.outcome", "=", literal("to_correct"))
    .where((eb) =>
      eb.or([
        eb.and([eb("k.kind", "=", literal("visit")), eb("k.looperId", "=", actor.userId)]),
        eb.and([
          eb("k.kind", "=", literal("listing")),
          eb("p.status", "in", CORRECTED_STATUSES),
          eb.or([eb("p.sellerId", "=", actor.userId), eb("p.ambassadorId", "=", actor.userId)]),
        ]),
      ]),
    )
    .orderBy("k.correctBy")
    .orderBy("k.id")
    .execute();
  const corrections: Partial<Record<string, CorrectionView[]>> = {};
  for (const { id, kind, subjectId, note, answers, ...row } of rows) {
    const correctBy = fromDbInstant(row.correctBy);
    if (correctBy === null) continue;
    const points = faultsOf(kind, JSON.parse(answers) as Answers);
    const correction = {
      ...{ id, note, points: points.map((point) => QUALITY_FAULTS[point]) },
      correctOn: correctionDay(correctBy),
      isOver: correctBy <= now,
    };
    corrections[subjectId] = [...(corrections[subjectId] ?? []), correction];
  }
  return corrections;
}
