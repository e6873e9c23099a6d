import { createHash } from "node:crypto";
import type { EnergyClass } from "../../../lib/kernel/property-kinds.ts";
import type { SampleProperty } from "../rows/properties.ts";

/**
 * A visit that took place: days count backwards from the present; the visitor is a rank of `LEDGER_BUYERS`, and the rating
 * null where they gave none.
 */
export type PastVisit = readonly [daysAgo: number, visitor: number, rating: 3 | 4 | 5 | null];

/** How a home was sold: days count backwards from the present. */
interface PastSale {
  /** The rank of the buyer, who visited the home. */
  buyer: number;
  offerEuros: number;
  financing: "cash" | "loan";
  acceptedDaysAgo: number;
  signedDaysAgo: number;
}

/** A home that a looper is paid for and that is on the market no more: it was sold, or its seller gave up. */
export interface LedgerHome {
  property: SampleProperty;
  /** The rank of its seller in `LEDGER_SELLERS`. */
  seller: number;
  visits: readonly PastVisit[];
  sale: PastSale | null;
  withdrawnDaysAgo: number | null;
}

type Same = "id" | "neighbourhood" | "transport" | "communeCode" | "postalCode" | "lat" | "lng";
type Dwelling = "title" | "description" | "priceEuros" | "surfaceDm2" | "rooms" | "bedrooms";
type Building = "audience" | "address" | "builtYear" | "features" | "photoSeed";

/** The stored part of each home; the rest follows, or is alike for all. */
interface Written
  extends Pick<SampleProperty, Same | Dwelling | Building>,
    Omit<LedgerHome, "property"> {
  looperId: string;
  takenDaysAgo: number;
  bathrooms?: number;
  energy: readonly [energy: EnergyClass, ghg: EnergyClass, use: number, emission: number];
  yearlyCostEuros: readonly [least: number, most: number];
}

/** What a flat has beside. */
interface WrittenFlat extends Written {
  type?: "apartment" | "studio";
  storey: readonly [floor: number, of: number];
  coownership: readonly [lots: number, yearlyChargesEuros: number];
}

/** Days from the looper's taking a home to its publication. */
const PUBLISHED_AFTER = 4;

type Kind = Pick<SampleProperty, "type" | "floor" | "floorCount" | "landSurfaceM2" | "coownership">;

function homeOf(written: Written, kind: Kind): LedgerHome {
  const { looperId, takenDaysAgo, bathrooms = 1, energy, yearlyCostEuros, ...rest } = written;
  const { seller, visits, sale, withdrawnDaysAgo, ...home } = rest;
  const [energyClass, ghgClass, energyUse, ghgEmission] = energy;
  return {
    ...{ seller, visits, sale, withdrawnDaysAgo },
    property: {
      ...home,
      ...kind,
      ambassadorId: looperId,
      status: sale === null ? "withdrawn" : "sold",
      bathrooms,
      addressPrecision: "street",
      // Nobody lives there: the same circle each time.
      blurSeed: createHash("sha256").update(home.id).digest("hex").slice(0, 16),
      diagnosis: {
        ...{ energyClass, ghgClass, energyUse, ghgEmission, yearlyCostEuros },
        priceYear: 2023,
      },
      createdDaysAgo: takenDaysAgo,
      publishedDaysAgo: takenDaysAgo - PUBLISHED_AFTER,
      soldDaysAgo: sale?.signedDaysAgo ?? null,
    },
  };
}

export function flat({
  type = "apartment",
  storey: [floor, floorCount],
  coownership: [lots, yearlyChargesEuros],
  ...written
}: WrittenFlat): LedgerHome {
  const coownership = { lots, yearlyChargesEuros, proceedings: false };
  return homeOf(written, { type, floor, floorCount, landSurfaceM2: null, coownership });
}

export function house({ landM2, ...written }: Written & { landM2: number }): LedgerHome {
  const none = { floor: null, floorCount: null, coownership: null };
  return homeOf(written, { type: "house", landSurfaceM2: landM2, ...none });
}
