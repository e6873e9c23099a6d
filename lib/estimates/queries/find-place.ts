import { listCommunesOfPostalCode } from "../../communes/queries/list-communes-of-postal-code.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { GeoPoint } from "../../kernel/geo.ts";
import { suggestAddresses } from "../../public-data/addresses/client.ts";
import type { Address } from "../../public-data/addresses/schemas.ts";
import { hasRegister } from "../../public-data/sales/rules.ts";
import { foldedStreet } from "../../public-data/sales/street-names.ts";
import { ESTIMATE_PROBLEMS } from "../copy.ts";
import { middleOfStreet, readAddress, type TypedAddress } from "../place.ts";
import { loadCommuneSales, type MarketCommune } from "./load-market.ts";

/** Where a home is. */
export interface EstimatePlace extends TypedAddress {
  commune: MarketCommune & { name: string };
  /** Null in a department without a register, where nothing is estimated. */
  point: GeoPoint | null;
  /** Whether the point is the middle of its street's sales. */
  byStreet: boolean;
}

/** What is wrong with the fields, by their names. */
export type PlaceProblems = Partial<Record<"address" | "postalCode", string>>;

type Found = { place: EstimatePlace } | { problems: PlaceProblems };

/** Most communes of a postal code in which a street is looked for. */
const MOST_COMMUNES = 6;

const sameNumber = (a: string, b: string) =>
  a.replaceAll(" ", "").toLowerCase() === b.replaceAll(" ", "").toLowerCase();

/** The address of the register that was typed: its number, else its street. */
function matching(
  items: readonly Address[],
  { houseNumber, street }: TypedAddress,
  postalCode: string,
): Address | undefined {
  const there = items.filter(
    (item) => item.postalCode === postalCode && foldedStreet(item.street) === foldedStreet(street),
  );
  return there.find((item) => sameNumber(item.houseNumber ?? "", houseNumber)) ?? there[0];
}

/**
 * Where a typed address is: by the register of addresses, else, where it does not answer or does not know the street,
 * by the published sales of that street.
 */
export async function findPlace(
  { address, postalCode }: { address: string; postalCode: string },
  now: Date,
): Promise<Found> {
  const typed = readAddress(address);
  if (!typed) return { problems: { address: ESTIMATE_PROBLEMS.number } };
  const communes = await listCommunesOfPostalCode(postalCode);
  const [first] = communes;
  if (!first) return { problems: { postalCode: ESTIMATE_PROBLEMS.unknownPostalCode } };
  const known = await suggestAddresses(`${address} ${postalCode}`);
  const item = known.state === "found" ? matching(known.value, typed, postalCode) : undefined;
  const commune = item && communes.find(({ code }) => code === item.cityCode);
  if (item && commune) {
    const { lat, lng, street, houseNumber } = item;
    const isExact = sameNumber(houseNumber ?? "", typed.houseNumber);
    const place = { ...typed, street, commune, point: { lat, lng }, byStreet: !isExact };
    return { place };
  }
  if (!hasRegister(first.departmentCode)) {
    return { place: { ...typed, commune: first, point: null, byStreet: false } };
  }
  let hasUnread = false;
  for (const each of communes.slice(0, MOST_COMMUNES)) {
    const sales = await loadCommuneSales(each, now);
    if (sales.state === "unreachable") hasUnread = true;
    const point = sales.state === "found" ? middleOfStreet(sales.value.sales, typed.street) : null;
    if (point) return { place: { ...typed, commune: each, point, byStreet: true } };
  }
  // A file that could not be read may have a sale of the street.
  if (hasUnread) throw new DomainError("estimate.unreachable");
  const { unknownStreet, unreachableStreet } = ESTIMATE_PROBLEMS;
  const isSilent = known.state === "unreachable";
  return { problems: { address: isSilent ? unreachableStreet : unknownStreet } };
}
