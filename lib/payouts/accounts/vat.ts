/**
 * Whether a text is a French VAT number: FR, a key of two digits, and a SIREN that the key follows from. (Newer keys with
 * letters are given to nobody who has a SIREN.)
 */
export function isVatNumber(text: string): boolean {
  const found = /^FR(\d{2})(\d{9})$/.exec(text);
  if (!found) return false;
  const [, key, siren] = found;
  return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}

/** The SIREN that a French VAT number names. */
export const sirenOfVat = (vatNumber: string): string => vatNumber.slice(4);
