import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PlanRoom } from "@/lib/listings/floor-plans/schemas";
import type { FloorPlanView } from "@/lib/listings/floor-plans/views";
import { PlanLevels } from "./PlanLevels";

const room = (name: string, kind: PlanRoom["kind"], x: number, width: number): PlanRoom => ({
  name,
  kind,
  surface: (width * 300) / 10_000,
  outline: [
    [x, 0],
    [x + width, 0],
    [x + width, 300],
    [x, 300],
  ],
  openings: [],
});
const drawn = (label: string): FloorPlanView => ({
  kind: "drawn",
  level: {
    label,
    width: 1_010,
    height: 300,
    rooms: [
      room("Séjour", "living", 0, 500),
      room("Escalier", "stairs", 510, 100),
      room("WC", "toilet", 620, 50),
      room("Terrasse", "outdoor", 680, 330),
    ],
  },
});
const render = (...plans: FloorPlanView[]) => renderToStaticMarkup(<PlanLevels plans={plans} />);

describe("the plan of a home", () => {
  const html = render(drawn("3ᵉ étage"));

  test("is one picture with a name, and a table that says the same", () => {
    expect(html).toMatch(/<svg[^>]+role="img"[^>]+aria-label="Plan, 3ᵉ étage"/);
    expect(html).toContain("<caption");
    expect(html).toMatch(/Séjour<\/th><td[^>]*>15\sm²/);
  });

  test("numbers the rooms that are too small for their name", () => {
    expect(html).toMatch(/3\.<\/span>WC/);
    expect(html).toMatch(/<tspan[^>]*>3<\/tspan>/);
    expect(html).not.toMatch(/1\.<\/span>Séjour/);
  });

  test("leaves stairs out of the table, and terraces out of the total", () => {
    expect(html).not.toContain("Escalier");
    expect(html).toMatch(/Terrasse<span[^>]*>hors surface habitable/);
    expect(html).toMatch(/Total habitable<\/th><td[^>]*>16,5\sm²/);
  });

  test("has no id and no inline style: it may stand twice on a page, under any content policy", () => {
    expect(html).not.toMatch(/ id="| style="/);
  });

  test("says the levels and their sum where there are several", () => {
    const levels = render(drawn("Rez-de-chaussée"), drawn("Étage"));
    expect(levels).toMatch(/<figcaption[^>]*>Rez-de-chaussée/);
    expect(levels).toMatch(/33\sm²/);
    expect(html).not.toContain("<figcaption");
  });

  test("shows a picture where the plan is one", () => {
    const picture = render({ kind: "picture", label: "Étage", mediaKey: "plan-1" });
    expect(picture).toContain('src="/media/plan-1-1280.webp"');
    expect(picture).toContain('alt="Plan fourni par le vendeur, Étage"');
    expect(picture).not.toContain("<svg");
  });
});
