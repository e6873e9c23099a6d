import { z } from "zod";
import { undrawnCharacters } from "../kernel/drawn-characters.ts";
import { excludingVat } from "../kernel/money.ts";
import { VAT_BPS, vatBpsOf } from "../kernel/place.ts";
import { PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import type { MandateNames } from "../mandates/names.ts";
import { type MandateTerms, sellerPackage } from "../mandates/rules.ts";
import { PRICE_TIERS, type PriceTier } from "../pricing/rules.ts";

/*
 * All that a document to be signed says, as `Signature.terms` has it from the moment its code was
 * sent: what its file is drawn from, whatever becomes of the listing, of the account and of the
 * site's publisher.
 */

const cents = z.number().int();
const configured = z.string().nullable();

/** Who takes the mandate, as the site's configuration names them; null is not configured. */
export const publisherSchema = z.strictObject({
  name: configured,
  legalForm: configured,
  registration: configured,
  vatNumber: configured,
  address: configured,
  email: configured,
  phone: configured,
  professionalCard: configured,
  liabilityInsurer: configured,
  consumerMediator: configured,
});
export type DocumentPublisher = z.output<typeof publisherSchema>;

export const sellerSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  address: z.string().nullable(),
});

const homeSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  type: z.enum(PROPERTY_TYPES),
  address: z.string(),
  lot: z.string().nullable(),
  postalCode: z.string(),
  communeCode: z.string(),
  city: z.string(),
  parcelId: z.string().nullable(),
  surfaceDm2: cents,
  landSurfaceM2: cents.nullable(),
  rooms: cents,
  coownershipLots: cents.nullable(),
});

/** A price, and the package and fee of the price list that it makes. */
const priceSchema = z.strictObject({
  priceCents: cents,
  tier: z.enum(PRICE_TIERS.map(({ code }) => code) as [PriceTier["code"], ...PriceTier["code"][]]),
  tierName: z.string(),
  feeCents: cents,
  /** VAT of the home's place, in hundredths of a percent, when the document was made; older documents have none. */
  vatBps: z.number().int().nonnegative().optional(),
  excludingVatCents: cents,
  vatCents: cents,
});
type StoredPrice = z.output<typeof priceSchema>;

export interface DocumentPrice extends StoredPrice {
  vatBps: number;
}

const common = {
  version: z.literal("2026-11"),
  /** Nobody is bound by it: a home of the demonstration, or a publisher who is not configured. */
  trial: z.boolean(),
  publisher: publisherSchema,
  seller: sellerSchema,
  home: homeSchema,
  price: priceSchema,
};

const mandateDocumentSchema = z.strictObject({ kind: z.literal("mandate"), ...common });
export type MandateDocument = z.output<typeof mandateDocumentSchema>;

const amendmentDocumentSchema = z.strictObject({
  kind: z.literal("amendment"),
  ...common,
  mandateNumber: z.number().int(),
  position: z.number().int(),
  /** When the mandate was signed. */
  mandateSignedAt: z.iso.datetime(),
  former: priceSchema,
});
export type AmendmentDocument = z.output<typeof amendmentDocumentSchema>;

const signedDocumentSchema = z.discriminatedUnion("kind", [
  mandateDocumentSchema,
  amendmentDocumentSchema,
]);
export type SignedDocument = z.output<typeof signedDocumentSchema>;

/** A property as a document describes it, with its seller. */
export interface DocumentProperty extends z.output<typeof homeSchema> {
  isDemonstration: boolean;
  seller: z.output<typeof sellerSchema>;
}

/** What of the publisher a mandate can't do without (loi Hoguet, article 6; décret of 20 July 1972, article 72). */
export const isCompletePublisher = ({
  name,
  registration,
  address,
  professionalCard,
}: DocumentPublisher) =>
  [name, registration, address, professionalCard].every((value) => value !== null);

/** The terms of a package as a document says them, with the VAT of the home's place. */
export function documentPrice(
  { priceCents, tier, feeCents }: MandateTerms,
  vatBps: number,
): DocumentPrice {
  const { tierName } = sellerPackage({ priceCents, tier, feeCents }, priceCents);
  const excludingVatCents = excludingVat(feeCents, vatBps);
  const vatCents = feeCents - excludingVatCents;
  return { priceCents, tier, tierName, feeCents, vatBps, excludingVatCents, vatCents };
}

