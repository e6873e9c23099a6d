import { unstable_doesMiddlewareMatch as doesMatch } from "next/experimental/testing/server";
import { expect, test } from "vitest";
import { PAGE_ACCESS } from "./lib/policy/pages.ts";
import { config } from "./proxy.ts";

const isGuarded = (url: string) => doesMatch({ config, nextConfig: {}, url });
const PAGES = Object.entries(PAGE_ACCESS);

test.each(PAGES.filter(([, access]) => access !== "everyone"))(
  "%s is guarded, and what is below it",
  (path) => {
    for (const url of [path, `${path}?x=1`, `${path}/below`]) expect(isGuarded(url)).toBe(true);
  },
);

test.each(
  PAGES.filter(
    ([path]) => !/^\/(?:bien|acheter|prestataires?|estimer\/resultat)\//.test(path),
  ).filter(([, access]) => access === "everyone"),
)("%s is nobody's in particular: nobody is looked up for it", (path) => {
  expect(isGuarded(path)).toBe(false);
});

test.each(["/buyer", "/buyer/unknown", "/settings/export", "/profil/roles", "/trust-manager/x/y"])(
  "%s is a part of the space",
  (path) => {
    expect(isGuarded(path)).toBe(true);
  },
);

test.each(["/buyers", "/dashboards", "/profiles", "/settingsx", "/api/me", "/api/listings", "/"])(
  "%s is none",
  (path) => {
    expect(isGuarded(path)).toBe(false);
  },
);

test.each([
  "/bien/a",
  "/bien/a/offre",
  "/bien/a/reserver",
  "/bien/a/signaler",
  "/bien/a/ventes",
  "/bien/a/visite-virtuelle",
  "/acheter/b",
  "/estimer/resultat/f",
  "/estimer/resultat/f/accompagnement",
  "/prestataires/c",
  "/prestataires/c/d",
  "/prestataire/e",
])("%s gets its status", (path) => {
  expect(isGuarded(path)).toBe(true);
});

test.each([
  "/bien/a/partage.jpg",
  "/acheter",
  "/estimer",
  "/estimer/methode",
  "/prestataires",
  "/_next/static/a.js",
])("%s has one", (path) => {
  expect(isGuarded(path)).toBe(false);
});
