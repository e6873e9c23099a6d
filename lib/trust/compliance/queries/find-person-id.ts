import { normalizeEmail } from "../../../kernel/email.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

/** Whose an address is; null for nobody's. @throws {DomainError} request.forbidden */
export async function findPersonId(actor: Actor, email: string): Promise<string | null> {
  authorize(actor, "people.check");
  const person = await reads()
    .selectFrom("User")
    .select("id")
    .where("emailNormalized", "=", normalizeEmail(email))
    .executeTakeFirst();
  return person?.id ?? null;
}
