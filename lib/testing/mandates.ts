import { endOfCivilDay } from "../kernel/time.ts";
import { requestMandateSignature } from "../mandate-signing/commands/request-signature.ts";
import { signMandate } from "../mandate-signing/commands/sign-mandate.ts";
import { mandateWithdrawalEnd } from "../mandates/rules.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { isCivilDay } from "../visits/schedule/rules.ts";
import { mandateNames } from "./builders.ts";
import type { TestDatabase } from "./database.ts";
import { writtenMails } from "./mails.ts";
import { signInContext } from "./sign-in-context.ts";

/** The code of the last mail that asked somebody for their signature. */
export function signatureCodeOf({ raw }: TestDatabase, { email }: Pick<Actor, "email">): string {
  const mails = writtenMails(raw, email);
  const text = mails.findLast(({ kind }) => kind === "signature-code")?.text ?? "";
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

/** What a test can say of a mandate. */
export type WrittenMandate = Partial<
  Omit<Prisma.MandateUncheckedCreateInput, "signedAt" | "sellerDecides" | "parties">
> & { signedAt?: Date; sellerDecides?: boolean | 0 | 1 };

const SIGNED_AT = new Date("2026-11-01T09:00:00Z");

/** When a day that a test says is over; what is no day is for the database to refuse. */
function overAfter({ withdrawalEndsOn = "" }: WrittenMandate): Date {
  return isCivilDay(withdrawalEndsOn) ? endOfCivilDay(withdrawalEndsOn, "Europe/Paris") : SIGNED_AT;
}

/**
 * Writes the mandate in force of a property of 250,000 €, the next one of the register, signed long enough ago not to
 * be withdrawn from; override what a test is about.
 */
export async function writeMandate(
  tx: Prisma.TransactionClient,
  propertyId: string,
  overrides: WrittenMandate = {},
): Promise<{ number: number; withdrawalEndsOn: string; withdrawalEndsAt: Date }> {
  const { signedAt = SIGNED_AT, ...others } = overrides;
  const last = await tx.mandate.aggregate({ _max: { number: true } });
  const names = { ...mandateNames(), ...others };
  const sellerDecides = Boolean(names.sellerDecides);
  // A test may leave it out, for the database to refuse.
  const lawful = mandateWithdrawalEnd(signedAt, names.homeCommuneCode ?? "");
  const end =
    others.withdrawalEndsOn === undefined
      ? lawful
      : { withdrawalEndsOn: others.withdrawalEndsOn, withdrawalEndsAt: overAfter(others) };
  return tx.mandate.create({
    data: {
      number: (last._max.number ?? 0) + 1,
      propertyId,
      priceCents: 250_000_00,
      tier: "essential",
      feeCents: 4_000_00,
      signedAt,
      ...names,
      sellerDecides,
      ...end,
      parties: {
        create: {
          position: 1,
          kind: "person",
          // A test may leave it out, for the database to refuse.
          name: names.sellerName ?? "",
          email: "vendeur@example.org",
        },
      },
    },
  });
}
