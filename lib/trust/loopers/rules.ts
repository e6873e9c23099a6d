import type { Sorts } from "../../kernel/sorted-list.ts";

/** What loopers can be ordered by: when they asked, who they are, where they live. */
export const LOOPER_SORTS = {
  date: { by: "instant", direction: "asc" },
  name: { by: "text", direction: "asc" },
  commune: { by: "text", direction: "asc", nullable: true },
} as const satisfies Sorts;
export type LooperSort = keyof typeof LOOPER_SORTS;

/** Whether a looper has as many open leads as they take. */
export const isFull = ({ openLeads, capacity }: { openLeads: number; capacity: number }): boolean =>
  openLeads >= capacity;

/** Loopers who are proposed for a lead or a visit, at most. */
export const MOST_NEAREST = 10;
