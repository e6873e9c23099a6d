import { DomainError } from "../../kernel/errors.ts";
import { canExpire, isPossibleExpiry } from "../rules.ts";

const EXPIRY_FIELDS = { expiresOn: "Indiquez une date à partir d’aujourd’hui." };

/** @throws {DomainError} document.no-expiry, request.invalid with the field */
export function assertExpiry(kind: string, day: string, now: Date): void {
  if (!canExpire(kind)) throw new DomainError("document.no-expiry");
  if (!isPossibleExpiry(day, now)) throw new DomainError("request.invalid", EXPIRY_FIELDS);
}
