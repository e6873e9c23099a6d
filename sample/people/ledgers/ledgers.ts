import { CLAIRES_HOMES } from "./claires-homes.ts";
import type { LedgerHome } from "./home.ts";
import { NADIAS_HOMES } from "./nadias-homes.ts";

/**
 * What stands behind the two ledgers beside the sample's own homes. Claire Morvan's adds up to 6,000 €: 28 visits and six
 * signatures in thirteen months, the twenty-fifth visit within the last thirty days. Nobody meets these homes in a search.
 */
export const LEDGER_HOMES: readonly LedgerHome[] = [...CLAIRES_HOMES, ...NADIAS_HOMES];
