import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { formatPrice, formatSurface } from "@/lib/kernel/format";
import type { ActionState } from "@/lib/kernel/forms";
import { HANDED_IN_PAPERS, type HandedInPaper } from "@/lib/kernel/looper-papers";
import { PARIS_CLOCK } from "@/lib/kernel/place";
import type { LeadsView } from "@/lib/leads/views";
import type { LeavingView } from "@/lib/looper/leaving/views";
import type { HandedInView, PaperFileView } from "@/lib/looper/papers/views";
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

/** A paper that was checked, and for the insurance a newer one that was sent back. */
function paperFile(paper: HandedInPaper): PaperFileView {
  const isNumber = paper === "rsac";
  const checked: HandedInView = {
    id: `checked-${paper}`,
    documentId: `doc-${paper}`,
    fileName: `${paper}.pdf`,
    number: isNumber ? "912345675" : null,
    endsOn: isNumber ? null : "2027-06-30",
    handedInAt: NOW,
    outcome: "checked",
    decidedAt: NOW,
    decidedBy: "Inès Roux",
    returnReason: null,
    company: null,
  };
  if (paper !== "insurance") return { paper, state: "checked", checked, newer: null };
  const newer = {
    ...checked,
    id: "newer",
    outcome: "returned",
    returnReason: "unreadable",
  } as const;
  return { paper, state: "returned", checked, newer };
}

