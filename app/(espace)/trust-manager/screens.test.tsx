import type { ComponentProps, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { TeamCharts } from "@/components/charts/TrendCharts";
import { NO_FILTER } from "@/lib/kernel/list-filter";
import { HANDED_IN_PAPERS, type HandedInPaper } from "@/lib/kernel/looper-papers";
import { PARIS_CLOCK } from "@/lib/kernel/place";
import type { RoleStatus } from "@/lib/kernel/roles";
import { readSort } from "@/lib/kernel/sorted-list";
import type { HandedInView, PaperFileView } from "@/lib/looper/papers/views";
import { papersOn, unmetPapers } from "@/lib/policy/looper-papers";
import type { SaleLine } from "@/lib/sales/views";
import { leadSorts } from "@/lib/trust/leads/rules";
import { LISTING_SORTS, type ListingSort } from "@/lib/trust/listings/rules";
import type { CheckedListingView } from "@/lib/trust/listings/views";
import { LOOPER_SORTS, type LooperSort } from "@/lib/trust/loopers/rules";
import type { LooperDecisionView } from "@/lib/trust/loopers/views";
import { milestonesOf, SALE_SORTS, type SaleSort } from "@/lib/trust/sales/rules";
import type { TrackedSale } from "@/lib/trust/sales/views";
import { AuditFilter } from "./compliance/AuditFilter";
import { LapsingPapers } from "./compliance/LapsingPapers";
import { PersonalData } from "./compliance/PersonalData";
import { ContractsScreen } from "./contracts/ContractsScreen";
import { DashboardScreen } from "./dashboard/DashboardScreen";
import { LeadQualificationScreen } from "./lead-qualification/LeadQualificationScreen";
import { NotaryScreen } from "./notary/NotaryScreen";
import { QualityScreen } from "./quality-control/QualityScreen";
import { TasksScreen } from "./tasks/TasksScreen";
import { DecisionForms } from "./validation/DecisionForms";
import { ValidationScreen } from "./validation/ValidationScreen";

const AT = new Date("2026-11-21T10:00:00Z");
const HOSTILE = `<script>alert(1)</script>`;

const WEEKS = [{ start: "2026-11-16", value: 3, before: 2 }];
const action = () => Promise.resolve(null);
const actions = { decide: action, suspend: action, reinstate: action };
const render = (element: ReactElement) => renderToStaticMarkup(element);
const headings = (html: string) =>
  [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));

