import { findCommunePoint } from "../../../communes/queries/find-commune-point.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { listNearestLoopers } from "../../loopers/queries/list-nearest-loopers.ts";
import type { HandOverView } from "../views.ts";
import { homesOf, leadRows, qualifiedLead } from "./qualified-leads.ts";

/** Where the home of a lead is, else the looper who has it; null for neither. */
async function placeOf(leadId: string) {
  const row = await reads()
    .selectFrom("Lead as l")
    .leftJoin("Property as p", "p.id", "l.propertyId")
    .leftJoin("LooperZone as z", "z.looperId", "l.ambassadorId")
    .select((eb) => eb.fn.coalesce("p.communeCode", "l.communeCode", "z.centreCode").as("code"))
    .where("l.id", "=", leadId)
    .executeTakeFirst();
  if (!row?.code) return null;
  const point = await findCommunePoint(row.code);
  return { code: row.code, point };
}

/**
 * A lead with the ten loopers in force nearest to its home, the nearest first.
 * @throws {DomainError} request.forbidden, lead.not-found
 */
export async function findHandOver(
  id: string,
  actor: Actor,
  now = new Date(),
): Promise<HandOverView> {
  authorize(actor, "leads.qualify");
  const row = isId(id) ? await leadRows().where("l.id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new DomainError("lead.not-found");
  const lead = qualifiedLead(row, await homesOf([row]), now);
  const { contactId, sellerId } = row;
  const exceptIds = [lead.looper?.id, contactId, sellerId].filter((each) => each != null);
  const loopers = await listNearestLoopers(await placeOf(id), exceptIds, now);
  return { lead, loopers };
}
