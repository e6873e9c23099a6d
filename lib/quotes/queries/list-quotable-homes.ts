import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { QuotableHome } from "../views.ts";

/** The homes of one's own that a request can be about: any that is not withdrawn, the latest first. */
export async function listQuotableHomes(actor: Actor): Promise<QuotableHome[]> {
  authorize(actor, "account.read");
  return reads()
    .selectFrom("Property as h")
    .innerJoin("Commune as c", "c.code", "h.communeCode")
    .select(["h.id", "h.title", "c.name as city", "c.slug as citySlug"])
    .where("h.sellerId", "=", actor.userId)
    .where("h.status", "<>", literal("withdrawn"))
    .orderBy("h.createdAt", "desc")
    .limit(100)
    .execute();
}
