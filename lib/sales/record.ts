import { z } from "zod";
import { type MandateTerms, sellerPackage } from "../mandates/rules.ts";

/*
 * What both sides agreed to, as `Sale.terms` has it from the acceptance on: what a record of it is made of,
 * whatever becomes of listing, mandate and accounts. A name alone leaves it, where its account is erased.
 */

const cents = z.number().int();

export const saleTermsSchema = z.strictObject({
  version: z.literal(1),
  acceptedAt: z.iso.datetime(),
  property: z.strictObject({
    id: z.string(),
    title: z.string(),
    type: z.enum(["apartment", "house", "studio"]),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    surfaceDm2: z.number(),
    rooms: z.number(),
    /** What was asked at that time. */
    priceCents: cents,
  }),
  buyerName: z.string(),
  sellerName: z.string(),
  looperName: z.string().nullable(),
  offer: z.strictObject({
    id: z.string(),
    /** Whose it was, and when they made it. */
    author: z.enum(["buyer", "seller"]),
    madeAt: z.iso.datetime(),
    expiryDate: z.iso.date(),
    amountCents: cents,
    financingType: z.enum(["cash", "loan", "mixed"]),
    financingApproved: z.boolean(),
    conditions: z.string().nullable(),
  }),
  fee: z.strictObject({
    /** Null before a mandate: the fee is then what the asking price would cost. */
    mandateNumber: z.number().nullable(),
    tierName: z.string(),
    feeCents: cents,
    netCents: cents,
  }),
});

export type SaleTerms = z.output<typeof saleTermsSchema>;

/** What was agreed, without what follows from the mandate. */
interface Agreement extends Omit<SaleTerms, "version" | "fee"> {
  /** The one in force; null before one is signed. */
  mandate: (MandateTerms & { number: number }) | null;
}

/** The terms to be frozen: what was agreed, with the fee and what it leaves the seller. */
export function agreedTerms({ mandate, ...agreed }: Agreement): SaleTerms {
  const { tierName, feeCents } = sellerPackage(mandate, agreed.property.priceCents);
  const netCents = agreed.offer.amountCents - feeCents;
  const mandateNumber = mandate?.number ?? null;
  return { version: 1, ...agreed, fee: { mandateNumber, tierName, feeCents, netCents } };
}

/** The terms of a sale's row; null where they were emptied with the account of a side. */
export function readTerms(stored: unknown): SaleTerms | null {
  const parsed = saleTermsSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** The name under which a record is saved. */
export const recordFileName = (saleId: string) => `offre-acceptee-${saleId}.pdf`;
