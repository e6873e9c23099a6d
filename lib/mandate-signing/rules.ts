import { excludingVat } from "../kernel/money.ts";
import type { PropertyStatus } from "../kernel/property-kinds.ts";
import type { Sorts } from "../kernel/sorted-list.ts";
import { civilDay, shiftCivilDay, type Zone } from "../kernel/time.ts";

/** Days within which several sign a document, from the first link on. */
export const JOINT_SIGNATURE_DAYS = 14;

/** Statuses in which a seller signs a mandate, or changes its price: with no offer accepted, and nothing ended. */
const SIGNED_STATUSES = [
  "draft",
  "in_review",
  "active",
  "paused",
] as const satisfies PropertyStatus[];

export const isSignedStatus = (status: string): boolean =>
  (SIGNED_STATUSES as readonly string[]).includes(status);

/** Months for which a mandate is given, and those before which nobody ends it. */
export const MANDATE_MONTHS = { term: 12, firm: 3 } as const;

/** The civil day so many months after another, or the last of its month. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** The last civil day of a mandate in the zone of its home. */
export const mandateTermOf = (signedAt: Date, zone: Zone): string =>
  shiftCivilDay(monthsAfter(civilDay(signedAt, zone), MANDATE_MONTHS.term), -1);

/** Amounts of an invoice, in cents. */
export interface InvoiceAmounts {
  feeCents: number;
  feeExcludingVatCents: number;
  discountCents: number;
  discountExcludingVatCents: number;
  /** What is to be paid. */
  totalCents: number;
  totalExcludingVatCents: number;
  vatCents: number;
}

/** What an invoice comes to: VAT is counted on what is left after the reduction. */
export function invoiceAmounts({
  feeCents,
  discountCents,
  vatBps,
}: {
  feeCents: number;
  discountCents: number;
  vatBps: number;
}): InvoiceAmounts {
  const totalCents = feeCents - discountCents;
  const feeExcludingVatCents = excludingVat(feeCents, vatBps);
  const totalExcludingVatCents = excludingVat(totalCents, vatBps);
  return {
    feeCents,
    feeExcludingVatCents,
    discountCents,
    // The difference of the other two, so that the lines add up to the cent.
    discountExcludingVatCents: feeExcludingVatCents - totalExcludingVatCents,
    totalCents,
    totalExcludingVatCents,
    vatCents: totalCents - totalExcludingVatCents,
  };
}

/** What the register can be ordered by: its numbers, when each mandate was signed, its price. */
export const REGISTER_SORTS = {
  number: { by: "number", direction: "desc" },
  date: { by: "instant", direction: "desc" },
  price: { by: "number", direction: "desc" },
} as const satisfies Sorts;
export type RegisterSort = keyof typeof REGISTER_SORTS;
