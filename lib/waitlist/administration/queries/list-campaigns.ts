import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

const SHOWN_CAMPAIGNS = 20;

/** The campaigns that brought most people. @throws {DomainError} request.forbidden */
export async function listCampaigns(actor: Actor): Promise<string[]> {
  authorize(actor, "waitlist.manage");
  const campaigns = await reads()
    .selectFrom("WaitlistEntry")
    .select("source")
    .where("source", "is not", null)
    .groupBy("source")
    .orderBy(({ fn }) => fn.countAll(), "desc")
    .orderBy("source")
    .limit(SHOWN_CAMPAIGNS)
    .$narrowType<{ source: string }>()
    .execute();
  return campaigns.map(({ source }) => source);
}
