import { z } from "zod";
import { otherPartySchema, publisherSchema, sellerSchema } from "../mandate-signing/document.ts";

/** Names and addresses of both sides of an invoice, and what it is for: as `Invoice.parties` has them. */
export const invoicePartiesSchema = z.strictObject({
  version: z.literal("2026-11"),
  trial: z.boolean(),
  publisher: publisherSchema,
  seller: sellerSchema,
  /** Who sells beside the seller; absent where nobody does. */
  others: z.array(otherPartySchema).optional(),
  home: z.strictObject({
    title: z.string(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    /** Older invoices have none. */
    communeCode: z.string().optional(),
  }),
  tierName: z.string(),
  mandateSignedAt: z.iso.datetime(),
  /** The civil day on which the deed was signed. */
  concludedOn: z.iso.date(),
  /** The account that takes transfers; null where the configuration names none. */
  iban: z.string().nullable().default(null),
});
export type InvoiceParties = z.output<typeof invoicePartiesSchema>;

/** All that an invoice says. */
export interface InvoiceDocument {
  number: number;
  issuedAt: Date;
  /** The last civil day to pay it. */
  dueOn: string;
  mandateNumber: number | null;
  feeCents: number;
  discountCents: number;
  /** VAT of the home's place, in hundredths of a percent. */
  vatBps: number;
  parties: InvoiceParties;
}

/** The parties of a row of `Invoice`. @throws {ZodError} where they are none of ours */
export const readParties = (stored: unknown): InvoiceParties =>
  invoicePartiesSchema.parse(typeof stored === "string" ? JSON.parse(stored) : stored);
