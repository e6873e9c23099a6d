import { fromDbInstant } from "../../platform/db/instants.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { FORMER_PROVIDER } from "../copy.ts";
import type { QuoteLine } from "../views.ts";
import { answerOf, movesOf, placeOf, quoteRows, stateOf } from "./quote-rows.ts";

/** Most that the list shows: ten a day are requested at most, and they are deleted with time. */
const MAX_LISTED = 200;

/** The quotes that one requested, those that wait for something first, then the latest. */
export async function listOwnQuotes(actor: Actor, now = new Date()): Promise<QuoteLine[]> {
  authorize(actor, "account.read");
  const rows = await quoteRows()
    .where("q.clientId", "=", actor.userId)
    .orderBy("q.createdAt", "desc")
    .orderBy("q.id")
    .limit(MAX_LISTED)
    .execute();
  const lines = rows.map((row): QuoteLine => {
    const moves = movesOf(row, "client", now);
    return {
      id: row.id,
      state: stateOf(row, now),
      providerName: row.providerName || FORMER_PROVIDER,
      providerType: row.providerType,
      place: placeOf(row),
      homeTitle: row.homeTitle,
      answer: answerOf(row),
      createdAt: fromDbInstant(row.createdAt),
      isWaiting: moves.includes("accept") || moves.includes("review"),
    };
  });
  return lines.sort((a, b) => Number(b.isWaiting) - Number(a.isWaiting));
}
