import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { OverviewView, RoleProfileView } from "@/lib/dashboards/views";
import { formatPrice } from "@/lib/kernel/format";
import type { OwnReferralsView } from "@/lib/waitlist/views";
import { ProfileScreen } from "../profile/ProfileScreen";
import { OverviewScreen } from "./OverviewScreen";

const EMPTY: OverviewView = {
  firstName: "Claire",
  headline: { revenue: null, monthlyPercent: null, score: null },
  actions: { total: 0, items: [] },
  panels: [{ role: "seller", figures: null }],
  awaitsLooper: false,
  canAddRole: false,
  suggestions: [],
};

const LOOPER = {
  smart: { score: 4.7, level: "gold", parts: [] },
  monthlyEarningsCents: 1_100_00,
  earningsCents: 6_000_00,
  activeLeads: 6,
  newLeads: 3,
  visitsOrganised: 28,
  signatures: 6,
  properties: 0,
  upcomingVisits: 0,
} as const;

const FULL: OverviewView = {
  ...EMPTY,
  headline: {
    revenue: { savingsCents: 9_600_00, ledgerCents: 6_000_00, totalCents: 15_600_00 },
    monthlyPercent: 23,
    score: { score: 847, level: "gold", parts: [{ part: "profile", points: 120, of: 150 }] },
  },
  actions: {
    total: 3,
    items: [
      {
        kind: "offer",
        role: "seller",
        id: "0ffer0000001",
        subject: "Sarah Kaminski",
        listing: "Grand studio",
        since: new Date("2026-11-20T10:00:00Z"),
        until: "2026-11-30",
      },
    ],
  },
  panels: [{ role: "ambassador", figures: { ...LOOPER, smart: { ...LOOPER.smart, parts: [] } } }],
  canAddRole: true,
  suggestions: ["find-next-home"],
};

const render = (view: OverviewView) => renderToStaticMarkup(<OverviewScreen view={view} />);
const count = (html: string, text: string) => html.split(text).length - 1;

describe("the overview", () => {
  it("says that there is nothing yet rather than zero", () => {
    // Three of the four figures, and the seller's panel; what waits is counted: nothing does.
    expect(count(render(EMPTY), "Pas encore de données")).toBe(4);
    expect(render(EMPTY)).not.toContain("Suggestions");
  });

  it("shows the figures, the Looper's panel, what waits and what is suggested", () => {
    const html = render(FULL);
    expect(html).toContain("Bonjour Claire");
    expect(html).toContain(formatPrice(15_600_00));
    expect(html).toContain("Niveau Or");
    expect(html).toContain("Mode Looper");
    expect(html).toContain("4,7 sur 5");
    expect(html).toContain('href="/offres/0ffer0000001"');
    expect(html).toContain("et 2 de plus");
    expect(html).toContain('href="/profile/roles?role=buyer"');
    expect(html).toContain('href="/profile/roles"');
    expect(html).not.toMatch(/ style=/);
  });
});

it("leads who waits for the Looper's role to what is left to do for it", () => {
  const waiting = { ...EMPTY, panels: [] };
  expect(render({ ...waiting, awaitsLooper: true })).toContain('href="/ambassador/onboarding"');
  expect(render(waiting)).not.toContain('href="/ambassador/onboarding"');
});

describe("the profile", () => {
  const view: RoleProfileView = {
    active: ["seller"],
    waiting: [{ role: "ambassador", status: "pending" }],
    available: ["buyer"],
    headline: FULL.headline,
    badges: {
      obtained: [{ code: "first-sale", obtainedAt: new Date("2026-11-01"), recent: true }],
      missing: ["three-sales"],
      recentCount: 1,
    },
    advice: "profile",
  };
  const referrals: OwnReferralsView = {
    referralCode: "K7M2QX",
    shareLink: "https://example.org/beta?ref=K7M2QX",
    counted: 3,
    held: 1,
    waiting: 0,
    accounts: 2,
    sellersLink: null,
  };
  const profile = (changes: Partial<RoleProfileView> = {}, own: Partial<OwnReferralsView> = {}) =>
    renderToStaticMarkup(
      <ProfileScreen
        view={{ ...view, ...changes }}
        referrals={{ ...referrals, ...own }}
        rewards={{ totalCents: 0, count: 0, rewards: [] }}
        activeRole="seller"
      />,
    );

  it("leads to the dashboards of the roles in force and to the forms of the others", () => {
    const html = profile();
    expect(html).toContain('href="/seller/dashboard"');
    expect(html).toContain('href="/ambassador/onboarding"');
    expect(html).toContain('href="/profile/roles?role=buyer"');
    expect(html).toContain("847/1000");
    expect(html).toContain("1 ce mois-ci");
    expect(html).not.toMatch(/ style=/);
  });

  it("gives the own code to share, and what it brings by the pricing rules", () => {
    const html = profile();
    expect(html).toContain("K7M2QX");
    expect(html).toContain(`value="${referrals.shareLink}"`);
    expect(html).toContain(formatPrice(500_00));
    expect(html).toContain(formatPrice(1_250_00));
  });

  it("gives a Looper the link for neighbours who sell, and nobody else", () => {
    const sellersLink = "https://example.org/vendre/accompagnement?ref=K7M2QX";
    expect(profile()).not.toContain("Vos voisins vendent");
    expect(profile({}, { sellersLink })).toContain(`value="${sellersLink}"`);
  });

  it("warns that the Looper's role has to be validated", () => {
    expect(profile()).not.toContain("Validation requise après inscription");
    expect(profile({ available: ["ambassador"] })).toContain(
      "Validation requise après inscription",
    );
  });
});
