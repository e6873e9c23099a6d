import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { readSort } from "@/lib/kernel/sorted-list";
import {
  daysOf,
  ENTRY_SORTS,
  type EntrySort,
  type Funnel,
  type FunnelDay,
  PERIODS,
  type Period,
  STAGES,
} from "@/lib/waitlist/administration/rules";
import type {
  EntryFilter,
  EntryRowView,
  FunnelView,
  HeldReferralView,
  ReferralSideView,
} from "@/lib/waitlist/administration/views";
import { HELD_REASONS } from "@/lib/waitlist/referral-rules";
import { EntriesScreen } from "./_parts/EntriesScreen";
import { FunnelPlot } from "./_parts/FunnelPlot";
import { FunnelScreen } from "./_parts/FunnelScreen";
import { ReferralsScreen } from "./_parts/ReferralsScreen";
import { WaitlistFrame } from "./_parts/WaitlistFrame";
import { WavesScreen } from "./_parts/WavesScreen";

const AT = new Date("2026-11-21T10:00:00Z");
const HOSTILE = `<script>alert(1)</script>`;
const action = () => Promise.resolve(null);
const NOBODY: Funnel = { subscribed: 0, confirmed: 0, invited: 0, joined: 0, joinedInvited: 0 };
const SOME: Funnel = { subscribed: 20, confirmed: 15, invited: 6, joined: 4, joinedInvited: 3 };
const ALL: EntryFilter = { search: "", role: null, stage: null, source: null, referrers: false };

const render = (element: ReactElement, view: Parameters<typeof WaitlistFrame>[0]["view"]) =>
  renderToStaticMarkup(
    <WaitlistFrame view={view} held={3} done={null}>
      {element}
    </WaitlistFrame>,
  );
/** As it is read: without what stands between the tags. */
const read = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll("\u00a0", " ")
    .replaceAll(/\|+/g, "|");

