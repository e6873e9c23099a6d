/** Whether a looper has as many open leads as they take. */
export const isFull = ({ openLeads, capacity }: { openLeads: number; capacity: number }): boolean =>
  openLeads >= capacity;

/** Loopers who are proposed for a lead or a visit, at most. */
export const MOST_NEAREST = 10;
