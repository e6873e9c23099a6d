import { DomainError } from "../../kernel/errors.ts";
import { zoneOf } from "../../kernel/place.ts";
import { instantOf, TIME_ZONE, type Zone } from "../../kernel/time.ts";
import { QUARTER_MS } from "../../listings/slots/rules.ts";
import { writer } from "../../platform/db/clients.ts";
import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Actor } from "../../policy/actor.ts";
import { canPropose, PROPOSAL_WEEKS } from "../rules.ts";
import { answerLead } from "./answer-lead.ts";
import { assertReceives } from "./assert-host-receives.ts";
import { changeVisit } from "./change-visit.ts";
import { notifyOther } from "./notify-visit-side.ts";
import { termsOf } from "./slot-terms.ts";
import { assertFree } from "./take-time.ts";
import { visitFor } from "./visit-for-action.ts";

/** What an unsuitable time is answered with, by field. */
const COPY = {
  proposal: `Proposez un horaire à plus d’une heure d’ici, et dans les ${PROPOSAL_WEEKS} semaines.`,
  skipped: "Cette heure n’existe pas ce jour-là : les horloges avancent d’une heure.",
  quarter: "Choisissez une heure au quart d’heure près.",
} as const;

/**
 * Proposes another time, as long as the visit is; an earlier proposal is given up. The visit stays where it
 * is until the other side accepts.
 * @param input.startsAt an instant at a quarter of an hour, from an hour to eight weeks ahead
 * @throws {DomainError} request.invalid, visit.not-found, request.forbidden, visit.lapsed, visit.changed,
 * visit.slot-taken, visit.buyer-busy, visit.host-lapsed, visit.papers-end
 */
export async function proposeTime(
  { visitId, startsAt }: { visitId: string; startsAt: string | Date },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const proposedStartsAt = new Date(startsAt);
  if (proposedStartsAt.getTime() % QUARTER_MS !== 0)
    throw new DomainError("request.invalid", { startsAt: COPY.quarter });
  await unlessTaken("visit.slot-taken", async (tx) => {
    const { visit, side } = await visitFor(tx, { visitId, action: "propose" }, actor, now);
    if (!canPropose(proposedStartsAt, now))
      throw new DomainError("request.invalid", { startsAt: COPY.proposal });
    const length = visit.endsAt.getTime() - visit.startsAt.getTime();
    const proposedEndsAt = new Date(proposedStartsAt.getTime() + length);
    const { hostId, property } = visit;
    const reception = { hostId, sellerId: property.sellerId, startsAt: proposedStartsAt };
    await assertReceives(tx, reception, side, now);
    const { bufferMinutes } = await termsOf(tx, visit);
    const time = { startsAt: proposedStartsAt, endsAt: proposedEndsAt, bufferMinutes };
    await assertFree(tx, { ...visit, ...time }, visitId);
    const data = { proposedStartsAt, proposedEndsAt, proposedById: actor.userId };
    const changed = await changeVisit(
      tx,
      visit,
      { data, kind: "proposed", actorId: actor.userId },
      now,
    );
    const news = { event: "visit.proposed", proposedAt: proposedStartsAt } as const;
    await notifyOther(tx, changed, side, news, now);
    await answerLead(tx, visit, side, now);
  });
}

/** The zone of a visit's home; what is none is refused where it is proposed. */
async function zoneOfVisit(visitId: string): Promise<Zone> {
  const visit = await writer().$transaction((tx) =>
    tx.visit.findUnique({
      where: { id: visitId },
      select: { property: { select: { communeCode: true } } },
    }),
  );
  return visit === null ? TIME_ZONE : zoneOf(visit.property.communeCode);
}

/** The same from a form: a civil day and a time of clocks at the home. @throws as `proposeTime`, of `time`. */
export async function proposeTimeOfDay(
  { visitId, day, time }: { visitId: string; day: string; time: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const zone = await zoneOfVisit(visitId);
  const startsAt = instantOf(day, hours * 60 + minutes, zone);
  if (startsAt === null) throw new DomainError("request.invalid", { time: COPY.skipped });
  try {
    await proposeTime({ visitId, startsAt }, actor, now);
  } catch (error) {
    const text = DomainError.is(error) ? error.fields?.startsAt : undefined;
    throw text === undefined ? error : new DomainError("request.invalid", { time: text });
  }
}
