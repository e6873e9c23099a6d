import { zoneOf } from "../../kernel/place.ts";
import { civilDay } from "../../kernel/time.ts";
import { BRIEF_COLUMNS } from "../../listings/brief.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { SaleFacts } from "../rules.ts";

export const saleRows = () =>
  reads()
    .selectFrom("Sale as s")
    .innerJoin("Offer as o", "o.id", "s.offerId")
    .innerJoin("Property as p", "p.id", "s.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .innerJoin("User as se", "se.id", "s.sellerId")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .select(["s.id", "s.offerId", "s.buyerId", "s.sellerId", "s.ambassadorId", "s.status"])
    .select(["s.endReason", "s.openedAt", "s.endedAt", "s.compromisPlannedOn", "s.notifiedOn"])
    .select(["s.compromisSignedOn", "s.withdrawalEndsOn", "s.withdrawalEndsAt", "s.loanDueOn"])
    .select(["s.loanDueEndsAt", "s.loanAppliedOn"])
    .select(["s.loanObtainedOn", "s.deedPlannedOn", "s.deedSignedOn"])
    .select(["s.priceCents as agreedCents", "o.financingType", "o.buyerName"])
    .select(["se.firstName as sellerFirstName", "se.lastName as sellerLastName", ...BRIEF_COLUMNS]);

export type SaleRow = Awaited<ReturnType<ReturnType<typeof saleRows>["execute"]>>[number];

/** The columns that say where a sale stands. */
type SaleFactsRow = Pick<
  SaleRow,
  Exclude<keyof SaleFacts, "openedOn" | "needsLoan"> | "openedAt" | "financingType" | "communeCode"
>;

export const saleFactsOf = (row: SaleFactsRow): SaleFacts => ({
  status: row.status,
  openedOn: civilDay(fromDbInstant(row.openedAt), zoneOf(row.communeCode)),
  needsLoan: row.financingType !== "cash",
  compromisPlannedOn: row.compromisPlannedOn,
  compromisSignedOn: row.compromisSignedOn,
  notifiedOn: row.notifiedOn,
  withdrawalEndsOn: row.withdrawalEndsOn,
  withdrawalEndsAt: fromDbInstant(row.withdrawalEndsAt),
  loanDueOn: row.loanDueOn,
  loanDueEndsAt: fromDbInstant(row.loanDueEndsAt),
  loanAppliedOn: row.loanAppliedOn,
  loanObtainedOn: row.loanObtainedOn,
  deedPlannedOn: row.deedPlannedOn,
  deedSignedOn: row.deedSignedOn,
});
