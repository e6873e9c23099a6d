import type { Role } from "../../kernel/roles.ts";
import { DAY_MS, MONTH_DAYS } from "../../kernel/time.ts";

/** What badges count: things that happened to or were done by a person, each at an instant. */
export type BadgeMetric =
  | "referrals"
  | "publications"
  | "sales"
  | "views"
  | "favorites"
  | "offersReceived"
  | "topReviews"
  | "searches"
  | "savedListings"
  | "visitsMade"
  | "offersMade"
  | "purchases"
  | "looperGrants"
  | "trainings"
  | "visitsOrganised"
  | "signatures";

interface BadgeRule {
  code: string;
  /** Who can obtain it; null for everyone. */
  role: Exclude<Role, "trust_manager"> | null;
  /** It is obtained the day the metric reaches the count. */
  metric: BadgeMetric;
  count: number;
}

/** Every badge, in the order they are listed. */
export const BADGES = [
  { code: "first-referral", role: null, metric: "referrals", count: 1 },
  { code: "five-referrals", role: null, metric: "referrals", count: 5 },

  { code: "first-listing", role: "seller", metric: "publications", count: 1 },
  { code: "five-listings", role: "seller", metric: "publications", count: 5 },
  { code: "thousand-views", role: "seller", metric: "views", count: 1_000 },
  { code: "five-thousand-views", role: "seller", metric: "views", count: 5_000 },
  { code: "fifty-favorites", role: "seller", metric: "favorites", count: 50 },
  { code: "first-offer-received", role: "seller", metric: "offersReceived", count: 1 },
  { code: "top-review", role: "seller", metric: "topReviews", count: 1 },
  { code: "first-sale", role: "seller", metric: "sales", count: 1 },
  { code: "three-sales", role: "seller", metric: "sales", count: 3 },

  { code: "first-search", role: "buyer", metric: "searches", count: 1 },
  { code: "first-favorite", role: "buyer", metric: "savedListings", count: 1 },
  { code: "first-visit", role: "buyer", metric: "visitsMade", count: 1 },
  { code: "ten-visits", role: "buyer", metric: "visitsMade", count: 10 },
  { code: "first-offer", role: "buyer", metric: "offersMade", count: 1 },
  { code: "new-home", role: "buyer", metric: "purchases", count: 1 },

  { code: "looper-granted", role: "ambassador", metric: "looperGrants", count: 1 },
  { code: "looper-trained", role: "ambassador", metric: "trainings", count: 1 },
  { code: "first-organised", role: "ambassador", metric: "visitsOrganised", count: 1 },
  { code: "twenty-five-organised", role: "ambassador", metric: "visitsOrganised", count: 25 },
  { code: "hundred-organised", role: "ambassador", metric: "visitsOrganised", count: 100 },
  { code: "first-signature", role: "ambassador", metric: "signatures", count: 1 },
  { code: "ten-signatures", role: "ambassador", metric: "signatures", count: 10 },
] as const satisfies readonly BadgeRule[];

export type BadgeCode = (typeof BADGES)[number]["code"];

/** A badge somebody has. */
export interface ObtainedBadge {
  code: BadgeCode;
  obtainedAt: Date;
  /** Whether it was obtained in the last thirty days. */
  recent: boolean;
}

/** Where a person stands with the badges of the roles in force. */
export interface BadgesView {
  /** The latest first. */
  obtained: ObtainedBadge[];
  /** Those still to be obtained, in the order they are listed. */
  missing: BadgeCode[];
  recentCount: number;
}

/**
 * The badges of a person who holds these roles, from the instants at which their counts were
 * reached.
 */
export function badgesOf(
  roles: readonly Role[],
  reachedAt: ReadonlyMap<BadgeCode, Date>,
  now: Date,
): BadgesView {
  const open = BADGES.filter(({ role }) => role === null || roles.includes(role));
  const since = now.getTime() - MONTH_DAYS * DAY_MS;
  const obtained: ObtainedBadge[] = [];
  const missing: BadgeCode[] = [];
  for (const { code } of open) {
    const obtainedAt = reachedAt.get(code);
    if (!obtainedAt || obtainedAt > now) missing.push(code);
    else obtained.push({ code, obtainedAt, recent: obtainedAt.getTime() > since });
  }
  return {
    obtained: obtained.sort((a, b) => b.obtainedAt.getTime() - a.obtainedAt.getTime()),
    missing,
    recentCount: obtained.filter(({ recent }) => recent).length,
  };
}
