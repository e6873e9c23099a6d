import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { isLastAmendment, isMandateOfHome } from "../../mandates/queries/mandate-joins.ts";
import { MANDATE_FIELDS } from "../../mandates/sql.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import { readTerms } from "../record.ts";
import { partyOf, type SaleParty } from "../rules.ts";
import { saleRows } from "./sale-rows.ts";

/** What a sale's own page has beside what lists have. */
const saleOf = (id: string) =>
  saleRows()
    .leftJoin("User as l", "l.id", "s.ambassadorId")
    .leftJoin("Mandate as m", (join) => join.on(isMandateOfHome()))
    .leftJoin("MandateAmendment as ma", (join) => join.on(isLastAmendment()))
    .select(["s.terms", "o.financingApproved", "o.conditions", "o.buyerEmail", "o.buyerPhone"])
    .select(["se.email as sellerEmail", "se.phone as sellerPhone", ...MANDATE_FIELDS])
    .select(["l.firstName as looperFirstName", "l.lastName as looperLastName"])
    .select(["l.email as looperEmail", "l.phone as looperPhone"])
    .where("s.id", "=", id)
    .executeTakeFirst();

export type SaleDetailRow = NonNullable<Awaited<ReturnType<typeof saleOf>>>;

/** JSON columns are texts to this reader. */
export const saleTermsOf = ({ terms }: { terms: unknown }) =>
  readTerms(typeof terms === "string" ? JSON.parse(terms) : terms);

/** A sale of somebody who takes part in it, or of the team. @throws {DomainError} sale.not-found */
export async function saleForReader(
  id: string,
  actor: Actor,
): Promise<{ row: SaleDetailRow; party: SaleParty }> {
  authorize(actor, "account.read");
  const row = isId(id) ? await saleOf(id) : undefined;
  const party = row && partyOf(row, actor.userId, can(actor, "contracts.check"));
  const isLapsed = party === "ambassador" && !can(actor, "looping.read");
  if (!row || !party || isLapsed) throw new DomainError("sale.not-found");
  return { row, party };
}
