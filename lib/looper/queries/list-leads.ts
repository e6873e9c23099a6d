import type { ExpressionBuilder } from "kysely";
import { listSellersHomes } from "../../estimates/queries/list-sellers-homes.ts";
import { pageOf, placeAfter } from "../../kernel/keyset.ts";
import { isPublicStatus } from "../../kernel/property-kinds.ts";
import { LEAD_MOVES, type LeadStatus, leadStatusOf } from "../../leads/rules.ts";
import type { LeadsView, LeadView, SellersHome } from "../../leads/views.ts";
import type { Models } from "../../platform/db/generated/kysely/models.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { latestFirst, rowsAfter } from "../../platform/db/keyset.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { getLooperFile } from "../standing/queries/get-looper-file.ts";

const PAGE_LENGTH = 30;

/**
 * Whether the looper may have the person's address and telephone: they were given with the lead, their
 * person wanted to be contacted, or a visit
 * between the two is planned or was made, or an offer of theirs for the home was accepted.
 */
const isReachable = (eb: ExpressionBuilder<Models & { l: Models["Lead"] }, "l">) =>
  eb
    .or([
      eb("l.contactId", "is", null),
      eb("l.consentAt", "is not", null),
      eb.exists(
        eb
          .selectFrom("Visit as v")
          .select("v.id")
          .whereRef("v.buyerId", "=", "l.contactId")
          .whereRef("v.hostId", "=", "l.ambassadorId")
          .where("v.status", "in", ["scheduled", "completed"]),
      ),
      eb.exists(
        eb
          .selectFrom("Offer as o")
          .select("o.id")
          .whereRef("o.buyerId", "=", "l.contactId")
          .whereRef("o.propertyId", "=", "l.propertyId")
          .where("o.status", "=", literal("accepted")),
      ),
    ])
    .as("isReachable");

function leadsOf(userId: string, status: LeadStatus | null) {
  const leads = reads()
    .selectFrom("Lead as l")
    .leftJoin("Property as p", "p.id", "l.propertyId")
    .select(["l.id", "l.contactName", "l.contactEmail", "l.contactPhone", "l.status"])
    .select(["l.createdAt", "l.updatedAt", "l.propertyId", "l.kind", "l.estimateId"])
    .select(["p.title", "p.status as propertyStatus"])
    .select((eb) => [eb.lit(0).as("rank"), latestFirst(eb.ref("l.createdAt")).as("at")])
    .select(isReachable)
    .where("l.ambassadorId", "=", userId);
  return status === null ? leads : leads.where("l.status", "=", status);
}

type LeadRow = Awaited<ReturnType<ReturnType<typeof leadsOf>["execute"]>>[number];

const countsOf = (userId: string) =>
  reads()
    .selectFrom("Lead")
    .select("status")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("ambassadorId", "=", userId)
    .groupBy("status")
    .execute();

function contactOf(row: LeadRow, suspended: boolean): LeadView["contact"] {
  if (suspended) return "suspended";
  return row.isReachable ? { email: row.contactEmail, phone: row.contactPhone } : "before-visit";
}

function viewOf(row: LeadRow, home: SellersHome | null, suspended: boolean): LeadView {
  const { id, kind, contactName, status, propertyId, title } = row;
  const hasPage = isPublicStatus(row.propertyStatus);
  return {
    id,
    name: contactName,
    contact: contactOf(row, suspended),
    status,
    moves: suspended ? [] : LEAD_MOVES[status],
    property: title === null ? null : { id: hasPage ? propertyId : null, title },
    kind,
    // An address is as private as a telephone.
    home: suspended ? null : home,
    createdAt: fromDbInstant(row.createdAt),
    movedAt: fromDbInstant(row.updatedAt),
  };
}

/**
 * The looper's own leads at a status, or all, the newest first.
 * @throws {DomainError} request.forbidden
 */
export async function listLeads(
  actor: Actor,
  { status, after }: { status?: string | null; after?: string | null } = {},
  now = new Date(),
): Promise<LeadsView> {
  authorize(actor, "looping.read");
  const { userId } = actor;
  const wanted = leadStatusOf(status);
  const counts = { new: 0, contacted: 0, qualified: 0, won: 0, lost: 0 };
  for (const row of await countsOf(userId)) counts[row.status] = row.count;
  const rows = await rowsAfter(
    leadsOf(userId, wanted),
    placeAfter(after),
    PAGE_LENGTH + 1,
  ).execute();
  const { page: shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  const suspended = !(await getLooperFile(actor, now)).standing.inOrder;
  const homes = await listSellersHomes(shown.map(({ estimateId }) => estimateId));
  return {
    status: wanted,
    counts,
    items: shown.map((row) => viewOf(row, homes.get(row.estimateId) ?? null, suspended)),
    nextCursor,
    suspended,
  };
}
