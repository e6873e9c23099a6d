import type { RevisionContent } from "./content.ts";
import { publicationIssues } from "./publication.ts";
import { namedRooms, roomPosition } from "./rooms.ts";
import { STEPS, type Step } from "./steps.ts";

/** Steps without a field that a publication needs: they are done once something is there. */
const OPTIONAL_STEPS: Partial<Record<Step, (content: RevisionContent) => boolean>> = {
  equipements: ({ features }) => (features?.length ?? 0) > 0,
  disponibilites: ({ availability }) => (availability?.length ?? 0) > 0,
};

/** The steps that are typed: the last one reads what was. */
export const TYPED_STEPS: readonly Step[] = STEPS.filter((step) => step !== "verification");

/** How far a revision is. */
export interface Completion {
  done: Step[];
  /** All of the steps that are typed. */
  total: number;
  /** The first that is not done; the last one where all are. */
  next: Step;
}

export function completionOf(content: RevisionContent, now: Date): Completion {
  const lacking = new Set(publicationIssues(content, now).map(({ step }) => step));
  const done = TYPED_STEPS.filter(
    (step) => !lacking.has(step) && (OPTIONAL_STEPS[step]?.(content) ?? true),
  );
  return {
    done,
    total: TYPED_STEPS.length,
    next: TYPED_STEPS.find((step) => !done.includes(step)) ?? "verification",
  };
}

/** What would make a complete listing better, the most useful first. */
const ADVICE = [
  "photos",
  "description",
  "plan",
  "features",
  "availability",
  "rooms",
  "photo-rooms",
  "transport",
] as const;
export type Advice = (typeof ADVICE)[number];

/** From how much on each counts as good, and its share of a hundred points. */
const GOOD: Record<Advice, { points: number; share: (content: RevisionContent) => number }> = {
  photos: { points: 35, share: ({ photos }) => (photos?.length ?? 0) / 8 },
  description: { points: 20, share: ({ description }) => (description?.length ?? 0) / 600 },
  plan: { points: 5, share: ({ floorPlans }) => floorPlans?.length ?? 0 },
  features: { points: 10, share: ({ features }) => (features?.length ?? 0) / 4 },
  availability: { points: 15, share: ({ availability }) => (availability?.length ?? 0) / 2 },
  rooms: {
    points: 5,
    share: (content) => namedRooms(content).length / Math.max(1, content.rooms ?? 1),
  },
  // Two rooms with a photo are a tour; one on another site is as good.
  "photo-rooms": {
    points: 5,
    share: (content) => (content.virtualTourUrl ? 1 : roomsWithPhotos(content) / 2),
  },
  transport: { points: 5, share: ({ transport }) => (transport ? 1 : 0) },
};

/** How many rooms a photo names. */
function roomsWithPhotos(content: RevisionContent): number {
  const rooms = namedRooms(content);
  const named = (content.photos ?? []).map((photo) => roomPosition(photo, rooms));
  return new Set(named.filter((at) => at !== null)).size;
}

/** How good a listing is, from 0 to 100, and what would make it better. */
export function qualityOf(content: RevisionContent): { score: number; advice: Advice[] } {
  const shares = ADVICE.map((advice) => ({
    advice,
    share: Math.min(1, GOOD[advice].share(content)),
  }));
  const points = shares.reduce((sum, { advice, share }) => sum + share * GOOD[advice].points, 0);
  return {
    score: Math.round(points),
    advice: shares.filter(({ share }) => share < 1).map(({ advice }) => advice),
  };
}
