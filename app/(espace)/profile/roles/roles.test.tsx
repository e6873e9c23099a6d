import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RoleCardView } from "@/lib/accounts/role-grants/views";
import { FORM_KEY_FIELD } from "@/lib/kernel/forms";
import { RolesScreen } from "./RolesScreen";

const action = () => Promise.resolve(null);
const AT = new Date("2026-11-21T10:00:00Z");
const card = (overrides: Partial<RoleCardView> & Pick<RoleCardView, "role">): RoleCardView => ({
  state: "available",
  isCurrent: false,
  since: null,
  reason: null,
  reapplyOn: null,
  ...overrides,
});
const render = (cards: RoleCardView[], chosen: RoleCardView["role"] | null = null) =>
  renderToStaticMarkup(
    <RolesScreen cards={cards} chosen={chosen} requestRole={action} switchRole={action} />,
  );

test("each role that can be had has a form that names it and nothing else", () => {
  const html = render([card({ role: "seller" }), card({ role: "ambassador" })]);
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  expect(inputs.filter((input) => !input.includes(FORM_KEY_FIELD))).toEqual([
    '<input type="hidden" name="role" value="seller"/>',
    '<input type="hidden" name="role" value="ambassador"/>',
  ]);
  expect(html.match(/Activer ce rôle/g)).toHaveLength(2);
  // Only that of loopers has to be agreed to.
  expect(html.match(/Validation requise après inscription/g)).toHaveLength(1);
});

test("the role that the address names comes first", () => {
  const html = render([card({ role: "seller" }), card({ role: "ambassador" })], "ambassador");
  expect(html.indexOf('id="ambassador"')).toBeLessThan(html.indexOf('id="seller"'));
});

test("a role that is held is opened, one that waits leads to its file", () => {
  const html = render([
    card({ role: "buyer", state: "active", isCurrent: true, since: AT }),
    card({ role: "ambassador", state: "pending", since: AT }),
  ]);
  expect(html).toContain("Ouvrir cet espace");
  expect(html).toContain('href="/ambassador/onboarding"');
  expect(html).not.toContain("Activer ce rôle");
  expect(html).toContain("tous les rôles ouverts à l’inscription");
});

test("a role that was left can be asked for again at once", () => {
  const html = render([card({ role: "ambassador", state: "left", since: AT })]);
  expect(html).toContain("Vous avez quitté le réseau le 21 novembre 2026.");
  expect(html).toContain("Demander à revenir");
  expect(html).toContain('name="role" value="ambassador"');
});

test("a refusal says why, and when to ask again", () => {
  const html = render([
    card({
      role: "ambassador",
      state: "refused",
      since: AT,
      reason: "rsac-not-found",
      reapplyOn: "2026-12-21",
    }),
  ]);
  expect(html).toContain("Le numéro RSAC n’est pas retrouvé au registre.");
  expect(html).toContain("21 décembre 2026");
});