function file(overrides: Partial<LooperFileView["papers"]> = {}, status = "active" as const) {
  const papers = {
    trained: true,
    rsacNumber: "912345675",
    identityExpiresOn: "2031-11-21",
    attestationExpiresOn: "2027-11-21",
    insuranceExpiresOn: "2027-06-30",
    ...overrides,
  };
  const view: LooperFileView = {
    grant: { status, requestedAt: NOW, decidedAt: NOW, reason: null, reapplyOn: null },
    papers,
    files: HANDED_IN_PAPERS.map((paper) => paperFile(paper)),
    trainedAt: NOW,
    contract: { signedAt: NOW, trial: false, gaps: [], pending: null, name: "Nadia Benali" },
    zoneCommunes: 12,
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
        continuing={null}
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
    actions: ["call", "note", "close"] as const,
    source: "visit" as const,
    closeReason: null,
    due: null,
    property: { id: null, title: "Appartement" },
    kind: "buyer" as const,
    home: null,
    commune: null,
    threadId: "thread123456",
    visit: { id: "visit1234567", at: new Date("2026-11-25T16:30:00Z"), clock: PARIS_CLOCK },
    appointment: null,
    note: "Préfère être appelée le soir",
    calledAt: null,
    createdAt: NOW,
    movedAt: NOW,
  };
  const counts = {
    ...{ offered: 0, accepted: 0, contacted: 1, qualified: 0, appointment: 0, mandate: 0 },
    ...{ won: 0, lost: 0 },
  };
  const actions = {
    ...{ accept: action, decline: action, call: action },
    ...{ note: action, appoint: action, close: action },
  };
  const all = { status: null, search: "", order: "newest" as const, counts, nextCursor: null };
  const show = (view: Pick<LeadsView, "items"> & Partial<LeadsView>) =>
    renderToStaticMarkup(
      <LeadsScreen
        view={{ ...all, suspended: false, ...view }}
        actions={actions}
        sellersLink="https://example.org/vendre/accompagnement?ref=K7M2QX"
      />,
    );

  test("have the link by which the looper's neighbours who sell ask for help", () => {
    expect(show({ items: [] })).toContain(
      'value="https://example.org/vendre/accompagnement?ref=K7M2QX"',
    );
  });

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

  test("have links to write, to call and to read, what comes next, and what is to be recorded", () => {
    const html = show({ items: [lead] });
    expectAnOutline(html);
    expect(html).toContain('href="tel:0639981207"');
    expect(html).toContain('href="mailto:maelle%2Bx%40example.org"');
    expect(html).toContain("conversation=thread123456");
    expect(html).toContain("/visites/visit1234567");
    expect(html).toContain("Achète");
    expect(html).toContain("Demande de visite");
    expect(html).toContain("Préfère être appelée le soir");
    expect(html).toContain("J’ai appelé");
    expect(html).not.toContain("Fixer le rendez-vous");
    expect(html).not.toContain("Gagné,");
    expect(html).toContain('value="sold_elsewhere"');
    expect(html).not.toContain('value="erased"');
  });

  test("that are offered have a clock, two buttons and no way to be reached", () => {
    const due = { at: new Date("2026-11-21T13:00:00Z"), clock: PARIS_CLOCK };
    const offered = {
      ...lead,
      ...{ status: "offered" as const, contact: "before-accept" as const },
      ...{ actions: ["accept", "decline"] as const, note: null, threadId: null, visit: null },
    };
    const at = (minutes: number, isPressing: boolean) =>
      show({ items: [{ ...offered, due: { ...due, minutes, isPressing } }] });
    expect(at(80, false)).toContain("Il reste 1\u00a0h\u00a020");
    expect(at(80, false)).toContain("14\u00a0h");
    expect(at(0, true)).toContain("Délai passé");
    expect(at(80, false).match(/<button[^>]*type="submit"/g)).toHaveLength(3);
    expect(at(80, false)).not.toMatch(/mailto:|tel:/);
    expect(at(80, false)).toContain("Coordonnées visibles dès que vous acceptez.");
  });

  test("say which home a seller wants help with", () => {
    const written = { address: "12 boulevard de la Mer", postalCode: "64700", commune: "Hendaye" };
    const flat = { type: "apartment" as const, surfaceDm2: 4_550, rooms: 2 };
    const home = { ...written, estimated: { ...flat, centreCents: 250_000_00 } };
    const seller = (changes: object) =>
      show({
        items: [{ ...lead, kind: "seller" as const, property: null, home, ...changes }],
      });
    expect(seller({})).toContain("12 boulevard de la Mer, 64700 Hendaye");
    expect(seller({})).toContain(`Estimé à ${formatPrice(250_000_00)}`);
    expect(seller({ home: { ...home, estimated: { ...flat, centreCents: null } } })).toContain(
      "trop peu de ventes",
    );
    const unestimated = seller({ home: { ...written, estimated: null } });
    expect(unestimated).toContain("Bien à vendre, sans estimation");
    expect(unestimated).toContain("12 boulevard de la Mer, 64700 Hendaye");
    // The estimate was deleted.
    expect(seller({ home: null, commune: "Hendaye" })).toContain("Un bien à Hendaye");
    expect(seller({ actions: ["appoint"] })).toContain("Fixer le rendez-vous");
  });

  test("of who is suspended have neither", () => {
    const hidden = { ...lead, contact: "suspended" as const, actions: [] };
    const html = show({ items: [hidden], suspended: true });
    expect(html).not.toMatch(/mailto:|tel:|<textarea/);
    expect(html).toContain("/ambassador/settings");
  });

  test("say so where there are none", () => {
    const none = { ...counts, contacted: 0 };
    const html = show({ items: [], counts: none });
    expectAnOutline(html);
    expect(html).toContain("Pas encore de données");
    expect(show({ items: [], search: "zzz" })).toContain("ne correspond à cette recherche");
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
              dueOn: "2026-11-20",
              isReversed: false,
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

const ACTIONS = {
  handIn: action,
  saveAvailability: action,
  requestContract: action,
  signContract: action,
};

describe("the looper's file", () => {
  test("shows each step with where it stands, and why a paper was sent back", () => {
    const html = renderToStaticMarkup(
      <OnboardingScreen file={file()} mailbox={null} actions={ACTIONS} />,
    );
    expectAnOutline(html);
    expect(html.match(/<h3/g)).toHaveLength(7);
    expect(html).toContain("6 étapes terminées sur 7");
    expect(html).toContain('value="2027-06-30"');
    expect(html).toContain("Contrôlée le 21 novembre 2026 par Inès Roux");
    expect(html).toContain("Le document n’est pas lisible.");
  });

  const none = { leaving: null, leave: action };
  const zone = {
    zone: {
      ...{ capacity: 8, openLeads: 2, radiusKm: 15, centre: "Rennes", isPaused: false },
      communes: [{ code: "35238", name: "Rennes", distanceM: 0, isChosen: false }],
      pauses: [{ id: "0123456789ab", fromOn: "2026-12-24", untilOn: "2026-12-31" }],
    },
    zoneActions: { save: action, addPause: action, removePause: action },
  };

  const leaving: LeavingView = {
    ...{ isRequest: false, homes: 2, visits: 3, unclosedVisits: 1, openLeads: 1 },
    ...{ earnedCents: 375_00, hasSale: false },
  };
  const settings = (left: LeavingView | null) =>
    renderToStaticMarkup(
      <LooperSettingsScreen
        file={file()}
        saveAvailability={action}
        leaving={left}
        leave={action}
        {...zone}
      />,
    ).replaceAll("\u00a0", " ");

  test("says what leaving does, and when it has to wait", () => {
    const html = settings(leaving);
    expectAnOutline(html);
    expect(html).toContain("2 biens que vous suivez sont rendus à leurs vendeurs");
    expect(html).toContain("3 visites à venir sont confiées aux vendeurs");
    expect(html).toContain("1 prospect en cours passe");
    expect(html).toContain("375 € de commissions");
    expect(html).toContain("Une visite passée n’est pas clôturée");
    expect(settings({ ...leaving, hasSale: true })).not.toContain("Quitter définitivement");
    expect(settings({ ...leaving, isRequest: true })).toContain(
      "Retirer définitivement ma demande",
    );
    expect(settings(null)).not.toContain("Quitter le réseau");
  });

  test("in the settings says what suspends", () => {
    const inOrder = renderToStaticMarkup(
      <LooperSettingsScreen file={file()} saveAvailability={action} {...zone} {...none} />,
    );
    expectAnOutline(inOrder);
    expect(inOrder).toContain("Un cercle autour de Rennes");
    const lapsed = renderToStaticMarkup(
      <LooperSettingsScreen
        file={file({ insuranceExpiresOn: "2026-11-20" })}
        saveAvailability={action}
        {...zone}
        {...none}
      />,
    );
    expect(lapsed).toContain("depuis le 20 novembre 2026");
  });
});
