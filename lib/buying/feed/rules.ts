/** What a buyer is invited to do next, the first of it first. */
const NEXT_STEPS = ["search", "favorite", "visit", "compare", "financing"] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** What a buyer has done so far. */
export interface BuyerProgress {
  favorites: number;
  savedSearches: number;
  upcomingVisits: number;
  completedVisits: number;
  offersOpen: number;
}

/** Most steps that are proposed at once. */
const MOST_STEPS = 3;

/** The next steps of a buyer: what they have not done, in the order in which a home is bought. */
export function nextSteps(progress: BuyerProgress | null): NextStep[] {
  const { favorites, savedSearches, upcomingVisits, completedVisits, offersOpen } = progress ?? {
    favorites: 0,
    savedSearches: 0,
    upcomingVisits: 0,
    completedVisits: 0,
    offersOpen: 0,
  };
  const visited = upcomingVisits + completedVisits > 0;
  const due: Record<NextStep, boolean> = {
    search: savedSearches === 0,
    favorite: favorites === 0,
    visit: favorites > 0 && !visited,
    compare: favorites > 1,
    financing: offersOpen === 0,
  };
  return NEXT_STEPS.filter((step) => due[step]).slice(0, MOST_STEPS);
}
