import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OwnedPropertiesView, OwnedProperty } from "@/lib/selling/views";
import { DoneNotice } from "./DoneNotice";
import { doneOf } from "./done";

const HOME = "abcdef012345";
const property = {
  id: HOME,
  title: "Maison de ville",
  withdrawal: null,
  revision: null,
} as unknown as OwnedProperty;
const viewOf = (overrides: Partial<OwnedProperty> = {}) =>
  ({ properties: [{ ...property, ...overrides }] }) as unknown as OwnedPropertiesView;

const read = (state: unknown, id: unknown, view = viewOf()) => {
  const done = doneOf(state, id);
  if (done === null) return null;
  return renderToStaticMarkup(<DoneNotice done={done} view={view} />).replaceAll("\u00a0", " ");
};
const WITHDRAWN = { at: new Date("2026-11-24T10:00:00Z"), reason: "sold_elsewhere" } as const;

test("a withdrawal is announced with its home and its reason, and leads to its card", () => {
  const html = read("retrait", HOME, viewOf({ withdrawal: WITHDRAWN }));
  expect(html).toContain('role="status"');
  expect(html).toContain('tabindex="-1"');
  expect(html).toContain("« Maison de ville » est retiré de la vente. Motif : vendu ailleurs.");
  expect(html).toContain(`href="/seller/properties#bien-${HOME}"`);
});

test("a withdrawal without a reason says none", () => {
  const html = read("retrait", HOME, viewOf({ withdrawal: { at: null, reason: null } }));
  expect(html).toContain("« Maison de ville » est retiré de la vente.");
  expect(html).not.toContain("Motif");
});

test("a draft that is gone, and a change that was given up, are told apart", () => {
  expect(read("suppression", null)).toContain("Le brouillon est supprimé.");
  expect(read("depart", null)).toContain("Vous ne suivez plus ce bien.");
  expect(read("abandon", HOME)).toContain("L’annonce publiée ne change pas.");
});

test.each([
  ["another home", "retrait", "0".repeat(12), viewOf({ withdrawal: WITHDRAWN })],
  ["one that is not withdrawn", "retrait", HOME, viewOf()],
  [
    "a change that is still open",
    "abandon",
    HOME,
    viewOf({ revision: { id: "a", status: "editing" } }),
  ],
  ["no home", "retrait", undefined, viewOf({ withdrawal: WITHDRAWN })],
  ["several", "retrait", [HOME], viewOf({ withdrawal: WITHDRAWN })],
])("an address that names %s claims nothing", (_what, state, id, view) => {
  expect(read(state, id, view)).toBe("");
});

test.each([undefined, null, "", "autre", ["retrait"], "<script>"])("%j is no outcome", (state) => {
  expect(doneOf(state, HOME)).toBeNull();
});
