import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { listContacts } from "../../../statistics/queries/list-contacts.ts";
import { countContacts } from "../../../statistics/rules.ts";
import { findHomeFigures } from "../../homes/queries/find-home-figures.ts";
import type { Period } from "../rules.ts";
import type { HomeAnalyticsView } from "../views.ts";
import { audienceOfPeriod } from "./audience-of-period.ts";

/**
 * How one of the actor's listings did over a period, day by day.
 * @throws {DomainError} request.forbidden, listing.not-found: of somebody else, or never published
 */
export async function getHomeAnalytics(
  { propertyId, period }: { propertyId: string; period: Period },
  actor: Actor,
  now: Date,
): Promise<HomeAnalyticsView> {
  authorize(actor, "selling.figures");
  const { userId } = actor;
  const contacts = (await listContacts(userId)).filter(({ listingId }) => listingId === propertyId);
  const home = isId(propertyId) ? await findHomeFigures(propertyId, actor, contacts, now) : null;
  if (!home) throw new DomainError("listing.not-found");
  const whose = { userId, propertyId };
  return { ...(await audienceOfPeriod(whose, countContacts(contacts), period, now)), home };
}