function expectSound(html: string) {
  const levels = headings(html);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  levels.forEach((level, rank) => {
    expect(level - (levels[rank - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
  expect(html).not.toMatch(/ style=|<script>alert|undefined|NaN|\[object/);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
}

function file(status: RoleStatus, overrides: Partial<LooperDecisionView> = {}): LooperDecisionView {
  const papers = papersOn(
    {
      trained: true,
      rsacNumber: "912345675",
      identityExpiresOn: "2031-12-10",
      attestationExpiresOn: "2026-12-10",
      insuranceExpiresOn: "2027-12-10",
    },
    "2026-11-21",
  );
  return {
    grantId: `grant-${status}`,
    userId: "0123456789ab",
    isSelf: false,
    name: HOSTILE,
    email: "nadia@example.org",
    city: null,
    status,
    requestedAt: AT,
    decidedAt: status === "pending" ? null : AT,
    deciderName: null,
    reason: status === "suspended" ? "papers-lapsed" : null,
    rsacNumber: "912345675",
    weeklyHours: 6,
    papers,
    unmet: unmetPapers(papers),
    contractSignedAt: AT,
    files: HANDED_IN_PAPERS.map((paper) => paperFile(paper)),
    canRemind: false,
    ...overrides,
  };
}

/** A paper that waits, after one that was checked. */
function paperFile(paper: HandedInPaper): PaperFileView {
  const isNumber = paper === "rsac";
  const newer: HandedInView = {
    id: `waits-${paper}`,
    documentId: `doc-${paper}`,
    fileName: `${HOSTILE}.pdf`,
    number: isNumber ? "912345675" : null,
    endsOn: isNumber ? null : "2027-06-30",
    handedInAt: AT,
    outcome: null,
    decidedAt: null,
    decidedBy: null,
    returnReason: null,
    company: isNumber ? { answer: "differs", name: HOSTILE, activity: "68.31Z", at: AT } : null,
  };
  const checked = { ...newer, id: `checked-${paper}`, outcome: "checked", decidedAt: AT } as const;
  return { paper, state: "waiting", checked: { ...checked, decidedBy: HOSTILE }, newer };
}

const validation = (rows: LooperDecisionView[], status: RoleStatus = "pending") =>
  render(
    <ValidationScreen
      status={status}
      search=""
      commune={null}
      options={{ loopers: [], communes: [] }}
      sort={readSort<LooperSort>({}, LOOPER_SORTS)}
      done={null}
      isFirst
      waitingTrainings={2}
      counts={{ pending: 3, active: 12, suspended: 0, refused: 1_000, left: 2 }}
      page={{ rows, next: null }}
      actions={actions}
      remind={action}
    />,
  );

describe("the page of requests", () => {
  test.each([
    ["pending", "Accorder le rôle", "Refuser la demande"],
    ["active", "Suspendre ce Looper", null],
    ["suspended", "Rétablir le rôle", null],
    ["refused", null, null],
    ["left", null, null],
  ] as const)("offers what can be decided of who is %s, and nothing else", (status, one, other) => {
    const list = validation([file(status)], status);
    expectSound(list);
    expect(list).toContain(`/trust-manager/validation/grant-${status}`);
    expect(list).toContain("Contrôler 4 pièces");
    // Of those who wait it stands in the list, of others in their file.
    const forms = render(<DecisionForms file={file(status)} actions={actions} />);
    const html = status === "pending" ? list : `${forms}${list}`;
    const offered = [
      "Accorder le rôle",
      "Refuser la demande",
      "Suspendre ce Looper",
      "Rétablir le rôle",
    ];
    for (const words of offered) {
      expect([words, html.includes(words)]).toEqual([words, words === one || words === other]);
    }
  });

  test("names what is missing in place of the button that grants", () => {
    const html = validation([file("pending", { unmet: ["rsac", "insurance"] })]);
    expect(html).toContain("le numéro RSAC et l’assurance.");
    expect(html).not.toContain("Accorder le rôle");
    expect(html).toContain("Refuser la demande");
  });

  test("offers no decision about oneself", () => {
    const html = validation([file("pending", { isSelf: true })]);
    expect(html).not.toContain("Accorder");
    expect(html).toContain("votre propre dossier");
  });

  test("has a box for who can be reminded of papers, and the action where there is one", () => {
    const rows = [file("active", { canRemind: true }), file("active", { grantId: "other" })];
    const html = validation(rows, "active");
    expectSound(html);
    expect(html.match(/<input[^>]* name="loopers"/g)).toHaveLength(1);
    expect(html).toContain("Rappeler les pièces à fournir");
    expect(validation([file("active")], "active")).not.toContain("Rappeler");
    expect(validation([file("pending")])).not.toContain("Rappeler");
  });

  test("says so where nobody waits", () => {
    const html = validation([]);
    expectSound(html);
    expect(html).toMatch(/border-dashed.*<h[23]/);
  });
});

const LINE: SaleLine = {
  id: "0123456789ab",
  property: {
    ...{ id: "0123456789ac", title: HOSTILE, city: "Rennes", photo: null },
    ...{ priceCents: 250_000_00, clock: PARIS_CLOCK, isPublic: false, takesOffers: false },
  },
  party: "trust_manager",
  sellerName: HOSTILE,
  buyerName: HOSTILE,
  priceCents: 250_000_00,
  status: "open",
  openedAt: AT,
  current: [],
  isMine: false,
};

const LISTING: CheckedListingView = {
  id: "0123456789ab",
  title: HOSTILE,
  description: "Au calme.",
  type: "apartment",
  status: "active",
  city: "Rennes",
  priceCents: 250_000_00,
  surfaceDm2: 6_200,
  rooms: 3,
  pricePerM2Cents: 4_032_00,
  meanPricePerM2Cents: null,
  photoCount: 0,
  isDemonstration: false,
  energyClass: null,
  since: AT,
  sellerName: "Claire Martin",
  sellerEmail: "claire@example.org",
  looperName: null,
  missing: ["energyClass"],
  findings: ["no-photo"],
  isPublic: false,
  canRequest: true,
};

const sale = (overrides: Partial<TrackedSale>): TrackedSale => {
  const steps = milestonesOf({
    acceptedAt: AT,
    underOfferAt: AT,
    offeredAt: AT,
    financingApproved: false,
    soldAt: null,
  });
  return {
    propertyId: "0123456789ab",
    saleId: "0123456789ac",
    title: "Appartement",
    city: "Rennes",
    isPublic: true,
    sellerName: "Claire Martin",
    sellerEmail: "claire@example.org",
    buyerName: "Paul Acheteur",
    buyerEmail: "paul@example.org",
    looperName: null,
    priceCents: 250_000_00,
    amountCents: 240_000_00,
    acceptedAt: AT,
    soldAt: null,
    updatedAt: AT,
    tierName: "Essential",
    feeCents: 4_000_00,
    baseCents: 250_000_00,
    estimated: false,
    invoice: null,
    steps,
    next: "financed",
    reminder: "parties",
    ...overrides,
  };
};

const TASK = {
  id: "0123456789ab",
  kind: "looper-request",
  subject: HOSTILE,
  since: AT,
  days: 4,
  place: "2026-11-17T10:00:00.000+00:00~0",
  town: "Rennes",
  dueAt: new Date("2026-11-19T10:00:00Z"),
  owner: null,
} as const;
const FIGURES = {
  requests: 3,
  inReview: 1_000,
  incomplete: 0,
  staleLeads: 2,
  salesInProgress: 1,
  lapsingPapers: 1,
  heldReferrals: 2,
  suspendedLoopers: 0,
  mailsWaiting: 0,
  mailsDead: 0,
  joinedIn7Days: 1,
  joinedIn30Days: 4,
};
const NOW = new Date("2026-11-21T10:00:00Z");
const TASK_COUNTS = { mine: 0, free: 1, late: 1, today: 0, all: 1 };
const QUEUE: Omit<ComponentProps<typeof TasksScreen>, "isFirst" | "counts" | "page"> = {
  ...{ view: "all", kind: null, now: NOW, nothingNext: false, share: action },
  times: [{ kind: "looper-request", times: { count: 3, medianMs: 5_400_000, mostMs: 7_200_000 } }],
  managers: [{ id: "abcdefghjkmn", name: "Paul Martin" }],
};
const LEAD_COUNTS = {
  ...{ free: 1, offered: 1, accepted: 1, contacted: 0, qualified: 0 },
  ...{ appointment: 0, mandate: 0, won: 0, lost: 0 },
};

describe.each<[string, (filled: boolean) => ReactElement]>([
  [
    "dashboard",
    (filled) => (
      <DashboardScreen
        firstName="Inès"
        figures={FIGURES}
        tasks={TASK_COUNTS}
        oldest={filled ? [TASK] : []}
        now={NOW}
        charts={
          <TeamCharts trends={{ accounts: [], listings: WEEKS, visits: WEEKS, offers: [] }} />
        }
      />
    ),
  ],
  [
    "tasks",
    (filled) => (
      <TasksScreen
        {...QUEUE}
        isFirst={!filled}
        counts={new Map(filled ? [["looper-request", TASK_COUNTS]] : [])}
        page={{ rows: filled ? [TASK] : [], next: null }}
      />
    ),
  ],
  [
    "quality control",
    (filled) => (
      <QualityScreen
        view="incomplete"
        sort={readSort<ListingSort>({}, LISTING_SORTS)}
        filter={NO_FILTER}
        options={{ loopers: [], communes: [] }}
        isFirst
        counts={{ inReview: 1, incomplete: 0 }}
        covers={{}}
        action={action}
        page={{ rows: filled ? [LISTING] : [], next: null }}
      />
    ),
  ],
  [
    "lead qualification",
    (filled) => (
      <LeadQualificationScreen
        view="open"
        sort={readSort({}, leadSorts("open"))}
        filter={NO_FILTER}
        options={{ loopers: [], communes: [] }}
        loopers={[{ id: "0123456789ac", name: "Nadia Le Guénédal" }]}
        action={action}
        isFirst
        counts={LEAD_COUNTS}
        page={{
          rows: filled
            ? [
                {
                  id: "0123456789ab",
                  contactName: HOSTILE,
                  status: "offered",
                  createdAt: AT,
                  updatedAt: AT,
                  idleDays: 9,
                  isStale: true,
                  kind: "buyer",
                  looper: {
                    id: "0123456789ac",
                    name: "Nadia Le Guénédal",
                    email: "nadia@example.org",
                  },
                  contact: null,
                  home: null,
                  commune: null,
                  property: null,
                },
                {
                  id: "0123456789ae",
                  contactName: HOSTILE,
                  status: "offered",
                  createdAt: AT,
                  updatedAt: AT,
                  idleDays: 0,
                  isStale: false,
                  kind: "seller",
                  looper: null,
                  contact: { email: "a@example.org", phone: "06 39 98 12 07" },
                  home: null,
                  commune: "Le Mans",
                  property: null,
                },
              ]
            : [],
          next: null,
        }}
      />
    ),
  ],
  [
    "contracts",
    (filled) => (
      <ContractsScreen
        view="accepted"
        sort={readSort<SaleSort>({}, SALE_SORTS)}
        filter={NO_FILTER}
        options={{ loopers: [], communes: [] }}
        isFirst
        counts={{ accepted: 1, underOffer: 0, soldLately: 0 }}
        action={action}
        page={{ rows: filled ? [sale({ title: HOSTILE })] : [], next: null }}
      />
    ),
  ],
  [
    "notary",
    (filled) => <NotaryScreen open={{ lines: filled ? [LINE] : [], more: false }} notaries={[]} />,
  ],
])("the page of %s", (_name, screen) => {
  test("shows what there is, with the way on", () => {
    const html = render(screen(true));
    expectSound(html);
    expect(html).toMatch(/href="(\/|mailto:)/);
  });

  test("is not blank where there is nothing", () => {
    const html = render(screen(false));
    expectSound(html);
    expect(html).toMatch(/border-dashed.*<h[23]/);
  });
});

test("a list that goes on has its next page, and the way back to its start", () => {
  const html = render(
    <TasksScreen
      {...QUEUE}
      kind="lead-stale"
      isFirst={false}
      counts={
        new Map([
          ["lead-stale", { ...TASK_COUNTS, all: 60 }],
          ["mail-dead", TASK_COUNTS],
        ])
      }
      page={{ rows: [TASK], next: "a~b" }}
    />,
  );
  expect(html).toContain(
    'href="/trust-manager/tasks?vue=all&amp;filtre=lead-stale&amp;suite=a%7Eb"',
  );
  expect(html).toContain('href="/trust-manager/tasks?vue=all&amp;filtre=lead-stale"');
  // Only the kinds of which something waits.
  expect(html).toContain('href="/trust-manager/tasks?vue=all&amp;filtre=mail-dead"');
  expect(html).not.toContain("filtre=looper-request");
});

test("the registers of the compliance page lead on", () => {
  expect(render(<AuditFilter account="" person="a@example.org" action="" />)).toContain(
    "Retirer les filtres",
  );
  expect(render(<LapsingPapers loopers={[]} />)).toContain("Aucune pièce");
  const data = render(
    <PersonalData
      figures={{ unconfirmed: 0, oldestUnconfirmedAt: null, erased: 2, erasedIn30Days: 1 }}
      joined={FIGURES}
    />,
  );
  expect(data).toContain("action=account.erased");
});
