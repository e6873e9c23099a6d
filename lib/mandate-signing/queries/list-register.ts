import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { RegisterPage } from "../views.ts";
import { mandateAttachments, mandateRows, toMandateView } from "./mandate-view.ts";

const REGISTER_PAGE = 30;

/**
 * The register of mandates, the last number first, for a trust manager.
 * @param before a number that the page begins below
 * @throws {DomainError} request.forbidden
 */
export async function listRegister(
  actor: Actor,
  { before = null }: { before?: number | null } = {},
): Promise<RegisterPage> {
  authorize(actor, "contracts.check");
  const page = mandateRows()
    .innerJoin("Property as p", "p.id", "m.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("Invoice as i", "i.mandateNumber", "m.number")
    .select(["p.title", "c.name as city", "i.number as invoiceNumber"])
    .limit(REGISTER_PAGE + 1);
  const found = await (before === null ? page : page.where("m.number", "<", before)).execute();
  const rows = found.slice(0, REGISTER_PAGE);
  const attachments = await mandateAttachments(rows.map(({ number }) => number));
  return {
    lines: rows.map((row) => ({
      ...toMandateView(row, attachments),
      propertyId: row.propertyId,
      title: row.title,
      city: row.city,
      sellerName: row.sellerName,
      invoiceNumber: row.invoiceNumber,
    })),
    next: found.length > REGISTER_PAGE ? (rows.at(-1)?.number ?? null) : null,
  };
}
