import { z } from "zod";
import { typedAmount } from "../content/amount-field.ts";
import { INVALID_VALUE } from "../content/errors.ts";
import { emailAddress, line, personName } from "../content/text-fields.ts";
import { isId } from "../kernel/ids.ts";
import { PARTY_KINDS } from "../mandates/parties.ts";
import { drawn, signingFields } from "../signatures/schemas.ts";
import { SIGNING_FIELDS } from "./copy.ts";

const id = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });
/** The page that a form leads back to, which is checked where it is used. */
const back = z.string().max(2_000, INVALID_VALUE).optional();

/** Which home a mandate is about. */
export const mandateRequestSchema = z.strictObject({ propertyId: id, back });
export type MandateRequest = z.output<typeof mandateRequestSchema>;

/** Which home a mandate is to be signed for, and whether its listing may go to the portals that the form names. */
export const mandateSignatureRequestSchema = z.strictObject({
  propertyId: id,
  diffusion: z.boolean().default(false),
  back,
});

/** A price as it is typed; the bounds are those of a listing's price. */
const price = typedAmount.refine((cents) => cents >= 1_000_00 && cents <= 20_000_000_00, {
  error: SIGNING_FIELDS.price,
});

/** The new price of a mandate, in euros. */
export const amendmentRequestSchema = z
  .strictObject({ propertyId: id, price, back })
  .transform(({ price: priceCents, ...rest }) => ({ ...rest, priceCents }));
export interface AmendmentRequest {
  propertyId: string;
  priceCents: number;
}

const signed = { signatureId: id, ...signingFields, back };

export const signAmendmentSchema = z.strictObject(signed);
export type AmendmentSigning = z.output<typeof signAmendmentSchema>;

export const signMandateSchema = z.strictObject({
  ...signed,
  /** Whether the seller asks to be published before the days to withdraw are over. */
  expressRequest: z.boolean().default(false),
});
export type MandateSigning = z.output<typeof signMandateSchema>;

/** A document that waits for signatures, of one's own home. */
export const signatureIdSchema = z.strictObject({ signatureId: id, back });
export type SignatureId = Pick<z.output<typeof signatureIdSchema>, "signatureId">;

/** The value of a mail's link, which names a document and one of its parties. */
const jeton = z.string().max(500);

export const partyLinkSchema = z.strictObject({ jeton });
export type PartyLink = z.output<typeof partyLinkSchema>;

export const partySigningSchema = z.strictObject({ jeton, ...signingFields });
export type PartySigning = z.output<typeof partySigningSchema>;

const fields = SIGNING_FIELDS.party;

/** Somebody who sells beside the person with the account, or agrees to it. */
export const partySchema = z
  .strictObject({
    propertyId: id,
    kind: z.enum(PARTY_KINDS, { error: fields.kind }),
    name: drawn(personName(fields.name, 2, 120)),
    /** Of a company alone. */
    representative: drawn(personName(fields.representative, 0, 120)).default(""),
    email: emailAddress(fields.email),
    address: drawn(line(fields.address, 5, 200)),
    back,
  })
  .superRefine(({ kind, representative }, { addIssue }) => {
    if (kind !== "company" || representative.length > 1) return;
    addIssue({ code: "custom", path: ["representative"], message: fields.representative });
  })
  .transform(({ representative, ...rest }) => ({
    ...rest,
    representative: rest.kind === "company" ? representative : null,
  }));
export type NewParty = Omit<z.output<typeof partySchema>, "back">;

/** One of the others, by the address that no two of them have. */
export const partyRemovalSchema = z.strictObject({
  propertyId: id,
  email: z.string().max(254),
  back,
});
export type PartyRemoval = Pick<z.output<typeof partyRemovalSchema>, "propertyId" | "email">;

/** In whose name the person with the account sells, and how all decide. */
export const sellingSchema = z
  .strictObject({
    propertyId: id,
    /** Empty where they own the home themselves. */
    company: drawn(personName(fields.company, 0, 120)).default(""),
    companyAddress: drawn(line(fields.companyAddress, 0, 200)).default(""),
    sellerDecides: z.boolean().default(false),
    back,
  })
  .superRefine(({ company, companyAddress }, { addIssue }) => {
    if (company === "" || companyAddress.length >= 5) return;
    addIssue({ code: "custom", path: ["companyAddress"], message: fields.companyAddress });
  });
export type Selling = Omit<z.output<typeof sellingSchema>, "back">;
