import { zoneOf } from "../../kernel/place.ts";
import { briefView } from "../../listings/brief.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { type SaleParty, saleMoment } from "../rules.ts";
import { timelineOf } from "../timeline.ts";
import type { SaleLine } from "../views.ts";
import { type SaleRow, saleFactsOf } from "./sale-rows.ts";

export function toSaleLine(row: SaleRow, party: SaleParty, now: Date): SaleLine {
  const isMine = ({ task }: SaleLine["current"][number]) => task?.who.includes(party) ?? false;
  const current = timelineOf(saleFactsOf(row), saleMoment(now, zoneOf(row.communeCode)))
    .filter(({ state }) => state === "current")
    .toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)));
  return {
    id: row.id,
    property: briefView(row),
    party,
    buyerName: row.buyerName,
    sellerName: `${row.sellerFirstName} ${row.sellerLastName}`,
    priceCents: row.agreedCents,
    status: row.status,
    openedAt: fromDbInstant(row.openedAt),
    current,
    // Whoever may still withdraw has nothing to do.
    isMine: current.some((step) => isMine(step) && step.task?.what !== "reflect"),
  };
}

export const SALES_LISTED = 50;
