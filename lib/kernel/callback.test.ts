import fc from "fast-check";
import { expect, test } from "vitest";
import { safeCallback } from "./callback.ts";

test.each([
  ["/bien/abc?creneau=1#visites", "/bien/abc?creneau=1#visites"],
  ["/recherche?location=Saint-%C3%89tienne", "/recherche?location=Saint-%C3%89tienne"],
  ["/", "/"],
])("goes back to %s", (value, expected) => {
  expect(safeCallback(value)).toBe(expected);
});

test.each([
  "https://example.org",
  "//example.org",
  "/\\example.org",
  "\\/example.org",
  "/.//example.org",
  "/..//example.org",
  "/\t/example.org",
  "/\n/example.org",
  "javascript:alert(1)",
  "bien/abc",
  "",
  " /bien",
  "/\u0000",
  `/${"x".repeat(3_000)}`,
  null,
  undefined,
  ["/a", "/b"],
])("refuses %j", (value) => {
  expect(safeCallback(value)).toBeNull();
});

test("whatever it accepts stays on the site", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }).map((text) => `/${text}`),
      (value) => {
        const path = safeCallback(value);
        if (path === null) return;
        expect(new URL(path, "https://loopimmo.fr").origin).toBe("https://loopimmo.fr");
        expect(path.startsWith("//")).toBe(false);
      },
    ),
  );
});
