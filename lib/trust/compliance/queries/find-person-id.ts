import { normalizeEmail } from "../../../kernel/email.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

const personOf = preparedRead<{ email: string }, { id: string }>(
  "SELECT id FROM User WHERE emailNormalized = :email",
);

/** Whose an address is; null for nobody's. @throws {DomainError} request.forbidden */
export function findPersonId(actor: Actor, email: string): string | null {
  authorize(actor, "people.check");
  return personOf().get({ email: normalizeEmail(email) })?.id ?? null;
}
