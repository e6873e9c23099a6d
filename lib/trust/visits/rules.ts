import type { Sorts } from "../../kernel/sorted-list.ts";
import type { VisitCancelReason, VisitStatus } from "../../visits/rules.ts";
import { isCodeLocked } from "../../visits/rules.ts";

/** The team's lists of visits. */
export const TEAM_VISIT_VIEWS = [
  "upcoming",
  "locked",
  "unclosed",
  "completed",
  "cancelled",
  "all",
] as const;
export type TeamVisitView = (typeof TEAM_VISIT_VIEWS)[number];

/** What a list can be ordered by: that of locked visits by when each is due. */
export type VisitSort = "due" | "date" | "commune" | "visitor" | "host";

const BY_NAME = {
  commune: { by: "text", direction: "asc" },
  visitor: { by: "text", direction: "asc" },
  host: { by: "text", direction: "asc" },
} as const;

/** The orders of a list, its own first: what is to come begins with what comes first, the others with what was last. */
export function visitSorts(view: TeamVisitView): Sorts<VisitSort> {
  const direction = view === "upcoming" || view === "locked" ? "asc" : "desc";
  const due = { by: "instant", direction: "asc", nullable: view !== "locked" } as const;
  const date = { by: "instant", direction } as const;
  return view === "locked" ? { due, date, ...BY_NAME } : { date, ...BY_NAME, due };
}

/** Most characters of what is looked for in a list. */
export const VISIT_SEARCH_LENGTH = 100;

/** What the team looks at before it does something. */
export interface TeamVisitFacts {
  status: VisitStatus;
  startsAt: Date;
  checkInFailures: number;
}

/** What the team can do with a visit. */
export const TEAM_VISIT_ACTIONS = ["unlock", "reassign", "cancel"] as const;
export type TeamVisitAction = (typeof TEAM_VISIT_ACTIONS)[number];

const hasBegun = ({ startsAt }: TeamVisitFacts, now: Date) => startsAt.getTime() <= now.getTime();

const RULES: Record<TeamVisitAction, (visit: TeamVisitFacts, now: Date) => boolean> = {
  unlock: ({ status, checkInFailures }) => status === "scheduled" && isCodeLocked(checkInFailures),
  reassign: (visit, now) =>
    (visit.status === "pending" || visit.status === "scheduled") && !hasBegun(visit, now),
  // As its sides can: a request that lapsed has ended, an agreed visit that nobody came to has not.
  cancel: (visit, now) =>
    visit.status === "scheduled" || (visit.status === "pending" && !hasBegun(visit, now)),
};

/** Whether the team can do something with a visit now. */
export const teamMay = (action: TeamVisitAction, visit: TeamVisitFacts, now: Date): boolean =>
  RULES[action](visit, now);

export const teamActionsOf = (visit: TeamVisitFacts, now: Date): TeamVisitAction[] =>
  TEAM_VISIT_ACTIONS.filter((action) => teamMay(action, visit, now));

/** Why the team can cancel: what it can know, of a visit that has begun also that its visitor did not come. */
export function teamCancelReasons(
  visit: TeamVisitFacts,
  now: Date,
): Extract<
  VisitCancelReason,
  "host_unavailable" | "visitor_unavailable" | "no_longer_interested" | "no_show" | "team"
>[] {
  return hasBegun(visit, now)
    ? ["no_show", "host_unavailable", "visitor_unavailable", "team"]
    : ["host_unavailable", "visitor_unavailable", "no_longer_interested", "team"];
}
export type TeamCancelReason = ReturnType<typeof teamCancelReasons>[number];
export const TEAM_CANCEL_REASONS = [
  "no_show",
  "host_unavailable",
  "visitor_unavailable",
  "no_longer_interested",
  "team",
] as const satisfies TeamCancelReason[];

/** Where the check-in code stands. */
export const CODE_STATES = ["none", "expected", "mistyped", "locked", "typed"] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** Nobody has a code before a visit is agreed, nor once it is cancelled. */
export function codeStateOf({
  status,
  checkInFailures,
}: Pick<TeamVisitFacts, "status" | "checkInFailures">): CodeState {
  switch (status) {
    case "completed":
      return "typed";
    case "scheduled":
      if (isCodeLocked(checkInFailures)) return "locked";
      return checkInFailures > 0 ? "mistyped" : "expected";
    case "pending":
    case "cancelled":
      return "none";
  }
}

const HOST_RADIUS_KM = 50;

/** Whether a looper may receive in another's place: one who lives near the home, or has it in their zone. */
export const isNearEnough = ({
  inZone,
  distanceKm,
}: {
  inZone: boolean;
  distanceKm: number | null;
}): boolean => inZone || (distanceKm !== null && distanceKm <= HOST_RADIUS_KM);

/** Most characters of why the team does something with a visit. */
export const VISIT_NOTE_LENGTH = 500;

/** The word of a visit that a list shows, for its box. */
export const shownWord = (visit: { id: string; host: { id: string }; startsAt: Date }): string =>
  `${visit.id}~${visit.host.id}~${visit.startsAt.getTime()}`;
