import type { Columns } from "./columns.ts";
import { SORT_ORDERS, type SortOrder } from "./criteria.ts";

/** The column an order compares and which of its ends comes first. */
export interface SortColumn {
  column: "points" | "published" | "price" | "surface" | "pricePerM2" | "confirmed" | "monthly";
  /** 1 when small values come first, −1 when large ones do. */
  sign: 1 | -1;
}

export const SORT_COLUMNS: Readonly<Record<SortOrder, SortColumn>> = {
  relevance: { column: "points", sign: -1 },
  newest: { column: "published", sign: -1 },
  "price-asc": { column: "price", sign: 1 },
  "price-desc": { column: "price", sign: -1 },
  "surface-desc": { column: "surface", sign: -1 },
  "price-m2-asc": { column: "pricePerM2", sign: 1 },
  confirmed: { column: "confirmed", sign: -1 },
  "monthly-asc": { column: "monthly", sign: 1 },
};

/** The values an order compares. */
export function sortValues(columns: Columns, sort: SortOrder): Int32Array {
  return columns[SORT_COLUMNS[sort].column];
}

/** Orders that documents are also kept in kind by kind: all but those of prices, in which a kind is arranged. */
export const KIND_ORDERS: readonly SortOrder[] = SORT_ORDERS.filter(
  (sort) => SORT_COLUMNS[sort].column !== "price",
);
