/** What tells a dwelling: whose it is, its address in the Base Adresse Nationale, and what tells homes there apart. */
export interface Dwelling {
  sellerId: string;
  addressId: string | null;
  lot: string | null;
}

export const sameDwelling = (
  { sellerId, addressId, lot }: Dwelling & { addressId: string },
  exceptId: string,
) =>
  ({
    sellerId,
    addressId,
    lot,
    id: { not: exceptId },
    publishedAt: { not: null },
    // What was sold and is sold again is another sale.
    status: { not: "sold" },
  }) as const;
