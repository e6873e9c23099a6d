import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { homeClock } from "@/lib/kernel/place";
import type { CheckView } from "@/lib/quality/views";
import { completeContent } from "@/lib/testing/revisions";
import type { ReviewView } from "@/lib/trust/review/views";
import { ReviewScreen } from "./[id]/ReviewScreen";
import { CheckScreen } from "./controles/[id]/CheckScreen";
import { SamplesScreen } from "./echantillons/SamplesScreen";
import { QueueScreen } from "./QueueScreen";

const AT = new Date("2026-11-21T10:00:00Z");
const HOSTILE = "<script>alert(1)</script>";
const action = () => Promise.resolve(null);
const actions = { claim: action, release: action, approve: action, return: action };

const review = (overrides: Partial<ReviewView> = {}): ReviewView => ({
  id: "0123456789ab",
  kind: "new",
  title: HOSTILE,
  type: "apartment",
  city: "Rennes",
  priceCents: 289_000_00,
  surfaceDm2: 6_350,
  cover: null,
  sellerName: HOSTILE,
  submittedAt: AT,
  hours: 30,
  decideBy: AT,
  isLate: true,
  claim: null,
  isOwn: false,
  propertyId: "0123456789ac",
  propertyStatus: "in_review",
  isPublic: false,
  isPrinted: false,
  status: "in_review",
  version: 1,
  decidedAt: null,
  content: completeContent({ title: HOSTILE, floorPlans: [{ key: "plan", label: HOSTILE }] }),
  published: null,
  changed: [],
  returned: null,
  place: {
    lat: 48.1113,
    lng: -1.6702,
    precision: "street",
    shown: { lat: 48.1118, lng: -1.6711, radiusM: 150 },
  },
  issues: [],
  questions: [],
  pictureHints: { photos: [], floorPlans: [] },
  findings: ["few-photos"],
  pricePerM2Cents: 4_500_00,
  meanPricePerM2Cents: null,
  mandate: {
    number: 12,
    priceCents: 289_000_00,
    signedAt: AT,
    withdrawalEndsOn: "2026-12-05",
    expressRequestAt: AT,
    mayPublish: true,
    isPriceSigned: true,
    uncovered: null,
  },
  duplicates: [
    {
      id: "0123456789ad",
      title: HOSTILE,
      city: "Rennes",
      lot: null,
      status: "active",
      sellerName: "Anne",
      isPublic: true,
    },
  ],
  seller: { name: "Anne", email: "a@example.org", phone: "06", since: AT, listings: 0 },
  looperName: null,
  history: [
    {
      id: "e",
      kind: "returned",
      at: AT,
      actorName: null,
      returns: [{ field: "title", reason: "inexact", note: HOSTILE }],
    },
  ],
  moves: ["claim"],
  ...overrides,
});

