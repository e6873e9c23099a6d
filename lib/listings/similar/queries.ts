import type { PropertyType } from "../../kernel/property-kinds.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import { MAX_SIMILAR, SIMILAR_PRICE_GAP_CENTS } from "../rules.ts";

/** What is known of the listing whose similar ones are looked for. */
export interface SimilarTo {
  id: string;
  type: PropertyType;
  priceCents: number;
  communeCode: string;
}

/** `edge` is the first price too far away. */
interface Seek {
  id: string;
  type: PropertyType;
  communeCode: string;
  price: number;
  edge: number;
}

interface Priced {
  id: string;
  priceCents: number;
}

/**
 * Three rows of an index from a price upwards or downwards, whatever the catalogue's size. The index
 * is named since SQLite, which has no statistics here, would read a type's whole price range.
 */
const nextPrices = (index: string, place: string, direction: "up" | "down") =>
  preparedRead<Seek, Priced>(
    `SELECT id, priceCents FROM Property INDEXED BY ${index}
     WHERE ${place} type = :type AND id <> :id AND status IN ('active', 'under_offer')
       AND ${direction === "up" ? "priceCents >= :price AND priceCents < :edge" : "priceCents < :price AND priceCents > :edge"}
     ORDER BY priceCents ${direction === "up" ? "" : "DESC"} LIMIT ${MAX_SIMILAR}`,
  );

const IN_COMMUNE = ["Property_commune_type_price", "communeCode = :communeCode AND"] as const;
const ANYWHERE = ["Property_type_price", ""] as const;

const inCommune = [nextPrices(...IN_COMMUNE, "up"), nextPrices(...IN_COMMUNE, "down")] as const;
const anywhere = [nextPrices(...ANYWHERE, "up"), nextPrices(...ANYWHERE, "down")] as const;

const communesAround = preparedRead<{ communeCode: string }, { code: string }>(
  `SELECT near.code FROM Commune near JOIN Commune here ON here.code = :communeCode
   WHERE near.departmentCode = here.departmentCode AND near.lat IS NOT NULL
   ORDER BY (near.lat - here.lat) * (near.lat - here.lat)
     + (near.lng - here.lng) * (near.lng - here.lng) / 2 LIMIT 30`,
);

/**
 * The ids of at most three listings on the market, of the same type and less than 100,000 € away
 * (spec §2, similar properties): those of the commune first, then of the thirty communes around it in
 * the department, then from anywhere; the nearest prices first in each.
 */
export function findSimilar(target: SimilarTo): string[] {
  const found = new Set<string>();
  const add = (rows: Priced[]) => {
    const gap = (row: Priced) => Math.abs(row.priceCents - target.priceCents);
    rows.sort((a, b) => gap(a) - gap(b) || (a.id < b.id ? -1 : 1));
    for (const { id } of rows) if (found.size < MAX_SIMILAR) found.add(id);
  };
  const at = (communeCode: string) => nearestPrices(inCommune, target, communeCode);

  add(at(target.communeCode));
  if (found.size < MAX_SIMILAR)
    add(
      communesAround()
        .all({ communeCode: target.communeCode })
        .flatMap(({ code }) => at(code)),
    );
  if (found.size < MAX_SIMILAR) add(nearestPrices(anywhere, target, target.communeCode));
  return [...found];
}

function nearestPrices(
  [above, below]: typeof inCommune,
  { id, type, priceCents: price }: SimilarTo,
  communeCode: string,
): Priced[] {
  const seek = { id, type, communeCode, price };
  return [
    ...above().all({ ...seek, edge: price + SIMILAR_PRICE_GAP_CENTS }),
    ...below().all({ ...seek, edge: price - SIMILAR_PRICE_GAP_CENTS }),
  ];
}
