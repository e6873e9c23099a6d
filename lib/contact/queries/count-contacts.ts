import { boundedCount } from "../../platform/db/bounded-count.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { ContactStatus } from "../rules.ts";
import type { ContactCounts } from "../views.ts";

const countOf = (status: ContactStatus) =>
  boundedCount(reads().selectFrom("ContactRequest").select("id").where("status", "=", status));

/** How many requests each of the team's lists has. @throws {DomainError} request.forbidden */
export async function countContacts(actor: Actor): Promise<ContactCounts> {
  authorize(actor, "contact.answer");
  return reads()
    .selectNoFrom([
      countOf("open").as("open"),
      countOf("answered").as("answered"),
      countOf("closed").as("closed"),
    ])
    .executeTakeFirstOrThrow();
}
