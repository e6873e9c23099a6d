import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { formatPrice, formatSurface } from "@/lib/kernel/format";
import type { ActionState } from "@/lib/kernel/forms";
import { looperStanding } from "@/lib/looper/standing/rules";
import type { LooperFileView } from "@/lib/looper/standing/views";
import { correctionsOf, drawQuestions, questionViews } from "@/lib/looper/training/rules";
import type { TrainingView } from "@/lib/looper/training/views";
import { CommissionsScreen } from "./commissions/CommissionsScreen";
import { LeadsScreen } from "./leads/LeadsScreen";
import { Requests } from "./leads/Requests";
import { OnboardingScreen } from "./onboarding/OnboardingScreen";
import { LooperSettingsScreen } from "./settings/LooperSettingsScreen";
import { TrainingScreen } from "./training/TrainingScreen";

// The form that adds a document brings the page up to date.
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

/** What the form around reports about its last sending. */
const sending = vi.hoisted(() => ({ pending: false, state: null as ActionState }));
vi.mock("@/components/forms/ActionForm", async (original) => ({
  ...(await original<typeof import("@/components/forms/ActionForm")>()),
  useSending: () => sending,
}));

const NOW = new Date("2026-11-21T10:00:00Z");
const action = () => Promise.resolve(null);

function file(overrides: Partial<LooperFileView["papers"]> = {}, status = "active" as const) {
  const papers = {
    trained: true,
    rsacNumber: "912345675",
    attestationExpiresOn: "2027-11-21",
    insuranceExpiresOn: "2027-06-30",
    ...overrides,
  };
  const view: LooperFileView = {
    grant: { status, requestedAt: NOW, decidedAt: NOW, reason: null, reapplyOn: null },
    papers,
    trainedAt: NOW,
    weeklyHours: 6,
    workPhone: null,
    city: "Rennes",
    postalCode: "35000",
    standing: looperStanding(papers, { status }, NOW),
  };
  return view;
}

/** The levels of a page's headings, in order. */
const headings = (html: string) =>
  [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));

function expectAnOutline(html: string): void {
  const levels = headings(html);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => {
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });
}

describe("the training", () => {
  const questions = drawQuestions((id) => id);
  const quiz = { number: 1, questions: questionViews(questions) };
  const training = (changes: Partial<TrainingView>) =>
    renderToStaticMarkup(
      <TrainingScreen
        training={{ trainedAt: null, last: null, quiz: null, againAt: null, ...changes }}
        takeQuiz={action}
      />,
    );
  const html = training({ quiz });

  test("puts six modules and ten questions of three choices", () => {
    expectAnOutline(html);
    expect(html.match(/<details/g)).toHaveLength(6);
    expect(html.match(/<fieldset/g)).toHaveLength(10);
    expect(html.match(/type="radio"/g)).toHaveLength(30);
  });

  test("says nothing of what is right before the answers are sent", () => {
    for (const { explanation } of questions) expect(html).not.toContain(explanation);
    expect(html).not.toContain("checked");
  });

  test("shows a failed quiz with why, and when the next one opens", () => {
    const corrections = correctionsOf(Object.fromEntries(questions.map(({ id }) => [id, "a"])));
    const score = corrections.filter(({ isRight }) => isRight).length;
    const failed = training({ last: { score, total: 10, at: NOW, corrections }, againAt: NOW });
    expectAnOutline(failed);
    expect(failed.match(/Bonne réponse\./g)).toHaveLength(score);
    expect(failed.match(/Réponse inexacte\./g)).toHaveLength(10 - score);
    expect(failed).toContain("Un nouveau questionnaire s’ouvre à 11 h");
    expect(failed).not.toContain("<fieldset");
  });

  test("has its certificate once it is passed, and no quiz", () => {
    const passed = training({ trainedAt: NOW });
    expect(passed).toContain("attestation.pdf");
    expect(passed).not.toContain("<fieldset");
  });
});

