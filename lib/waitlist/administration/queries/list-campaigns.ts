import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

const SHOWN_CAMPAIGNS = 20;

const campaigns = preparedRead<{ limit: number }, { source: string }>(
  `SELECT source FROM WaitlistEntry INDEXED BY WaitlistEntry_campaign WHERE source IS NOT NULL
   GROUP BY source ORDER BY count(*) DESC, source LIMIT :limit`,
);

/** The campaigns that brought most people. @throws {DomainError} request.forbidden */
export function listCampaigns(actor: Actor): string[] {
  authorize(actor, "waitlist.manage");
  return campaigns()
    .all({ limit: SHOWN_CAMPAIGNS })
    .map(({ source }) => source);
}
