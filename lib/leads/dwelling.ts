import { foldedStreet } from "../public-data/sales/street-names.ts";

/** A home's address in the one form in which addresses are compared: its commune, then number and street. */
export const dwellingOf = (communeCode: string, address: string): string =>
  `${communeCode} ${foldedStreet(address)}`;
