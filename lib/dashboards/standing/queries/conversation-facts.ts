import { preparedRead } from "../../../platform/db/raw.ts";
import type { ConversationFacts } from "../facts.ts";
import { type OfPerson, onlyRow } from "./person-statements.ts";

const conversationRow = preparedRead<OfPerson, ConversationFacts>(
  `WITH thread AS MATERIALIZED (
     SELECT coalesce(p.sellerId = :userId, 0) AS selling,
       EXISTS (SELECT 1 FROM Message r WHERE r.conversationId = c.id AND r.sender = 'owner'
         AND r.createdAt > (SELECT min(m.createdAt) FROM Message m
           WHERE m.conversationId = c.id AND m.sender = 'contact')) AS answered
     FROM Conversation c LEFT JOIN Property p ON p.id = c.propertyId
     WHERE c.ownerId = :userId AND EXISTS (
       SELECT 1 FROM Message m WHERE m.conversationId = c.id AND m.sender = 'contact'))
   SELECT count(*) AS received,
     count(*) FILTER (WHERE answered) AS answered,
     count(*) FILTER (WHERE NOT selling) AS receivedAsLooper,
     count(*) FILTER (WHERE NOT selling AND answered) AS answeredAsLooper
   FROM thread`,
);

export function conversationFacts(userId: string): ConversationFacts {
  return onlyRow(conversationRow().get({ userId }));
}
