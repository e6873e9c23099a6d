import { z } from "zod";
import { excludingVat } from "../kernel/money.ts";
import { VAT_BPS, vatBpsOf } from "../kernel/place.ts";
import { PROPERTY_TYPES } from "../kernel/property-kinds.ts";
import { WITHDRAW_REASONS, type WithdrawReason } from "../listings/states/rules.ts";
import type { MandateNames } from "../mandates/names.ts";
import {
  type Ownership,
  PARTY_KINDS,
  type Party,
  partiesOf,
  type SellingPerson,
  sellersOf,
  signersOf,
} from "../mandates/parties.ts";
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

/** The person with the account. */
export const sellerSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  address: z.string().nullable(),
  /** For which they sell; absent where they own the home themselves. */
  company: z.strictObject({ name: z.string(), address: z.string() }).optional(),
});

/** Somebody who sells beside the person with the account, or agrees to it. */
export const otherPartySchema = z.strictObject({
  kind: z.enum(PARTY_KINDS),
  name: z.string(),
  representative: z.string().nullable(),
  email: z.string(),
  address: z.string(),
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
  /** Absent where nobody sells beside the seller, as in documents from before several could. */
  others: z.array(otherPartySchema).optional(),
  /** Whether the others name the person with the account to decide for them all. */
  sellerDecides: z.literal(true).optional(),
  home: homeSchema,
  price: priceSchema,
};

/** What is done under a mandate in force. */
const underMandate = {
  mandateNumber: z.number().int(),
  /** When the mandate was signed. */
  mandateSignedAt: z.iso.datetime(),
};

/** That the listing may go to portals, by the names under which they were shown. */
const diffusionSchema = z.strictObject({ portals: z.array(z.string()).min(1) });

const mandateDocumentSchema = z.strictObject({
  kind: z.literal("mandate"),
  ...common,
  /** Absent where the seller does not consent to it, as in documents from before it could be. */
  diffusion: diffusionSchema.optional(),
});
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

const acceptedOfferSchema = z.strictObject({
  id: z.string(),
  buyerName: z.string(),
  amountCents: cents,
  financing: z.string(),
  conditions: z.string().nullable(),
  /** The last civil day on which it can be accepted. */
  expiryDate: z.iso.date(),
});
export type AcceptedOffer = z.output<typeof acceptedOfferSchema>;

const acceptanceDocumentSchema = z.strictObject({
  kind: z.literal("acceptance"),
  ...common,
  ...underMandate,
  offer: acceptedOfferSchema,
});
export type AcceptanceDocument = z.output<typeof acceptanceDocumentSchema>;

const withdrawalDocumentSchema = z.strictObject({
  kind: z.literal("withdrawal"),
  ...common,
  ...underMandate,
  reason: z.enum(WITHDRAW_REASONS),
});
export type WithdrawalDocument = z.output<typeof withdrawalDocumentSchema>;

const diffusionDocumentSchema = z.strictObject({
  kind: z.literal("diffusion"),
  ...common,
  ...underMandate,
  diffusion: diffusionSchema,
});
export type DiffusionDocument = z.output<typeof diffusionDocumentSchema>;

const signedDocumentSchema = z.discriminatedUnion("kind", [
  mandateDocumentSchema,
  amendmentDocumentSchema,
  acceptanceDocumentSchema,
  withdrawalDocumentSchema,
  diffusionDocumentSchema,
]);
export type SignedDocument = z.output<typeof signedDocumentSchema>;

/** A property as a document describes it, with its sellers. */
export interface DocumentProperty extends z.output<typeof homeSchema> {
  isDemonstration: boolean;
  seller: SellingPerson;
  ownership: Ownership;
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

/** Who sells a property, as documents name them: what says nothing is left out. */
export function sellersOfProperty({ seller, ownership }: PropertySellers): DocumentSellers {
  const { company, others, sellerDecides } = ownership;
  return {
    seller: company === null ? seller : { ...seller, company },
    ...(others.length > 0 && { others }),
    ...(sellerDecides && ({ sellerDecides: true } as const)),
  };
}

type PropertySellers = Pick<DocumentProperty, "seller" | "ownership">;

/** What every document says of a home: its parties, its designation, its price. */
function commonOf(property: DocumentProperty, publisher: DocumentPublisher, terms: MandateTerms) {
  const { isDemonstration, seller, ownership, ...home } = property;
  return {
    version: "2026-11",
    trial: isDemonstration || !isCompletePublisher(publisher),
    publisher,
    ...sellersOfProperty({ seller, ownership }),
    home,
    price: documentPrice(terms, vatBpsOf(home.communeCode)),
  } as const;
}

/** The mandate of a property at a price. @param portals to which its listing may go */
export const mandateDocument = (
  property: DocumentProperty,
  publisher: DocumentPublisher,
  terms: MandateTerms,
  portals: readonly string[] = [],
): MandateDocument =>
  mandateDocumentSchema.parse({
    kind: "mandate",
    ...commonOf(property, publisher, terms),
    ...(portals.length > 0 && { diffusion: { portals } }),
  });

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

/** What a decision is taken under: a mandate in force, at its price. */
interface UnderMandate extends MandateTerms {
  number: number;
  signedAt: Date;
}

const underOf = ({ number, signedAt }: UnderMandate) => ({
  mandateNumber: number,
  mandateSignedAt: signedAt.toISOString(),
});

/** The acceptance of an offer by all who sell. */
export const acceptanceDocument = (
  property: DocumentProperty,
  publisher: DocumentPublisher,
  mandate: UnderMandate,
  offer: AcceptedOffer,
): AcceptanceDocument =>
  acceptanceDocumentSchema.parse({
    kind: "acceptance",
    ...commonOf(property, publisher, mandate),
    ...underOf(mandate),
    offer,
  });

/** The withdrawal of a listing from the market by all who sell. */
export const withdrawalDocument = (
  property: DocumentProperty,
  publisher: DocumentPublisher,
  mandate: UnderMandate,
  reason: WithdrawReason,
): WithdrawalDocument =>
  withdrawalDocumentSchema.parse({
    kind: "withdrawal",
    ...commonOf(property, publisher, mandate),
    ...underOf(mandate),
    reason,
  });

/** The consent that a listing goes to portals, under a mandate that does not have it. */
export const diffusionDocument = (
  property: DocumentProperty,
  publisher: DocumentPublisher,
  mandate: UnderMandate,
  portals: readonly string[],
): DiffusionDocument =>
  diffusionDocumentSchema.parse({
    kind: "diffusion",
    ...commonOf(property, publisher, mandate),
    ...underOf(mandate),
    diffusion: { portals },
  });

/** The portals to which a document lets a listing go; none where it says nothing of them. */
export const portalsOf = (document: SignedDocument): string[] =>
  "diffusion" in document ? (document.diffusion?.portals ?? []) : [];

/** Whether a document is about a home as it stands, whatever its open revision says. */
export const isDecision = ({ kind }: Pick<SignedDocument, "kind">): boolean =>
  kind === "acceptance" || kind === "withdrawal" || kind === "diffusion";

/** Who sells, as a document names them. */
const ownershipOf = ({ seller, others = [], sellerDecides }: DocumentSellers): Ownership => ({
  company: seller.company ?? null,
  others,
  sellerDecides: sellerDecides === true,
});

export type DocumentSellers = Pick<SignedDocument, "seller" | "others" | "sellerDecides">;

/** The parties of a document, the person with the account or their company first. */
export const partiesOfDocument = (document: DocumentSellers): Party[] =>
  partiesOf(document.seller, ownershipOf(document));

/** The parties of a mandate's rows as a document names them. */
export function documentSellers([first, ...others]: readonly Party[]): DocumentSellers {
  if (!first) throw new Error("a mandate has a party");
  const { kind, name, representative, email, address } = first;
  const seller =
    kind === "company"
      ? {
          name: representative ?? name,
          email,
          address: null,
          company: { name, address: address ?? "" },
        }
      : { name, email, address };
  const named = others.map((other) => ({ ...other, address: other.address ?? "" }));
  return { seller, ...(named.length > 0 && { others: named }) };
}

/** Which of a document's parties sign it, by their position: 1 is the person with the account, who signs last. */
export const signingPositions = (document: SignedDocument): number[] =>
  signersOf(document.kind, {
    parties: partiesOfDocument(document),
    sellerDecides: document.sellerDecides ?? false,
  }).map((index) => index + 1);

/**
 * Whether a document still says of the home, of its parties and of the agent what is true now, and a mandate
 * of the price that is asked.
 */
export function isStillTrue(
  document: SignedDocument,
  property: DocumentProperty,
  publisher: DocumentPublisher,
  askingCents: number,
): boolean {
  if (document.kind === "mandate" && document.price.priceCents !== askingCents) return false;
  const now = { ...document, ...commonOf(property, publisher, document.price) };
  if (property.ownership.others.length === 0 && document.others !== undefined) return false;
  if (!property.ownership.sellerDecides && document.sellerDecides) return false;
  return documentJson(now) === documentJson(document);
}

/** What a mandate names, for its row. */
export function namesOfDocument(document: SignedDocument): MandateNames {
  const { home, seller } = document;
  const { type, address, lot, postalCode, communeCode, city } = home;
  const { parcelId, surfaceDm2, landSurfaceM2 } = home;
  const place = { address, lot, postalCode, communeCode, city, parcelId };
  return {
    ...{ type, ...place, surfaceDm2, landSurfaceM2 },
    ...sellersOf(seller.name, ownershipOf(document)),
  };
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

/** How one of several signed. */
export interface GivenSignature {
  signedAt: Date;
  /** As it was typed. */
  name: string;
  /** Where the code was sent. */
  email: string;
}

/** What the last signature, and those before it, add to the terms. */
export interface SignatureBlock extends GivenSignature {
  /** The mandate's number in the register. */
  number: number;
  /** Who signed before, in the order of the document's parties. */
  others: readonly GivenSignature[];
  signatureId: string;
  termsSha256: string;
  /** Of a mandate: whether the seller asked to begin at once. */
  expressRequest: boolean;
  /** Of a mandate: the last civil day to withdraw. */
  withdrawalEndsOn: string | null;
}
