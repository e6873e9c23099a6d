import type { Address, AddressCollection } from "./schemas.ts";

/** What an address can be of: a commune alone is none. */
const KINDS = new Set(["housenumber", "street", "locality"]);

/** The addresses among what was found; null where there is none. */
export function toAddresses({ features }: AddressCollection): Address[] | null {
  const addresses = features.flatMap(({ geometry, properties }) => {
    const { id, label, type, name, housenumber, postcode, citycode, city, score } = properties;
    const street = properties.street || name;
    if (!KINDS.has(type) || !street || !postcode) return [];
    const [lng, lat] = geometry.coordinates;
    return {
      id,
      label,
      houseNumber: housenumber || null,
      street,
      postalCode: postcode,
      cityCode: citycode,
      city,
      lat,
      lng,
      score,
    };
  });
  return addresses.length === 0 ? null : addresses;
}

/** A text as the interface takes it: it begins with a letter or a digit, and is of bounded length. */
export function searchText(q: string, maxLength: number): string {
  return q
    .normalize("NFC")
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .slice(0, maxLength)
    .trim();
}
