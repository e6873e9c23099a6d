import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { completeContent } from "@/lib/testing/revisions";
import type { ReviewView } from "@/lib/trust/review/views";
import { ReviewScreen } from "./[id]/ReviewScreen";
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
  sound(<ReviewScreen review={review(overrides)} done={null} actions={actions} />);

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
