import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { balanceOf, type CountedTraining } from "@/lib/looper/continuing-training/rules";
import type { OwnTraining } from "@/lib/looper/continuing-training/views";
import { ContinuingTraining } from "./ContinuingTraining";

const AT = new Date("2026-11-21T10:00:00Z");
const PERIOD = { from: "2026-03-03", until: "2029-03-03" };
const BEFORE = { from: "2023-03-03", until: "2026-03-03" };
const HOSTILE = `<script>alert(1)</script>`;
const action = () => Promise.resolve(null);

const training = (changes: Partial<OwnTraining> = {}): OwnTraining => ({
  id: "0123456789ab",
  title: HOSTILE,
  body: "CCI de Rennes",
  heldOn: "2026-10-12",
  minutes: 1_080,
  theme: "law",
  nonDiscriminationMinutes: 60,
  ethicsMinutes: 180,
  handedInAt: AT,
  proof: { id: "doc123doc123", fileName: "attestation.pdf", bytes: 12_000 },
  state: "checked",
  decided: { by: "Claire Martin", at: AT },
  returnReason: null,
  ...changes,
});
const counted = (changes: Partial<CountedTraining>): CountedTraining => ({
  ...training(),
  ...changes,
});

function panel(trainings: OwnTraining[], previous: CountedTraining[] | null = null) {
  const html = renderToStaticMarkup(
    <ContinuingTraining
      view={{
        balance: balanceOf(trainings, PERIOD),
        previous: previous && balanceOf(previous, BEFORE),
        trainings,
        earlier: [],
        days: { earliest: "2026-03-03", latest: "2026-11-21" },
      }}
      actions={{ handIn: action, withdraw: action }}
    />,
  );
  expect(html).not.toMatch(/ style=|<script>alert|undefined|NaN|\[object/);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  return html.replaceAll("\u00a0", " ");
}

describe("the panel of continuing training", () => {
  test("says how many hours of forty-two there are, and until when", () => {
    const html = panel([training()]);
    expect(html).toContain("18 h sur 42 avant le 3 mars 2029");
    expect(html).toContain("18 h sur 42 h");
    expect(html).toContain("1 h sur 2 h");
    expect(html).toContain("3 h sur 2 h");
    expect(html).not.toContain("Tout ce que cette période demande est fait");
  });

  test("shows what waits apart, and counts none of it", () => {
    const html = panel([training({ state: "waiting", decided: null })]);
    expect(html).toContain("0 h sur 42 avant le 3 mars 2029");
    expect(html).toContain("18 h en attente de contrôle : pas encore comptées.");
    expect(html).toContain("Retirer cette déclaration");
    expect(html).not.toContain("Corriger cette déclaration");
  });

  test("offers to correct what was returned, with why", () => {
    const html = panel([training({ state: "returned", returnReason: "unreadable" })]);
    expect(html).toContain("Renvoyée le 21 novembre 2026 par Claire Martin");
    expect(html).toContain("Le justificatif est illisible ou incomplet.");
    expect(html).toContain("Corriger cette déclaration");
    expect(html).toMatch(/name="replaces"[^>]*value="0123456789ab"/);
    expect(html).toMatch(/name="hours"[^>]*value="18"|value="18"[^>]*name="hours"/);
    expect(html).toContain('value="doc123doc123"');
  });

  test("offers nothing to do to what was checked", () => {
    const html = panel([training()]);
    expect(html).toContain("Validée le 21 novembre 2026 par Claire Martin");
    expect(html).not.toMatch(/Retirer cette déclaration|Corriger cette déclaration/);
    expect(html).toContain("/api/documents/doc123doc123");
  });

  test("says that all is done, and how the period before ended", () => {
    const full = training({ minutes: 2_520, nonDiscriminationMinutes: 120, ethicsMinutes: 120 });
    const html = panel([full], [counted({ heldOn: "2024-05-05", minutes: 2_400 })]);
    expect(html).toContain("42 h sur 42 avant le 3 mars 2029");
    expect(html).toContain("Tout ce que cette période demande est fait");
    expect(html).toContain("Période précédente, du 3 mars 2023 au 2 mars 2026 : 40 h sur 42.");
  });

  test("says so where nothing is declared", () => {
    expect(panel([])).toContain("Vous n’avez déclaré aucune formation sur cette période.");
  });
});