function expectSound(html: string) {
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, rank) => {
    expect(level - (levels[rank - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
  expect(html).not.toMatch(/ style=|<script>alert|undefined|NaN|Infinity|\[object/);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
}

function funnel(period: Period, rows: FunnelDay[], overrides: Partial<FunnelView> = {}) {
  const days = daysOf("2026-11-21", period).map(
    ({ day }) => rows.find((row) => row.day === day) ?? { ...NOBODY, day },
  );
  const total = rows.length === 0 ? NOBODY : SOME;
  const sources =
    rows.length === 0
      ? []
      : [
          { ...SOME, source: HOSTILE },
          { ...SOME, source: null },
        ];
  const view = { period, source: null, days, total, sources, ...overrides };
  return render(
    <FunnelScreen overall={SOME} view={view} plot={<FunnelPlot view={view} />} />,
    "suivi",
  );
}

describe("the funnel", () => {
  test.each(PERIODS)(
    "of %i days is a picture with a summary, and a table of every day",
    (period) => {
      const html = funnel(period, [{ ...SOME, day: "2026-11-20" }]);
      expectSound(html);
      expect(html).toMatch(/<svg role="(img|group)" aria-label="20\sinscriptions en/);
      // The heading, the sum, and the days.
      expect([...html.matchAll(/<tr/g)]).toHaveLength(period + 2);
      expect(read(html)).toContain("20 inscriptions en");
      expect(read(html)).toContain("Record : 20 le 20 novembre 2026");
    },
  );

  test("paints as much of a day as came to each step, up to the top of its axis", () => {
    const html = funnel(7, [{ ...SOME, day: "2026-11-20" }]);
    const heights = [
      ...html.matchAll(/height="([\d.]+)" class="chart-(leaf|mimosa|brand|neutral)"/g),
    ]
      .map(([, height, fill]) => [fill, Number(height)])
      .filter(([, height]) => Number(height) > 12);
    // Of 160 for 20 people.
    expect(heights).toEqual([
      ["leaf", 32],
      ["mimosa", 24],
      ["brand", 64],
      ["neutral", 40],
    ]);
  });

  test("tells the rates from each step to the next", () => {
    const text = read(funnel(7, [{ ...SOME, day: "2026-11-20" }]));
    for (const shown of [
      "75 % des inscrits",
      "40 % des confirmés",
      "50 % des invités, dont 1 sans",
    ]) {
      expect(text).toContain(shown);
    }
    expect(text).toContain("15 confirmés (75 %) · 6 invités (40 %) · 4 comptes ouverts (50 %)");
    expect(text).toContain("Autres campagnes");
  });

  test("of a period without anybody, and of one source, says so", () => {
    const empty = funnel(30, []);
    expectSound(empty);
    expect(read(empty)).toContain("Aucune inscription sur cette période.");
    const html = funnel(30, [{ ...SOME, day: "2026-11-20" }], { source: "salon" });
    expect(read(html)).toContain("Provenance : Campagne salon");
    expect(html).toContain('href="/trust-manager/waitlist?periode=30"');
  });

  test("of a list that nobody is on leads nobody of the team to subscribe", () => {
    const view = { period: 30, source: null, days: [], total: NOBODY, sources: [] } as const;
    const html = render(
      <FunnelScreen overall={NOBODY} view={{ ...view, days: [], sources: [] }} plot={null} />,
      "suivi",
    );
    expectSound(html);
    expect(html).toContain("Pas encore de données");
    expect(html).not.toContain('href="/beta');
  });
});

const entry = (overrides: Partial<EntryRowView> = {}): EntryRowView => ({
  id: "0123456789ab",
  email: HOSTILE,
  role: "seller",
  stage: "confirmed",
  source: "Direct",
  createdAt: AT,
  confirmedAt: AT,
  invitedAt: null,
  joinedAt: null,
  position: 202,
  referralCode: "ABCDEF",
  referredBy: HOSTILE,
  counted: 3,
  held: 1,
  ...overrides,
});

describe("the list", () => {
  const list = (rows: EntryRowView[], filter = ALL, isFirst = true, next: string | null = null) =>
    render(
      <EntriesScreen
        filter={filter}
        sort={readSort<EntrySort>({}, ENTRY_SORTS)}
        campaigns={["salon"]}
        isFirst={isFirst}
        page={{ rows, next }}
      />,
      "liste",
    );

  test("tells of each person what there is", () => {
    const html = list([
      entry(),
      ...STAGES.map((stage, rank) =>
        entry({ id: `${rank}`, stage, position: null, invitedAt: AT, joinedAt: AT }),
      ),
    ]);
    expectSound(html);
    const text = read(html);
    for (const shown of [
      "202e de la file",
      "ABCDEF",
      "3 comptés, 1 à vérifier",
      "21 novembre 2026",
    ]) {
      expect(text).toContain(shown);
    }
  });

  test("is exported as it is narrowed, and goes on so", () => {
    const filter: EntryFilter = {
      search: "zoé & co",
      role: "buyer",
      stage: "joined",
      source: "autre",
      referrers: true,
    };
    const html = list([entry()], filter, false, "2026~a");
    const query =
      "q=zo%C3%A9+%26+co&amp;role=buyer&amp;etape=joined&amp;source=autre&amp;parrains=oui";
    expect(html).toContain(`href="/trust-manager/waitlist/export?${query}"`);
    expect(html).toContain("filtre=liste");
    // A source that is none of the known ones stays chosen.
    expect(html).toContain('<option value="autre" selected="">');
    expect(read(html)).toContain("Exporter cette sélection en CSV");
  });

  test.each([
    ["nobody at all", ALL, true, "Personne ne s’est encore inscrit"],
    ["nobody so narrowed", { ...ALL, search: "x" }, true, "Personne ne correspond"],
    ["an end", ALL, false, "Il n’y a plus personne"],
  ] as const)("that shows %s says so", (_name, filter, isFirst, text) => {
    const html = list([], filter, isFirst);
    expectSound(html);
    expect(read(html)).toContain(text);
    expect(html).not.toContain("/export");
  });
});

describe("held referrals", () => {
  const side: ReferralSideView = {
    email: HOSTILE,
    role: "buyer",
    source: "salon",
    since: AT,
    confirmedAt: AT,
    hasAccount: false,
    counted: 2,
    held: 1,
    refused: 0,
  };
  const held = (overrides: Partial<HeldReferralView> = {}): HeldReferralView => ({
    id: "0123456789ab",
    code: "ABCDEF",
    reasons: [...HELD_REASONS],
    alike: [HOSTILE],
    heldAt: AT,
    referrer: { ...side, role: null, source: null, confirmedAt: null, hasAccount: true },
    referred: side,
    isOwn: false,
    ...overrides,
  });
  const screen = (rows: HeldReferralView[]) =>
    render(
      <ReferralsScreen
        isFirst
        page={{ rows, next: null }}
        owners={{}}
        decided={[
          {
            id: "9",
            referredEmail: HOSTILE,
            code: "ABCDEF",
            counted: false,
            decidedAt: AT,
            deciderName: "Hélène",
          },
        ]}
        decide={action}
      />,
      "parrainages",
    );

  test("show why, both sides, and what can be decided", () => {
    const html = screen([held()]);
    expectSound(html);
    expect(html).toMatch(/value="count"[^>]* name="decision"/);
    const text = read(html);
    for (const shown of ["Même boîte aux lettres", "Rafale", "Compte, hors liste", "par Hélène"]) {
      expect(text).toContain(shown);
    }
  });

  test("are told where the referrer is gone, and not decided by who is a part of it", () => {
    const html = screen([held({ referrer: null, reasons: [] }), held({ id: "b", isOwn: true })]);
    expectSound(html);
    expect(read(html)).toContain("s’est effacé de la liste");
    expect(read(html)).toContain("Motif inconnu");
    expect([...html.matchAll(/<form/g)]).toHaveLength(1);
    expectSound(screen([]));
    expect(read(screen([]))).toContain("Aucun parrainage n’attend");
  });
});

describe("waves", () => {
  const queues = { buyer: 12, seller: 0, ambassador: 1_500 };
  const screen = (preview: Parameters<typeof WavesScreen>[0]["preview"], waves = 0) =>
    render(
      <WavesScreen
        queues={queues}
        preview={preview}
        isFirst
        page={{
          rows: Array.from({ length: waves }, (_, rank) => ({
            id: `${rank}`,
            role: "buyer" as const,
            size: 40,
            joined: 10,
            createdAt: AT,
            authorName: HOSTILE,
          })),
          next: null,
        }}
        invite={action}
      />,
      "vagues",
    );
  const people = Array.from({ length: 10 }, (_, rank) => ({
    id: `${rank}`,
    email: `p${rank}@example.org`,
    confirmedAt: AT,
    counted: rank,
  }));

  test("are chosen, then seen, then sent as they were seen", () => {
    const chosen = screen(null, 2);
    expectSound(chosen);
    expect(read(chosen)).toContain("Looper (1 500 en attente)");
    expect(read(chosen)).toContain("10 comptes ouverts (25 %)");
    expect(chosen).not.toContain('id="inviter"');
    const seen = screen({ role: "buyer", size: 50, people, invited: 12, firstId: "0" });
    expectSound(seen);
    expect(seen).toContain('<input type="hidden" name="size" value="12"/>');
    expect(seen).toContain('<input type="hidden" name="firstId" value="0"/>');
    const text = read(seen);
    for (const shown of [
      "Les 12 prochaines personnes",
      "Vous en demandez 50 ; la file en compte 12.",
      "et 2 personnes à la suite",
      "Envoyer 12 invitations",
    ]) {
      expect(text).toContain(shown);
    }
  });

  test("of nobody can't be sent", () => {
    const html = screen({ role: "seller", size: 5, people: [], invited: 0, firstId: null });
    expectSound(html);
    expect(read(html)).toContain("Aucun vendeur n’attend d’invitation.");
    expect(html).not.toContain('id="inviter"');
  });
});
