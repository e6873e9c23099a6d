import { newId } from "../kernel/ids.ts";
import { addParty, setSelling } from "../mandate-signing/commands/change-ownership.ts";
import { continueSignature } from "../mandate-signing/commands/continue-signature.ts";
import { requestPartyCode } from "../mandate-signing/commands/request-party-code.ts";
import { requestMandateSignature } from "../mandate-signing/commands/request-signature.ts";
import { signAsParty } from "../mandate-signing/commands/sign-as-party.ts";
import { signMandate } from "../mandate-signing/commands/sign-mandate.ts";
import type { NewParty } from "../mandate-signing/schemas.ts";
import { signerNameOf } from "../mandates/parties.ts";
import type { Actor } from "../policy/actor.ts";
import type { TestDatabase } from "./database.ts";
import { writtenMails } from "./mails.ts";
import { signatureCodeOf } from "./mandates.ts";
import { signInContext } from "./sign-in-context.ts";

/** Somebody who sells beside a seller, with an address of their own. */
export type Other = Omit<NewParty, "propertyId">;

export const otherOwner = (overrides: Partial<Other> = {}): Other => ({
  kind: "person",
  name: "Alix Roy",
  representative: null,
  email: `alix-${newId()}@example.org`,
  address: "3 rue Haute, 35000 Rennes",
  ...overrides,
});

/** The signed value of the link that was mailed to an address last. */
export function mailedToken({ raw }: TestDatabase, { email }: Pick<Other, "email">): string {
  const text = writtenMails(raw, email).at(-1)?.text ?? "";
  const token = /[?&]jeton=([^\s&]+)/.exec(text)?.[1];
  if (!token) throw new Error("expected a link");
  return decodeURIComponent(token);
}

/** Has a code sent to somebody who has the link of a document. */
export async function codeForOther(
  database: TestDatabase,
  other: Other,
  now: Date,
): Promise<{ jeton: string; code: string }> {
  const jeton = mailedToken(database, other);
  await requestPartyCode({ jeton }, signInContext(), now);
  return { jeton, code: signatureCodeOf(database, other) };
}

/** Signs the document of the last link as who was sent it would. */
export async function signAsOther(database: TestDatabase, other: Other, now: Date): Promise<void> {
  const typed = await codeForOther(database, other, now);
  const input = { ...typed, name: signerNameOf(other), accept: true } as const;
  await signAsParty(input, signInContext(), now);
}

/** What a seller types to sign last: their code is sent to them once the others have signed. */
export async function lastSigning(
  database: TestDatabase,
  { signatureId, actor }: { signatureId: string; actor: Actor },
  now: Date,
) {
  const { sent } = await continueSignature({ signatureId }, actor, signInContext(), now);
  if (sent !== "code") throw new Error("expected a code");
  const name = `${actor.firstName} ${actor.lastName}`;
  return { signatureId, name, code: signatureCodeOf(database, actor), accept: true } as const;
}

/** Whom a seller names beside themselves. */
export interface Sellers {
  others: readonly Other[];
  company?: { name: string; address: string };
  sellerDecides?: boolean;
}

/** Names who sells a home beside its seller. */
export async function nameOwners(
  propertyId: string,
  actor: Actor,
  { others, company, sellerDecides = false }: Sellers,
  now: Date,
): Promise<void> {
  for (const other of others) await addParty({ propertyId, ...other }, actor, now);
  const { name = "", address = "" } = company ?? {};
  const selling = { propertyId, company: name, companyAddress: address, sellerDecides };
  await setSelling(selling, actor, now);
}

/** Signs the mandate of a home with others, each as they would. @returns its number */
export async function signJointMandateOf(
  database: TestDatabase,
  { propertyId, actor, now, ...sellers }: Sellers & { propertyId: string; actor: Actor; now: Date },
): Promise<number> {
  await nameOwners(propertyId, actor, sellers, now);
  const origin = signInContext();
  const { signatureId } = await requestMandateSignature({ propertyId }, actor, origin, now);
  for (const other of sellers.others) await signAsOther(database, other, now);
  const input = await lastSigning(database, { signatureId, actor }, now);
  return (await signMandate({ ...input, expressRequest: true }, actor, origin, now)).mandateNumber;
}
