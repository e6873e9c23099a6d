/**
 * What buyer and seller of a sale are reminded of (lib/sales/timeline.ts). That the buyer may withdraw is none of it:
 * nobody presses them while they reflect.
 */
export const REMINDED_SALE_TASKS = [
  "sign-compromis",
  "apply-loan",
  "obtain-loan",
  "sign-deed",
] as const;
export type RemindedSaleTask = (typeof REMINDED_SALE_TASKS)[number];
