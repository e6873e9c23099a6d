import { expect, test } from "vitest";
import type { Role } from "@/lib/kernel/roles";
import { BOTTOM_BARS, ROLE_MENUS, SHARED_MENU } from "./copy";
import { currentEntry } from "./current";

const in_ = (role: Role, path: string) =>
  currentEntry(
    ROLE_MENUS[role].map(({ href }) => href),
    path,
  );

test.each<[role: Role, path: string, href: string | null, current?: "page" | "true"]>([
  ["buyer", "/buyer/favorites", "/buyer/favorites", "page"],
  ["buyer", "/buyer/visits?filtre=past", "/buyer/visits", "page"],
  ["buyer", "/buyer/favorites/comparer?biens=a,b", "/buyer/favorites", "true"],
  ["buyer", "/visites/0123456789ab", "/buyer/visits", "true"],
  ["buyer", "/offres/0123456789ab/dossier", "/buyer/offers", "true"],
  ["buyer", "/ventes/0123456789ab", "/buyer/offers", "true"],
  ["buyer", "/messages", null],
  ["buyer", "/notifications", null],
  ["seller", "/seller/visits/semaine", "/seller/visits", "true"],
  ["seller", "/messages?conversation=a", "/seller/messages", "true"],
  ["seller", "/offres", "/seller/offers", "true"],
  ["ambassador", "/visites/agenda", "/ambassador/visits", "true"],
  ["ambassador", "/offres/0123456789ab", null],
  ["trust_manager", "/ventes/0123456789ab", "/trust-manager/contracts", "true"],
  ["trust_manager", "/trust-manager/contracts/registre", "/trust-manager/contracts", "true"],
  ["trust_manager", "/trust-manager/notary?suite=a", "/trust-manager/contracts", "true"],
  ["trust_manager", "/trust-manager/waitlist?filtre=vagues", "/trust-manager/waitlist", "page"],
  // A beginning of the same letters is not the same page.
  ["seller", "/seller/visitsomething", null],
])("the menu of a %s marks for %s the entry %s", (role, path, href, current) => {
  expect(in_(role, path)).toEqual(href === null ? null : { href, current });
});

test("the bar at the foot names no page otherwise than the menu does, but for the first and the shortest", () => {
  const shorter = new Map([
    ["Accueil", "Tableau de bord"],
    ["Recherche", "Mes recherches"],
    ["Annonces", "Annonces à contrôler"],
  ]);
  for (const [role, bar] of Object.entries(BOTTOM_BARS)) {
    const menu = [...ROLE_MENUS[role as Role], ...SHARED_MENU];
    expect(bar).toHaveLength(4);
    for (const { label, href } of bar) {
      expect(menu).toContainEqual({ label: shorter.get(label) ?? label, href });
    }
  }
});
