import { DomainError } from "../../kernel/errors.ts";
import type { Actor } from "../../policy/actor.ts";
import type { SaleTerms } from "../record.ts";
import { saleForReader, saleTermsOf } from "./sale-detail.ts";

/**
 * What a sale's record is made of, for those who may read the sale.
 * @throws {DomainError} sale.not-found, sale.no-record
 */
export async function findSaleTerms(
  id: string,
  actor: Actor,
): Promise<{ id: string; terms: SaleTerms }> {
  const { row } = await saleForReader(id, actor);
  const terms = saleTermsOf(row);
  if (terms === null) throw new DomainError("sale.no-record");
  return { id: row.id, terms };
}
