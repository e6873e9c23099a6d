import type { Standing } from "../standing/figures.ts";
import { audienceFacts } from "../standing/queries/audience-facts.ts";
import { buyingFacts } from "../standing/queries/buying-facts.ts";
import { conversationFacts } from "../standing/queries/conversation-facts.ts";
import { loopingFacts } from "../standing/queries/looping-facts.ts";
import { profileFacts } from "../standing/queries/profile-facts.ts";
import { sellingFacts } from "../standing/queries/selling-facts.ts";

export async function readStanding(userId: string, now: Date): Promise<Standing> {
  return {
    profile: await profileFacts(userId),
    selling: await sellingFacts(userId, now),
    audience: await audienceFacts(userId, now, true),
    conversations: await conversationFacts(userId),
    looping: await loopingFacts(userId, now),
    buying: await buyingFacts(userId, now),
  };
}
