import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { briefView } from "../../../listings/brief.ts";
import { daysOnline } from "../../../listings/online.ts";
import { listPauses } from "../../../listings/queries/list-pauses.ts";
import { listHistory } from "../../../listings/states/queries/list-listing-history.ts";
import { isLastAmendment, isMandateOfHome } from "../../../mandates/queries/mandate-joins.ts";
import { packageOf } from "../../../mandates/rules.ts";
import { MANDATE_FIELDS } from "../../../mandates/sql.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { listContacts } from "../../../statistics/queries/list-contacts.ts";
import { countContacts } from "../../../statistics/rules.ts";
import type { FinalReport } from "../views.ts";
import { ownHome } from "./own-home.ts";

/** How many rows of others there are about a home. */
const countsOf = (propertyId: string) =>
  reads()
    .selectFrom("Property as p")
    .select((eb) => [
      eb
        .selectFrom("Visit")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("propertyId", "=", "p.id")
        .where("status", "=", literal("completed"))
        .$asScalar()
        .$notNull()
        .as("visits"),
      eb
        .selectFrom("Offer")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("propertyId", "=", "p.id")
        .where("answersId", "is", null)
        .$asScalar()
        .$notNull()
        .as("offers"),
    ])
    .where("p.id", "=", propertyId);

/** How many contacts a home had, as its seller's statistics count them. */
async function contactsOf(propertyId: string, sellerId: string): Promise<number> {
  const contacts = (await listContacts(sellerId)).filter((each) => each.listingId === propertyId);
  return countContacts(contacts).reduce((sum, day) => sum + day.contacts, 0);
}

/**
 * What the sale of one's own home came to.
 * @throws {DomainError} request.forbidden; listing.not-found of somebody else, and of what is not sold
 */
export async function findFinalReport(id: string, actor: Actor): Promise<FinalReport> {
  authorize(actor, "selling.read");
  const row = isId(id)
    ? await ownHome(id, actor.userId)
        .leftJoin("Mandate as m", (join) => join.on(isMandateOfHome()))
        .leftJoin("MandateAmendment as ma", (join) => join.on(isLastAmendment()))
        .leftJoin("Sale as s", (join) =>
          join.onRef("s.propertyId", "=", "p.id").on("s.status", "=", literal("concluded")),
        )
        .select(["p.publishedAt", "p.soldAt", "p.viewCount", "p.favoriteCount"])
        .select(["s.priceCents as agreedCents", ...MANDATE_FIELDS])
        .where("p.status", "=", literal("sold"))
        .executeTakeFirst()
    : undefined;
  if (!row || row.publishedAt === null || row.soldAt === null) {
    throw new DomainError("listing.not-found");
  }
  const publishedAt = fromDbInstant(row.publishedAt);
  const soldAt = fromDbInstant(row.soldAt);
  const pauses = (await listPauses([id])).get(id) ?? [];
  const history = await listHistory(id, { publishedAt, soldAt });
  const change = history.find((item) => item.change !== null)?.change;
  return {
    property: briefView(row),
    soldAt,
    publishedAt,
    daysOnline: daysOnline({ publishedAt, soldAt, pauses }, soldAt),
    views: row.viewCount,
    favorites: row.favoriteCount,
    contacts: await contactsOf(id, actor.userId),
    ...(await countsOf(id).executeTakeFirstOrThrow()),
    firstPriceCents: change?.fromCents ?? row.priceCents,
    lastPriceCents: row.priceCents,
    agreedCents: row.agreedCents,
    package: packageOf(row),
    history,
  };
}
