import { divideRounded, eurosToCents } from "../../kernel/money.ts";
import type { PastSale, SaleLine } from "./schemas.ts";
import { streetName } from "./street-names.ts";

const DWELLINGS: Readonly<Record<string, PastSale["type"]>> = {
  Appartement: "apartment",
  Maison: "house",
};
/** Goes with a home: a cellar, a garage. */
const OUTBUILDING = "Dépendance";
const SALE = "Vente";

/** Outside of these a price is a share, a symbol or a mistake, not a home's. */
const MIN_PRICE_CENTS = 500_000;
const PRICE_PER_M2_CENTS = { min: 20_000, max: 4_000_000 };

/** What one dwelling has the same on all of its lines, which differ by the land that goes with it. */
const dwellingKey = (row: SaleLine) =>
  JSON.stringify([
    ...[row.type_local, row.surface_reelle_bati, row.nombre_pieces_principales, row.id_parcelle],
    ...[row.lot1_numero, row.lot2_numero, row.lot3_numero, row.lot4_numero, row.lot5_numero],
  ]);

const lineKey = (row: SaleLine) => `${row.nature_culture} ${row.surface_terrain}`;

/** Euro cents a m², rounded. */
export const pricePerM2Cents = ({
  priceCents,
  surfaceDm2,
}: Pick<PastSale, "priceCents" | "surfaceDm2">): number =>
  divideRounded(priceCents * 100, surfaceDm2);

/** The columns of a dwelling's line. */
const dwellingLine = (row: SaleLine) => ({
  soldOn: row.date_mutation,
  kind: row.type_local,
  surface: row.surface_reelle_bati,
  rooms: row.nombre_pieces_principales,
  street: row.adresse_nom_voie,
  lat: row.latitude,
  lng: row.longitude,
});
type DwellingLine = ReturnType<typeof dwellingLine>;

/** A mutation after the lines that were read. */
interface Mutation {
  priceEuros: number | null;
  /** Its one dwelling: what its first line says, and what tells its lines apart. */
  dwelling: { first: DwellingLine; key: string; lineKeys: string[] } | null;
  /** Several dwellings, a shop, several prices, no sale: what was paid for one home is not known. */
  isOther: boolean;
}

/** The sale of one dwelling that a mutation is; null where it is none, or has a price that can't be a home's. */
function saleOf({ priceEuros, dwelling, isOther }: Mutation): PastSale | null {
  if (isOther || dwelling === null || !priceEuros) return null;
  const { soldOn, kind, surface, rooms, street, lat, lng } = dwelling.first;
  const type = DWELLINGS[kind];
  if (!type || lat === null || lng === null || !surface) return null;
  const sale: PastSale = {
    soldOn,
    priceCents: eurosToCents(priceEuros),
    type,
    surfaceDm2: Math.round(surface * 100),
    rooms: rooms || null,
    street: streetName(street),
    lat,
    lng,
  };
  const each = pricePerM2Cents(sale);
  const isAbsurd =
    sale.priceCents < MIN_PRICE_CENTS ||
    each < PRICE_PER_M2_CENTS.min ||
    each > PRICE_PER_M2_CENTS.max;
  return isAbsurd ? null : sale;
}

/** Gathers the sales of single dwellings from the lines of a file, in any order, holding one line a mutation. */
export class SingleSales {
  readonly #mutations = new Map<string, Mutation>();

  add(row: SaleLine): void {
    const known = this.#mutations.get(row.id_mutation);
    const mutation = known ?? { priceEuros: row.valeur_fonciere, dwelling: null, isOther: false };
    if (!known) this.#mutations.set(row.id_mutation, mutation);
    if (row.nature_mutation !== SALE || row.valeur_fonciere !== mutation.priceEuros) {
      mutation.isOther = true;
    }
    if (mutation.isOther || row.type_local === "" || row.type_local === OUTBUILDING) return;
    const key = dwellingKey(row);
    mutation.dwelling ??= { first: dwellingLine(row), key, lineKeys: [] };
    const { dwelling } = mutation;
    // A line that stands twice may be two flats alike: what was paid for one is not known.
    if (dwelling.key !== key || dwelling.lineKeys.includes(lineKey(row))) mutation.isOther = true;
    else dwelling.lineKeys.push(lineKey(row));
    // What is no sale of one dwelling needs nothing more of it.
    if (mutation.isOther) mutation.dwelling = null;
  }

  /** Each sale once: the same one is entered twice at times, under two numbers. */
  sales(): PastSale[] {
    const sales = new Map<string, PastSale>();
    for (const mutation of this.#mutations.values()) {
      const sale = saleOf(mutation);
      if (sale) sales.set(JSON.stringify(sale), sale);
    }
    return [...sales.values()];
  }
}
