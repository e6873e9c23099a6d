/** What leaving the network does to a person who is a looper, or asked to be. */
export interface LeavingView {
  /** A request that waits is withdrawn by it, and nothing else. */
  isRequest: boolean;
  /** Homes that are not sold. */
  homes: number;
  /** Visits to come that they receive for others: each goes to its seller, or is cancelled. */
  visits: number;
  /** Agreed visits that have begun and were not closed by their code: they are not paid before that. */
  unclosedVisits: number;
  openLeads: number;
  /** All that the ledger has, whether it was paid or not. */
  earnedCents: number;
  /** Whether a sale that names them is under way, so that they can't leave before its end. */
  hasSale: boolean;
}
