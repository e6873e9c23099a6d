import { readPhone } from "../../kernel/phone.ts";

/** What a lead that was entered by hand says of its contact, or an account of its person. */
interface Contact {
  name: string;
  phone: string | null;
}

/** A name as it is compared: without accents, capitals, hyphens, or the order that forms ask for. */
const comparable = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(" ");

/**
 * Whether a lead without an address or an account is of a person. Name and telephone both have to agree: a household
 * shares a telephone, and strangers share a name; what agrees by one alone may be somebody else's.
 */
export function isOfPerson(lead: Contact, person: Contact): boolean {
  const [theirs, own] = [readPhone(lead.phone ?? ""), readPhone(person.phone ?? "")];
  return (
    theirs !== null &&
    theirs.international === own?.international &&
    comparable(lead.name) === comparable(person.name)
  );
}
