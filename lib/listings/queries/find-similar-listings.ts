import { type PropertyType, SEARCHABLE_STATUSES } from "../../kernel/property-kinds.ts";
import { literals } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { MAX_SIMILAR, SIMILAR_PRICE_GAP_CENTS } from "../rules.ts";

/** The known fields of the listing whose similar ones are looked for. */
export interface SimilarTo {
  id: string;
  type: PropertyType;
  priceCents: number;
  communeCode: string;
}

interface Priced {
  id: string;
  priceCents: number;
}

type Direction = "up" | "down";

/** Listings on the market of the same type and less than the gap away: from the price up, or down from below it. */
const candidates = ({ id, type, priceCents }: SimilarTo, direction: Direction) => {
  const similar = reads()
    .selectFrom("Property as q")
    .where("q.type", "=", type)
    .where("q.id", "<>", id)
    // Stated as the indexes by price state it: three rows of one are read, whatever the catalogue's size.
    .where("q.status", "in", literals(SEARCHABLE_STATUSES))
    .limit(MAX_SIMILAR);
  return direction === "up"
    ? similar
        .where("q.priceCents", ">=", priceCents)
        .where("q.priceCents", "<", priceCents + SIMILAR_PRICE_GAP_CENTS)
        .orderBy("q.priceCents")
    : similar
        .where("q.priceCents", "<", priceCents)
        .where("q.priceCents", ">", priceCents - SIMILAR_PRICE_GAP_CENTS)
        .orderBy("q.priceCents", "desc");
};

const inCommune = (target: SimilarTo, direction: Direction) =>
  candidates(target, direction)
    .select(["q.id", "q.priceCents"])
    .where("q.communeCode", "=", target.communeCode)
    .execute();

const anywhere = (target: SimilarTo, direction: Direction) =>
  candidates(target, direction).select(["q.id", "q.priceCents"]).execute();

const NEIGHBOURS = 30;

/** The communes around one in its department, itself among them: the nearest first. */
const communesAround = (communeCode: string) =>
  reads()
    .selectFrom("Commune as near")
    .innerJoin("Commune as here", "here.departmentCode", "near.departmentCode")
    .select("near.code")
    .where("here.code", "=", communeCode)
    .where("near.lat", "is not", null)
    .orderBy((eb) => {
      const lat = eb.parens("near.lat", "-", eb.ref("here.lat"));
      const lng = eb.parens("near.lng", "-", eb.ref("here.lng"));
      // A degree of longitude is some two thirds of one of latitude here.
      return eb(eb(lat, "*", lat), "+", eb(eb(lng, "*", lng), "/", eb.lit(2)));
    })
    .limit(NEIGHBOURS);

/** The candidates of each commune around: one statement, which seeks in the index once a commune. */
const around = (target: SimilarTo, direction: Direction) =>
  reads()
    .selectFrom(communesAround(target.communeCode).as("n"))
    .innerJoin("Property as p", (join) =>
      join.on("p.id", "in", (eb) =>
        candidates(target, direction).select("q.id").where("q.communeCode", "=", eb.ref("n.code")),
      ),
    )
    .select(["p.id", "p.priceCents"])
    .execute();

const STEPS = [inCommune, around, anywhere] as const;

/**
 * The ids of at most three listings on the market, of the same type and less than 100,000 € away
 * (spec §2, similar properties): those of the commune first, then of the thirty communes around it in
 * the department, then from anywhere; the nearest prices first in each.
 */
export async function findSimilar(target: SimilarTo): Promise<string[]> {
  const gap = (row: Priced) => Math.abs(row.priceCents - target.priceCents);
  const found = new Set<string>();
  for (const step of STEPS) {
    if (found.size >= MAX_SIMILAR) break;
    const rows = (await Promise.all([step(target, "up"), step(target, "down")])).flat();
    rows.sort((a, b) => gap(a) - gap(b) || (a.id < b.id ? -1 : 1));
    for (const { id } of rows) if (found.size < MAX_SIMILAR) found.add(id);
  }
  return [...found];
}
