import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { listContacts } from "../../../statistics/queries/list-contacts.ts";
import { countContacts } from "../../../statistics/rules.ts";
import { listHomeFigures } from "../../homes/queries/list-home-figures.ts";
import type { HomesView } from "../../homes/views.ts";
import { PERIODS } from "../rules.ts";
import type { AudienceView } from "../views.ts";
import { audienceOfPeriod } from "./audience-of-period.ts";

/**
 * How the actor's listings did day by day over the last thirty days, beside the thirty before, and each of those
 * that are on the market.
 * @throws {DomainError} request.forbidden
 */
export async function getSellerMonth(
  actor: Actor,
  now: Date,
): Promise<HomesView & { audience: AudienceView }> {
  authorize(actor, "selling.figures");
  const { userId } = actor;
  const contacts = await listContacts(userId);
  return {
    audience: await audienceOfPeriod({ userId }, countContacts(contacts), PERIODS[0], now),
    ...(await listHomeFigures(actor, contacts, now)),
  };
}
