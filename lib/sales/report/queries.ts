import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { BRIEF_COLUMNS, briefView } from "../../listings/brief.ts";
import { daysOnline } from "../../listings/online.ts";
import { listPauses } from "../../listings/queries/list-pauses.ts";
import { listHistory } from "../../listings/states/queries/list-listing-history.ts";
import { isLastAmendment, isMandateOfHome } from "../../mandates/queries/mandate-joins.ts";
import { packageOf } from "../../mandates/rules.ts";
import { MANDATE_FIELDS } from "../../mandates/sql.ts";
import { fromDbInstant, type StoredInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { readTerms } from "../record.ts";
import type { FinalReport, PropertyDocument, PropertyDocuments } from "./views.ts";

/** A home of one's own. */
const homeOf = (id: string, sellerId: string) =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .select(BRIEF_COLUMNS)
    .where("p.id", "=", id)
    .where("p.sellerId", "=", sellerId);

/** How many rows of others there are about a home. */
const countsOf = (propertyId: string) =>
  reads()
    .selectFrom("Property as p")
    .select((eb) => [
      eb
        .selectFrom("Conversation")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("propertyId", "=", "p.id")
        .$asScalar()
        .$notNull()
        .as("contacts"),
      eb
        .selectFrom("Visit")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("propertyId", "=", "p.id")
        .where("status", "=", "completed")
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

/**
 * What the sale of one's own home came to.
 * @throws {DomainError} request.forbidden; listing.not-found of somebody else, and of what is not sold
 */
export async function findFinalReport(id: string, actor: Actor): Promise<FinalReport> {
  authorize(actor, "selling.read");
  const row = isId(id)
    ? await homeOf(id, actor.userId)
        .leftJoin("Mandate as m", (join) => join.on(isMandateOfHome()))
        .leftJoin("MandateAmendment as ma", (join) => join.on(isLastAmendment()))
        .leftJoin("Sale as s", (join) =>
          join.onRef("s.propertyId", "=", "p.id").on("s.status", "=", "concluded"),
        )
        .select(["p.publishedAt", "p.soldAt", "p.viewCount", "p.favoriteCount"])
        .select(["s.priceCents as agreedCents", ...MANDATE_FIELDS])
        .where("p.status", "=", "sold")
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
    ...(await countsOf(id).executeTakeFirstOrThrow()),
    firstPriceCents: change?.fromCents ?? row.priceCents,
    lastPriceCents: row.priceCents,
    agreedCents: row.agreedCents,
    package: packageOf(row),
    history,
  };
}

const saleRecordsOf = (propertyId: string) =>
  reads()
    .selectFrom("Sale")
    .select(["id", "openedAt", "terms"])
    .where("propertyId", "=", propertyId)
    .where("status", "<>", "fallen_through")
    .execute();

/** Mandates and amendments that were signed here: what is signed is a document, and so is what proves it. */
const signedOf = (propertyId: string) =>
  reads()
    .selectFrom("Signature as g")
    // An amendment and its signature are written together.
    .leftJoin("MandateAmendment as a", (join) =>
      join
        .onRef("a.mandateNumber", "=", "g.mandateNumber")
        .onRef("a.signedAt", "=", "g.signedAt")
        .on("g.kind", "=", "amendment"),
    )
    .select(["g.kind", "g.mandateNumber", "g.signedAt", "a.position"])
    .where("g.propertyId", "=", propertyId)
    .where("g.signedAt", "is not", null)
    .where("g.mandateNumber", "is not", null)
    .$narrowType<{ mandateNumber: number; signedAt: StoredInstant }>()
    .execute();

type SignedRow = Awaited<ReturnType<typeof signedOf>>[number];

/** A signed file, and what proves its signature. */
function signedDocuments({ kind, mandateNumber, signedAt, position }: SignedRow) {
  const number = mandateNumber;
  const at = fromDbInstant(signedAt);
  const documents: PropertyDocument[] = [];
  if (kind === "mandate") documents.push({ kind, number, at });
  else if (position !== null) documents.push({ kind, number, position, at });
  if (documents.length > 0) documents.push({ kind: "evidence", number, position, at });
  return documents;
}

const invoicesOf = (propertyId: string) =>
  reads()
    .selectFrom("Invoice as i")
    .innerJoin("Sale as s", "s.id", "i.saleId")
    .select(["i.number", "i.issuedAt"])
    .where("s.propertyId", "=", propertyId)
    .execute();

/**
 * The documents of one's own home, the latest first.
 * @throws {DomainError} request.forbidden, listing.not-found
 */
export async function listPropertyDocuments(id: string, actor: Actor): Promise<PropertyDocuments> {
  authorize(actor, "selling.read");
  const row = isId(id) ? await homeOf(id, actor.userId).executeTakeFirst() : undefined;
  if (!row) throw new DomainError("listing.not-found");
  const documents: PropertyDocument[] = [];
  for (const { id: saleId, openedAt, terms } of await saleRecordsOf(id)) {
    if (readTerms(typeof terms === "string" ? JSON.parse(terms) : terms) === null) continue;
    documents.push({ kind: "sale-record", saleId, at: fromDbInstant(openedAt) });
  }
  for (const row of await signedOf(id)) documents.push(...signedDocuments(row));
  for (const { number, issuedAt } of await invoicesOf(id)) {
    documents.push({ kind: "invoice", number, at: fromDbInstant(issuedAt) });
  }
  return {
    property: briefView(row),
    documents: documents.toSorted((a, b) => b.at.getTime() - a.at.getTime()),
  };
}
