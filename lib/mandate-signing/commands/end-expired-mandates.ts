import { zoneOf } from "../../kernel/place.ts";
import { civilDay, daysBefore } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import { mandateTermOf } from "../rules.ts";
import { endMandateIn } from "./end-mandate.ts";

/** Days after which a mandate may be at its term: it is never shorter. */
const TERM_DAYS = 364;

/**
 * Ends the mandates whose term is over, but those of a home under offer, which end with its sale, and those of
 * examples, which are online without one.
 * @returns how many
 */
export async function endExpiredMandates(now = new Date()): Promise<number> {
  return writer().$transaction(async (tx) => {
    const old = await tx.mandate.findMany({
      where: {
        endedAt: null,
        signedAt: { lte: daysBefore(now, TERM_DAYS) },
        property: { status: { not: "under_offer" }, isDemonstration: false },
      },
      select: { number: true, propertyId: true, signedAt: true, homeCommuneCode: true },
      take: 200,
    });
    const due = old.filter(({ signedAt, homeCommuneCode }) => {
      const zone = zoneOf(homeCommuneCode);
      return mandateTermOf(signedAt, zone) < civilDay(now, zone);
    });
    const end = {
      cause: "expired",
      pauseReason: "unconfirmed",
      action: "mandate.expired",
    } as const;
    for (const { number, propertyId } of due) {
      await endMandateIn(tx, { number, propertyId, ...end, actor: null }, now);
    }
    return due.length;
  });
}
