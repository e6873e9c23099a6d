import { requestMandateSignature } from "../mandate-signing/commands/request-signature.ts";
import { signMandate } from "../mandate-signing/commands/sign-mandate.ts";
import type { Actor } from "../policy/actor.ts";
import type { TestDatabase } from "./database.ts";
import { writtenMails } from "./mails.ts";
import { signInContext } from "./sign-in-context.ts";

/** The code of the last mail that asked somebody for their signature. */
export function signatureCodeOf({ raw }: TestDatabase, { email }: Actor): string {
  const text = writtenMails(raw, email).at(-1)?.text ?? "";
  const code = /Code de signature\u00a0: (\d{6})/.exec(text)?.[1];
  if (!code) throw new Error("expected a code");
  return code;
}

/** Signs the mandate of a seller's home as they would: its code is asked for, read and typed. */
export async function signMandateOf(
  database: TestDatabase,
  {
    propertyId,
    actor,
    expressRequest = true,
    now,
  }: { propertyId: string; actor: Actor; expressRequest?: boolean; now: Date },
): Promise<number> {
  const origin = signInContext();
  const { signatureId } = await requestMandateSignature({ propertyId }, actor, origin, now);
  const code = signatureCodeOf(database, actor);
  const name = `${actor.firstName} ${actor.lastName}`;
  const input = { signatureId, name, code, accept: true, expressRequest } as const;
  return (await signMandate(input, actor, origin, now)).mandateNumber;
}
