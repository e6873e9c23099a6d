import { distanceKm, type GeoPoint } from "../../kernel/geo.ts";
import type { Paper, WantingPaper } from "../../kernel/looper-papers.ts";
import type { RoleStatus } from "../../kernel/roles.ts";
import type { Sorts } from "../../kernel/sorted-list.ts";
import type { PaperView } from "../../policy/looper-papers.ts";

/** What loopers can be ordered by: when they asked, who they are, where they live. */
export const LOOPER_SORTS = {
  date: { by: "instant", direction: "asc" },
  name: { by: "text", direction: "asc" },
  commune: { by: "text", direction: "asc", nullable: true },
} as const satisfies Sorts;
export type LooperSort = keyof typeof LOOPER_SORTS;

/** Whether somebody where the role stands so is reminded of papers: a request is decided about, and others ended. */
export const isReminded = (status: RoleStatus): boolean =>
  status === "active" || status === "suspended";

/**
 * The papers that a looper is to see to: those that are missing, have ended or end soon.
 * @param waiting what they handed in and the team has to check: it is not theirs to see to
 */
export const papersToSend = (
  papers: readonly PaperView[],
  waiting: readonly Paper[],
): WantingPaper[] =>
  papers.flatMap(({ paper, state, expiresOn }) =>
    state === "valid" || waiting.includes(paper) ? [] : [{ paper, state, expiresOn }],
  );

/** Whether a looper has as many open leads as they take. */
export const isFull = ({ openLeads, capacity }: { openLeads: number; capacity: number }): boolean =>
  openLeads >= capacity;

/** Loopers who are proposed for a lead or a visit, at most. */
export const MOST_NEAREST = 10;

/** The commune of a home, and its point as far as it is known. */
export interface HomePlace {
  code: string;
  point: GeoPoint | null;
}

/**
 * Whole kilometres between a home's commune and a looper's; nothing for the same one, and for that alone; null where one
 * of them has no place.
 */
export function awayKm(
  home: HomePlace | null,
  looper: { code: string | null; lat: number | null; lng: number | null },
): number | null {
  const { code, lat, lng } = looper;
  if (home === null || lat === null || lng === null) return null;
  if (code === home.code) return 0;
  return home.point === null ? null : Math.max(1, Math.round(distanceKm(home.point, { lat, lng })));
}
