import type { AliasableExpression } from "kysely";
import type { Role } from "../../../kernel/roles.ts";
import { literal } from "../../../platform/db/literals.ts";
import type { ActionKind } from "../views.ts";
import {
  countersToAnswer,
  lastToSign,
  offersToAnswer,
  salesOfBuyer,
  salesOfSeller,
  salesOfTeam,
} from "./deal-rows.ts";
import { corrections, homesToComplete, writtenDrafts } from "./listing-rows.ts";
import {
  lapsingPaper,
  leadsLeftAlone,
  newLeads,
  requestsOfSellers,
  requestsToDecide,
  returnedPapers,
} from "./looper-rows.ts";
import { messagesAsContact, messagesAsOwner } from "./message-rows.ts";
import { opinionsToGive, visitorsToAsk, visitsToConfirm } from "./visit-rows.ts";

type ActionRow = Awaited<ReturnType<ReturnType<typeof requestsToDecide>["execute"]>>[number];
type Actions = AliasableExpression<ActionRow>;

/** Where actions of a kind are found, and the roles under which these are done. */
interface ActionSource {
  roles: readonly Role[];
  find: (userId: string, now: Date) => Actions;
}

const under = (role: Role, find: ActionSource["find"]): ActionSource => ({ roles: [role], find });
/** Of homes: their sellers' own, and their loopers'. */
const inCharge = (find: ActionSource["find"]): ActionSource => ({
  roles: ["seller", "ambassador"],
  find,
});

/** The sources of each kind. */
export const ACTIONS: Record<ActionKind, readonly ActionSource[]> = {
  offer: [under("seller", offersToAnswer)],
  counter: [under("buyer", countersToAnswer)],
  signature: [
    under("seller", (userId, now) =>
      lastToSign(userId, now).where("g.kind", "<>", literal("amendment")),
    ),
  ],
  "price-signature": [
    under("seller", (userId, now) =>
      lastToSign(userId, now).where("g.kind", "=", literal("amendment")),
    ),
  ],
  sale: [
    under("trust_manager", salesOfTeam),
    under("buyer", salesOfBuyer),
    under("seller", salesOfSeller),
  ],
  visit: [inCharge(visitsToConfirm)],
  correction: [under("seller", corrections)],
  "seller-request": [under("ambassador", requestsOfSellers)],
  lead: [under("ambassador", newLeads)],
  papers: [
    under("ambassador", (userId, now) => lapsingPaper(userId, now, "identity")),
    under("ambassador", (userId, now) => lapsingPaper(userId, now, "attestation")),
    under("ambassador", (userId, now) => lapsingPaper(userId, now, "insurance")),
  ],
  "paper-returned": [under("ambassador", returnedPapers)],
  request: [under("trust_manager", requestsToDecide)],
  message: [under("buyer", messagesAsContact), inCharge(messagesAsOwner)],
  "follow-up": [under("ambassador", leadsLeftAlone)],
  report: [inCharge(visitorsToAsk)],
  opinion: [under("buyer", opinionsToGive)],
  draft: [under("seller", homesToComplete), under("seller", writtenDrafts)],
};
