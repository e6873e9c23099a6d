import { fullName } from "../../kernel/person-name.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { OwnRequest } from "../schemas.ts";
import { prepareRequest } from "./prepare-request.ts";

/**
 * Asks for a Looper's help with a home, for a person with an account.
 * @returns whether it is a new request: one is open a person and home
 * @throws {DomainError} request.invalid with the fields at fault
 */
export async function requestHelp(
  { phone, consent: _, ...home }: OwnRequest,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ isNew: boolean }>> {
  authorize(actor, "account.change");
  const { userId, email } = actor;
  const open = await prepareRequest(home, { userId, name: fullName(actor), email, phone }, now);
  return onceTransaction(async (tx) => ({ isNew: await open(tx) }));
}