describe("the leads", () => {
  const lead = {
    id: "abc123def456",
    name: "Maëlle Guérin",
    contact: { email: "maelle+x@example.org", phone: "06 39 98 12 07" },
    status: "contacted" as const,
    moves: ["qualified", "lost"] as const,
    property: { id: null, title: "Appartement" },
    kind: "buyer" as const,
    home: null,
    createdAt: NOW,
    movedAt: NOW,
  };
  const counts = { new: 0, contacted: 1, qualified: 0, won: 0, lost: 0 };

  test("has the sellers who wait for an answer before them; who is suspended can't accept", () => {
    const request = {
      id: "req123req123",
      isAccepted: false,
      sellerName: "Julien",
      title: null,
      type: "apartment" as const,
      priceCents: 289_000_00,
      surfaceDm2: 6_350,
      city: "Rennes",
      distanceKm: 4,
      createdAt: new Date("2026-11-21T10:00:00Z"),
    };
    const show = (suspended: boolean) =>
      renderToStaticMarkup(<Requests requests={[request]} suspended={suspended} answer={action} />);
    expect(show(false)).toContain("Un bien à Rennes");
    expect(show(false)).toContain(
      ["Appartement", formatSurface(6_350), formatPrice(289_000_00)].join(" · "),
    );
    expect(show(false)).toContain("Rennes, à 4\u00a0km de chez vous");
    expect(show(false)).toContain("Demandé par Julien le 21 novembre 2026");
    expect(show(false)).toContain('name="accept"');
    expect(show(true)).not.toContain('name="accept"');
    expect(show(true)).toContain('name="decline"');
    const accepted = [{ ...request, isAccepted: true }];
    const waiting = <Requests requests={accepted} suspended={false} answer={action} />;
    expect(renderToStaticMarkup(waiting)).toContain("Julien prépare son annonce");
    expect(renderToStaticMarkup(waiting)).not.toContain("<button");
    const none = <Requests requests={[]} suspended={false} answer={action} />;
    expect(renderToStaticMarkup(none)).toContain("Aucune demande pour le moment");
  });

  test("have links to write and to call, and a button for each step that is next", () => {
    const view = { status: null, counts, items: [lead], nextCursor: null, suspended: false };
    const html = renderToStaticMarkup(<LeadsScreen view={view} move={action} />);
    expectAnOutline(html);
    expect(html).toContain('href="tel:0639981207"');
    expect(html).toContain('href="mailto:maelle%2Bx%40example.org"');
    const buttons = [...html.matchAll(/<button[^>]*name="to"[^>]*>/g)].map(([tag]) => tag);
    expect(buttons).toEqual([
      expect.stringContaining('value="qualified"'),
      expect.stringContaining('value="lost"'),
    ]);
  });

  test("say which home a seller wants help with", () => {
    const home = {
      type: "apartment" as const,
      surfaceDm2: 4_550,
      rooms: 2,
      address: "12 boulevard de la Mer",
      postalCode: "64700",
      commune: "Hendaye",
      centreCents: 250_000_00,
    };
    const show = (changes: object) => {
      const item = { ...lead, kind: "seller" as const, property: null, home, ...changes };
      const view = { status: null, counts, items: [item], nextCursor: null, suspended: false };
      return renderToStaticMarkup(<LeadsScreen view={view} move={action} />);
    };
    expect(show({})).toContain("12 boulevard de la Mer, 64700 Hendaye");
    expect(show({})).toContain(`Estimé à ${formatPrice(250_000_00)}`);
    expect(show({ home: { ...home, centreCents: null } })).toContain("trop peu de ventes");
    // The estimate was deleted.
    expect(show({ home: null })).toContain("Vend");
  });

  test("of who is suspended have neither", () => {
    const hidden = { ...lead, contact: "suspended" as const, moves: [] };
    const view = { status: null, counts, items: [hidden], nextCursor: null, suspended: true };
    const html = renderToStaticMarkup(<LeadsScreen view={view} move={action} />);
    expect(html).not.toMatch(/mailto:|tel:|<button/);
    expect(html).toContain("/ambassador/settings");
  });

  test("say so where there are none", () => {
    const view = { status: null, counts, items: [], nextCursor: null, suspended: false };
    const html = renderToStaticMarkup(<LeadsScreen view={view} move={action} />);
    expectAnOutline(html);
    expect(html).toContain("Pas encore de données");
  });
});

describe("the ledger", () => {
  const nothing = { count: 0, amountCents: 0 };
  const empty = {
    totalCents: 0,
    recentCents: 0,
    byEvent: { visit_organised: nothing, sale_signed: nothing, reversal: nothing },
    entries: [],
    nextCursor: null,
  };

  test("of nobody explains the rule and offers no file", () => {
    const html = renderToStaticMarkup(<CommissionsScreen ledger={empty} chart={null} />);
    expectAnOutline(html);
    expect(html).toContain("Pas encore de données");
    expect(html).not.toContain("/export");
  });

  test("has a table with its lines", () => {
    const html = renderToStaticMarkup(
      <CommissionsScreen
        chart={null}
        ledger={{
          ...empty,
          totalCents: 125_00,
          byEvent: { ...empty.byEvent, visit_organised: { count: 1, amountCents: 125_00 } },
          entries: [
            {
              id: "abc123def456",
              event: "visit_organised",
              occurredAt: NOW,
              property: "Maison, Betton",
              ruleVersion: "2026-11",
              amountCents: 125_00,
            },
          ],
        }}
      />,
    );
    expectAnOutline(html);
    expect(html.match(/<tr/g)).toHaveLength(2);
    expect(html).toContain("/ambassador/commissions/export");
  });
});

describe("the looper's file", () => {
  test("shows seven steps and the form of the papers", () => {
    const html = renderToStaticMarkup(
      <OnboardingScreen file={file()} savePapers={action} {...documents} />,
    );
    expectAnOutline(html);
    expect(html.match(/<h3/g)).toHaveLength(7);
    expect(html).toContain('value="2027-06-30"');
  });

  const documents = {
    documents: { group: "looper" as const, propertyId: null, documents: [], possibleReaders: [] },
    actions: { remove: action, setExpiry: action, share: action, revoke: action },
  };

  const zone = {
    zone: {
      ...{ capacity: 8, openLeads: 2, radiusKm: 15, centre: "Rennes", isPaused: false },
      communes: [{ code: "35238", name: "Rennes", distanceM: 0, isChosen: false }],
      pauses: [{ id: "0123456789ab", fromOn: "2026-12-24", untilOn: "2026-12-31" }],
    },
    zoneActions: { save: action, addPause: action, removePause: action },
  };

  test("in the settings says what suspends", () => {
    const inOrder = renderToStaticMarkup(
      <LooperSettingsScreen file={file()} savePapers={action} {...zone} {...documents} />,
    );
    expectAnOutline(inOrder);
    expect(inOrder).toContain("Un cercle autour de Rennes");
    const lapsed = renderToStaticMarkup(
      <LooperSettingsScreen
        file={file({ insuranceExpiresOn: "2026-11-20" })}
        savePapers={action}
        {...zone}
        {...documents}
      />,
    );
    expect(lapsed).toContain("depuis le 20 novembre 2026");
    const changed = renderToStaticMarkup(
      <LooperSettingsScreen
        file={file({ checkedUntil: "2027-01-15" })}
        savePapers={action}
        {...zone}
        {...documents}
      />,
    );
    expect(changed).toContain("attendent le contrôle");
    expect(changed).toContain("15 janvier 2027");
  });
});
