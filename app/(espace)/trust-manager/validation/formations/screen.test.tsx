import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { TrainingDecision, WaitingTraining } from "@/lib/trust/trainings/views";
import type { TrainingOutcome } from "./outcomes";
import { TrainingsScreen } from "./TrainingsScreen";

const AT = new Date("2026-11-21T10:00:00Z");
const HOSTILE = `<script>alert(1)</script>`;
const action = () => Promise.resolve(null);

const TRAINING: WaitingTraining = {
  id: "0123456789ab",
  title: HOSTILE,
  body: "CCI de Rennes",
  heldOn: "2026-10-12",
  minutes: 450,
  theme: "technique",
  nonDiscriminationMinutes: 0,
  ethicsMinutes: 120,
  handedInAt: AT,
  proof: { id: "doc123doc123", fileName: "attestation.pdf", bytes: 12_000 },
  looper: { userId: "0123456789ac", name: "Nadia Benali", email: "nadia@example.org" },
  isSelf: false,
};

function screen(
  rows: WaitingTraining[],
  outcome: TrainingOutcome | null = null,
  decision: TrainingDecision | null = null,
) {
  const html = renderToStaticMarkup(
    <TrainingsScreen
      outcome={outcome}
      decision={decision}
      isFirst
      counts={{ pending: 3, active: 12, suspended: 0, refused: 0, left: 0 }}
      waitingTrainings={rows.length}
      page={{ rows, next: null }}
      owners={{}}
      actions={{ check: action, return: action }}
    />,
  );
  expect(html).not.toMatch(/ style=|<script>alert|undefined|NaN|\[object/);
  return html.replaceAll("\u00a0", " ");
}

describe("the trainings that wait", () => {
  test("stand beside their PDF, with what to compare", () => {
    const html = screen([TRAINING]);
    for (const words of ["Nadia Benali", "12 octobre 2026", "7 h 30", "2 h", "CCI de Rennes"]) {
      expect(html).toContain(words);
    }
    expect(html).toContain("/api/documents/doc123doc123");
    expect(html).toContain("Valider cette formation");
    expect(html).toContain("Renvoyer au Looper");
    expect(html).not.toContain("Dont non-discrimination");
  });

  test("offer no decision about oneself", () => {
    const html = screen([{ ...TRAINING, isSelf: true }]);
    expect(html).toContain("votre propre formation");
    expect(html).not.toContain("Valider cette formation");
  });

  test("are a tab of the loopers' lists, and none is said so", () => {
    const html = screen([]);
    expect(html).toMatch(/aria-current="page"[^>]*>Formations à contrôler/);
    expect(html).toContain("Aucune formation n’attend d’être contrôlée");
  });

  test("tell whoever comes second who decided, and when", () => {
    const decision = { state: "returned", by: "Hugo Petit", at: AT } as const;
    expect(screen([], "late", decision)).toContain(
      "Hugo Petit a renvoyé cette formation le 21 novembre 2026 à 11 h : rien n’a été changé.",
    );
    expect(screen([], "late")).toContain("Le Looper a retiré cette déclaration entre-temps");
    expect(screen([], "checked")).toContain("La formation est validée");
  });
});
