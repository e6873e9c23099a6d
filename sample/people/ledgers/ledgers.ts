import { CLAIRES_HOMES } from "./claires-homes.ts";
import type { LedgerHome } from "./home.ts";
import { NADIAS_HOMES } from "./nadias-homes.ts";

/**
 * What stands behind the two ledgers beside the sample's own visit and sale. Claire Morvan's adds up to 6,000 €: 28 visits and six
 * signatures in thirteen months, the twenty-fifth visit within the last thirty days. Nobody meets these homes in a search.
 *
 * Their audience and their visitors' opinions count in the scores of both, and are such that Claire Morvan's come out: as many
 * favourites a view as her own homes have, as much more views than in the month before, and ratings of 4.6 of 5.
 */
export const LEDGER_HOMES: readonly LedgerHome[] = [...CLAIRES_HOMES, ...NADIAS_HOMES];
