import { DomainError } from "../kernel/errors.ts";
import { CODE_FIELDS } from "./copy.ts";
import { isSameName } from "./rules.ts";

/** The signer's name, as it was typed. @throws {DomainError} request.invalid where it is another's */
export function provenName(typed: string, name: string): string {
  if (!isSameName(typed, name)) {
    throw new DomainError("request.invalid", { name: CODE_FIELDS.nameOther(name) });
  }
  return typed;
}
