import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { briefView } from "../../../listings/brief.ts";
import { fromDbInstant, type StoredInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { readTerms } from "../../record.ts";
import type { PropertyDocument, PropertyDocuments } from "../views.ts";
import { ownHome } from "./own-home.ts";

const saleRecordsOf = (propertyId: string) =>
  reads()
    .selectFrom("Sale")
    .select(["id", "openedAt", "terms"])
    .where("propertyId", "=", propertyId)
    .where("status", "<>", literal("fallen_through"))
    .execute();

/** Mandates and what was signed under them here: what is signed is a document, and so is what proves it. */
const signedOf = (propertyId: string) =>
  reads()
    .selectFrom("Signature as g")
    // An amendment and its signature are written together.
    .leftJoin("MandateAmendment as a", (join) =>
      join
        .onRef("a.mandateNumber", "=", "g.mandateNumber")
        .onRef("a.signedAt", "=", "g.signedAt")
        .on("g.kind", "=", literal("amendment")),
    )
    .select(["g.id", "g.kind", "g.mandateNumber", "g.signedAt", "a.position"])
    .where("g.propertyId", "=", propertyId)
    .where("g.signedAt", "is not", null)
    .where("g.mandateNumber", "is not", null)
    .$narrowType<{ mandateNumber: number; signedAt: StoredInstant }>()
    .execute();

type SignedRow = Awaited<ReturnType<typeof signedOf>>[number];

/** A signed file, and what proves its signature. */
function signedDocuments({ id: signatureId, kind, mandateNumber, signedAt, position }: SignedRow) {
  const number = mandateNumber;
  const at = fromDbInstant(signedAt);
  const documents: PropertyDocument[] = [];
  if (kind === "acceptance" || kind === "withdrawal" || kind === "diffusion") {
    documents.push({ kind, signatureId, number, at });
    documents.push({ kind: "decision-evidence", signatureId, number, at });
    return documents;
  }
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
  const row = isId(id) ? await ownHome(id, actor.userId).executeTakeFirst() : undefined;
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
