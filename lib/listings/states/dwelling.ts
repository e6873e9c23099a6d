/** What tells a dwelling: whose it is, its address in the Base Adresse Nationale, and what tells homes there apart. */
export interface Dwelling {
  sellerId: string;
  addressId: string | null;
  lot: string | null;
}

/** Where a home is, in words: what tells a dwelling whose address is not identified. */
export interface Place extends Pick<Dwelling, "addressId" | "lot"> {
  address: string;
  postalCode: string;
}

/** Listings that tell since when a dwelling is for sale: what was sold and is sold again is another sale. */
const DATED = { publishedAt: { not: null }, status: { not: "sold" } } as const;

export const sameDwelling = (
  { sellerId, addressId, lot }: Dwelling & { addressId: string },
  exceptId: string,
) => ({ sellerId, addressId, lot, id: { not: exceptId }, ...DATED });

/** The listings that a home was relisted from. */
export const relistedDwelling = (sellerId: string, ids: string[]) => ({
  sellerId,
  id: { in: ids },
  ...DATED,
});

const inWords = ({ address, postalCode, lot }: Place) =>
  [address, postalCode, lot ?? ""].map((part) => part.trim().toLowerCase()).join("\n");

/** Whether a home that is relisted is where it was: a draft that was moved elsewhere is another home's. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.addressId !== null && other.addressId !== null
    ? one.addressId === other.addressId && (one.lot ?? "") === (other.lot ?? "")
    : inWords(one) === inWords(other);