/** What every document says of a home: its parties, its designation, its price. */
function commonOf(property: DocumentProperty, publisher: DocumentPublisher, terms: MandateTerms) {
  const { isDemonstration, seller, ...home } = property;
  return {
    version: "2026-11",
    trial: isDemonstration || !isCompletePublisher(publisher),
    publisher,
    seller,
    home,
    price: documentPrice(terms, vatBpsOf(home.communeCode)),
  } as const;
}

/** The mandate of a property at a price. */
export const mandateDocument = (
  property: DocumentProperty,
  publisher: DocumentPublisher,
  terms: MandateTerms,
): MandateDocument =>
  mandateDocumentSchema.parse({ kind: "mandate", ...commonOf(property, publisher, terms) });

/** The amendment of a mandate to another price. */
export const amendmentDocument = (
  property: DocumentProperty,
  publisher: DocumentPublisher,
  terms: MandateTerms,
  mandate: { number: number; position: number; signedAt: Date; former: MandateTerms },
): AmendmentDocument =>
  amendmentDocumentSchema.parse({
    kind: "amendment",
    ...commonOf(property, publisher, terms),
    mandateNumber: mandate.number,
    position: mandate.position,
    mandateSignedAt: mandate.signedAt.toISOString(),
    former: documentPrice(mandate.former, vatBpsOf(property.communeCode)),
  });

/** What a mandate names, for its row. */
export function namesOfDocument({ home, seller }: SignedDocument): MandateNames {
  const { type, address, lot, postalCode, communeCode, city } = home;
  const { parcelId, surfaceDm2, landSurfaceM2 } = home;
  const place = { address, lot, postalCode, communeCode, city, parcelId };
  return { type, ...place, surfaceDm2, landSurfaceM2, sellerName: seller.name };
}

/** A text of a document that its seller writes elsewhere. */
export type WrittenText = "name" | "sellerAddress" | "title" | "address" | "lot";

/** What of a seller's own texts no document can say, text by text. */
export function undrawnTexts({
  seller,
  home,
}: Pick<SignedDocument, "seller" | "home">): { text: WrittenText; characters: string[] }[] {
  const texts: readonly (readonly [WrittenText, string | null])[] = [
    ["name", seller.name],
    ["sellerAddress", seller.address],
    ["title", home.title],
    ["address", home.address],
    ["lot", home.lot],
  ];
  return texts.flatMap(([text, written]) => {
    const characters = undrawnCharacters(written ?? "");
    return characters.length === 0 ? [] : [{ text, characters }];
  });
}

/**
 * A price of a document, with the VAT of mainland France where the document is from before there was another. It is no
 * default of the schema: the text that is hashed stays as it was signed.
 */
export const priceOf = (price: StoredPrice): DocumentPrice => ({
  ...price,
  vatBps: price.vatBps ?? VAT_BPS,
});

/** The terms of a row of `Signature`. @throws {ZodError} where it is none of ours */
export const readDocument = (stored: unknown): SignedDocument =>
  signedDocumentSchema.parse(typeof stored === "string" ? JSON.parse(stored) : stored);

/** The terms as the text that is hashed: their fields in the order of the schema. */
export const documentJson = (document: SignedDocument): string =>
  JSON.stringify(signedDocumentSchema.parse(document));

/** What a signature adds to the terms. */
export interface SignatureBlock {
  /** The mandate's number in the register. */
  number: number;
  signedAt: Date;
  /** As it was typed. */
  name: string;
  /** Where the code was sent. */
  email: string;
  signatureId: string;
  termsSha256: string;
  /** Of a mandate: whether the seller asked to begin at once. */
  expressRequest: boolean;
  /** Of a mandate: the last civil day to withdraw. */
  withdrawalEndsOn: string | null;
}

/** The names under which files are saved. */
export const documentFileName = {
  mandate: (number: number) => `mandat-${number}.pdf`,
  amendment: (number: number, position: number) => `mandat-${number}-avenant-${position}.pdf`,
  evidence: (number: number, position: number | null) =>
    position === null
      ? `preuve-mandat-${number}.pdf`
      : `preuve-mandat-${number}-avenant-${position}.pdf`,
  preview: (kind: SignedDocument["kind"]) =>
    kind === "mandate" ? "projet-de-mandat.pdf" : "projet-d-avenant.pdf",
  invoice: (number: number) => `facture-${number}.pdf`,
} as const;
