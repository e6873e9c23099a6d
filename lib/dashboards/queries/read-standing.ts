import type { Standing } from "../standing/figures.ts";
import { audienceFacts } from "../standing/queries/audience-facts.ts";
import { buyingFacts } from "../standing/queries/buying-facts.ts";
import { conversationFacts } from "../standing/queries/conversation-facts.ts";
import { loopingFacts } from "../standing/queries/looping-facts.ts";
import { profileFacts } from "../standing/queries/profile-facts.ts";
import { sellingFacts } from "../standing/queries/selling-facts.ts";

export function readStanding(userId: string, now: Date): Standing {
  return {
    profile: profileFacts(userId),
    selling: sellingFacts(userId, now),
    audience: audienceFacts(userId, now, true),
    conversations: conversationFacts(userId),
    looping: loopingFacts(userId, now),
    buying: buyingFacts(userId, now),
  };
}
