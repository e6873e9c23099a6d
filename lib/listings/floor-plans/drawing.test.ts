import { describe, expect, test } from "vitest";
import { commonWidth, drawLevel } from "./drawing.ts";
import { labelOf, largestRectangle } from "./labels.ts";
import type { DrawnLevel, PlanRoom } from "./schemas.ts";

const text = (surface: number) => `${surface} m²`;

const room = (overrides: Partial<PlanRoom> = {}): PlanRoom => ({
  name: "Séjour",
  kind: "living",
  surface: 24,
  outline: [
    [0, 0],
    [600, 0],
    [600, 400],
    [0, 400],
  ],
  openings: [],
  ...overrides,
});
const level = (...rooms: PlanRoom[]): DrawnLevel => ({
  label: "Rez-de-chaussée",
  width: 600,
  height: 400,
  rooms,
});

describe("a drawn level", () => {
  test("has walls around it and a scale below", () => {
    const { viewBox, walls, scale } = drawLevel(level(room()), 600, text);
    expect(viewBox).toBe("-25 -25 650 499");
    expect(walls).toBe("M0 0L600 0L600 400L0 400Z");
    expect(scale.metres).toBe(1);
    expect(scale.d).toContain("h100");
  });

  test("is in the middle of the widest one", () => {
    const narrow = level(
      room({
        outline: [
          [0, 0],
          [200, 0],
          [200, 400],
          [0, 400],
        ],
      }),
    );
    expect(commonWidth([narrow, level(room())])).toBe(600);
    expect(drawLevel(narrow, 600, text).viewBox).toMatch(/^-225 -25 650 /);
    expect(commonWidth([])).toBe(0);
  });

  test("draws a leaf that opens into the room, with its arc", () => {
    const openings: PlanRoom["openings"] = [{ kind: "door", from: [100, 0], to: [180, 0] }];
    const { lines, doorways } = drawLevel(level(room({ openings })), 600, text);
    expect(lines).toBe("M100 0L100 80A80 80 0 0 0 180 0");
    expect(doorways).toBe("M100 1L180 1L180 -21L100 -21Z");
  });

  test("draws the panes of windows, and both leaves of a glazed door", () => {
    const windowed = room({ openings: [{ kind: "window", from: [100, 0], to: [200, 0] }] });
    expect(drawLevel(level(windowed), 600, text)).toMatchObject({
      lines: "M100 -10L200 -10",
      windows: "M100 0L200 0L200 -20L100 -20Z",
      doorways: "",
    });
    const glazed = room({ openings: [{ kind: "glazed", from: [100, 0], to: [200, 0] }] });
    expect(drawLevel(level(glazed), 600, text).lines.match(/A50 50/g)).toHaveLength(2);
  });

  test("has no walls around a terrace, and treads instead of words on stairs", () => {
    const drawing = drawLevel(
      level(room({ kind: "outdoor" }), room({ kind: "stairs" })),
      600,
      text,
    );
    expect(drawing.outdoors).toBe(drawing.walls);
    expect(drawing.rooms.map(({ label }) => label?.lines ?? null)).toEqual([
      ["Séjour", "24 m²"],
      null,
    ]);
    expect(drawing.lines.match(/v400/g)).toHaveLength(23);
  });
});

describe("a room's words", () => {
  const words = (overrides: Partial<PlanRoom>, frame = 650) =>
    labelOf(room(overrides), { number: 7, surface: "24 m²", frame });
  const sized = (width: number, depth: number) => ({
    outline: room().outline.map(([x, y]) => [x && width, y && depth] as [number, number]),
  });

  test("stand in its middle", () => {
    const { x, y, lines } = words({});
    expect([x, lines]).toEqual([300, ["Séjour", "24 m²"]]);
    expect(y).toBeGreaterThan(180);
    expect(y).toBeLessThan(205);
  });

  test("are broken, made smaller, then replaced by a number as space runs out", () => {
    const named = (width: number, depth: number) =>
      words({ name: "Salle de bains", ...sized(width, depth) }, 1_000);
    expect(named(400, 300).lines).toEqual(["Salle de bains", "24 m²"]);
    expect(named(190, 300).lines).toEqual(["Salle", "de bains", "24 m²"]);
    expect(named(130, 300)).toMatchObject({ lines: ["Salle", "de bains", "24 m²"], size: 25 });
    expect(named(90, 300)).toMatchObject({ lines: ["7"], isNumber: true });
  });

  test("keep clear of doors", () => {
    const openings: PlanRoom["openings"] = [{ kind: "door", from: [120, 0], to: [200, 0] }];
    const small = { ...sized(200, 130), name: "WC" };
    // Beside the leaf, at the height it would have.
    const { x, y } = words({ ...small, openings });
    expect(y).toBe(words(small).y);
    expect(x).toBeLessThan(words(small).x);
  });

  test("stand in the largest part of a room with corners", () => {
    const outline: PlanRoom["outline"] = [
      [0, 0],
      [100, 0],
      [100, 300],
      [600, 300],
      [600, 600],
      [0, 600],
    ];
    expect(largestRectangle(outline)).toEqual({ x: 0, y: 300, width: 600, height: 300 });
    expect(words({ outline }).x).toBe(300);
  });
});