function sound(element: ReactElement): string {
  const html = renderToStaticMarkup(element);
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, rank) => {
    expect(level - (levels[rank - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
  expect(html).not.toMatch(/ style=|<script>alert|undefined|NaN|\[object/);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  return html;
}

const shown = (overrides?: Partial<ReviewView>) =>
  sound(
    <ReviewScreen review={review(overrides)} done={null} mapStyleUrl={null} actions={actions} />,
  );

describe("the page of a revision", () => {
  const HELD = {
    claim: { name: "Inès", at: AT, holder: "self" },
    moves: ["release", "return", "approve"],
  } as const;

  test("offers to claim what nobody looks at, and nothing else", () => {
    const html = shown();
    expect(html).toContain("Prendre en charge");
    expect(html).not.toContain("Valider et publier");
  });

  test("has the papers of what is for sale printed, and of nothing else", () => {
    const printed = /affiche\.pdf.*fiche\.pdf/s;
    expect(shown({ isPublic: true, isPrinted: true })).toMatch(printed);
    expect(shown({ isPublic: true })).not.toMatch(printed);
  });

  test("offers the decision to who claimed it", () => {
    expect(shown(HELD)).toMatch(/Valider et publier.*Renvoyer au vendeur.*Rendre à l’équipe/s);
  });

  test.each<[string, Partial<ReviewView>]>([
    ["without a mandate", { mandate: null }],
    [
      "with a field missing",
      { issues: [{ field: "title", code: "missing", step: "description" }] },
    ],
    ["of a home sold meanwhile", { kind: "change", propertyStatus: "sold" }],
  ])("offers no approval %s", (_, overrides) => {
    const html = shown({ ...HELD, ...overrides });
    expect(html).not.toMatch(/Valider et publier|Valider les modifications<\/button>/);
    expect(html).toContain("Renvoyer au vendeur");
  });

  test("shows a change beside what is online", () => {
    const html = shown({
      ...HELD,
      kind: "change",
      propertyStatus: "active",
      published: completeContent(),
      content: completeContent({ priceCents: 275_000_00, photos: [] }),
      changed: ["photos", "priceCents"],
    });
    expect(html).toMatch(/289\s000\s€.*275\s000\s€/s);
    expect(html).toContain("Valider les modifications");
  });

  test("shows what came back beside what was returned, and which remark changed nothing", () => {
    const remark = (field: "title" | "priceCents") =>
      ({ field, reason: "inexact", note: `Revoyez ${field}.` }) as const;
    const html = shown({
      ...HELD,
      returned: {
        at: AT,
        content: completeContent(),
        returns: [remark("title"), remark("priceCents")],
        changed: ["priceCents"],
      },
      content: completeContent({ priceCents: 275_000_00 }),
    });
    expect(html).toMatch(
      /Depuis le renvoi.*sans modification.*Revoyez title\..*Revoyez priceCents\..*289\s000\s€.*275\s000\s€/s,
    );
    expect(shown(HELD)).not.toContain("Depuis le renvoi");
  });

  test("says what the public sees of the place", () => {
    expect(shown()).toMatch(/Rue, sans le numéro.*150\sm de rayon/s);
    const here = { lat: 48.1113, lng: -1.6702 };
    const exact = { ...here, precision: "exact", shown: { ...here, radiusM: 0 } } as const;
    expect(shown({ place: exact })).toContain("le point de la carte");
    expect(shown({ place: null })).toContain("Aucune position");
  });

  test("folds what has no value, and opens each picture", () => {
    const html = shown({
      content: completeContent({
        photos: [{ key: "salon", alt: "Le salon" }],
        floorPlans: [{ key: "plan", label: "Étage" }],
      }),
    });
    expect(html).toMatch(/<summary[^>]*><span[^>]*>\d+\srubriques sans réponse/);
    expect(html).not.toContain("Vide");
    expect(html).toMatch(/aria-label="Agrandir la photo 1\s: Le salon" aria-haspopup="dialog"/);
    expect(html).toMatch(/popoverTarget="plan-agrandi-1"/i);
  });

  test.each<[string, Partial<ReviewView>]>([
    ["Cette annonce est la vôtre", { isOwn: true, moves: [] }],
    ["Inès s’en occupe", { moves: [], claim: { name: "Inès", at: AT, holder: "other" } }],
    ["Cette annonce est validée", { status: "approved", moves: [] }],
  ])("says why nothing can be done: %s", (sentence, overrides) => {
    expect(shown(overrides)).toContain(sentence);
  });
});

test.each([true, false])("the queue: filled %s", (filled) => {
  const html = sound(
    <QueueScreen
      kind={null}
      done="published"
      isFirst
      counts={{ inReview: 1, incomplete: 0 }}
      page={{ rows: filled ? [review()] : [], next: null }}
    />,
  );
  expect(html).toContain(filled ? "Reçue il y a 30" : "Aucune annonce n’attend");
});

describe("the weekly sample", () => {
  const CLOCK = homeClock("35238");
  const check = (overrides: Partial<CheckView> = {}): CheckView => ({
    ...{ id: "0123456789ab", kind: "visit", week: "2026-11-30", state: "open", outcome: null },
    ...{ reasons: ["drawn", "quick_code"], dueAt: AT, correctOn: null, isOwn: false },
    ...{ outcomes: ["conforming", "to_correct", "non_conforming"], decisions: [] },
    ...{ measures: ["reverse", "suspend"], looper: { id: "l", name: HOSTILE, grantId: null } },
    listing: {
      ...{ id: "0123456789ac", title: HOSTILE, city: "Rennes", isPublic: true, photos: [] },
      ...{ sellerName: HOSTILE, priceCents: 289_000_00, surfaceDm2: 6_350, energyClass: null },
      ...{ ghgClass: null, description: HOSTILE, clock: CLOCK },
    },
    visit: {
      ...{ id: "v", startsAt: AT, endsAt: AT, completedAt: AT, visitorName: HOSTILE },
      ...{ hostName: HOSTILE, rating: 1, opinion: HOSTILE },
      line: { id: "e", amountCents: 125_00, isReversed: false, isContested: false },
      question: {
        ...{ sentAt: AT, answer: "no", answeredAt: AT, comment: HOSTILE, settlement: null },
      },
    },
    ...overrides,
  });
  const shownCheck = (overrides: Partial<CheckView> = {}) =>
    sound(
      <CheckScreen
        check={check(overrides)}
        done={null}
        actions={{ decide: action, settle: action }}
      />,
    );

  test("has the line at hand where its visitor denies a visit", () => {
    const html = shownCheck();
    expect(html).toMatch(/n’a pas eu lieu.*Régulariser la ligne.*125\s€/s);
    expect(html).toContain("Une coïncidence n’est pas une preuve");
  });

  test("lets nobody decide about their own", () => {
    const html = shownCheck({ isOwn: true });
    expect(html).toContain("une autre personne de l’équipe doit le conclure");
    expect(html).not.toContain("Enregistrer");
  });

  test("says that there is none, and why", () => {
    const html = sound(
      <SamplesScreen
        {...{ sample: null, isFirst: true, weeks: [], shares: [] }}
        counts={{ inReview: 0, incomplete: 0 }}
      />,
    );
    expect(html).toContain("Aucun échantillon pour l’instant");
    expect(html).not.toContain("%");
  });

  test("shows a share with how many checks it is of", () => {
    const share = { looperId: "l", name: HOSTILE, conforming: 7, checked: 10, caseId: "c" };
    const html = sound(
      <SamplesScreen
        {...{ sample: null, isFirst: true, weeks: [], shares: [share] }}
        counts={{ inReview: 0, incomplete: 0 }}
      />,
    );
    expect(html).toMatch(/70\s% sur 10\scontrôles/);
  });
});
