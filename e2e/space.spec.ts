import { expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import type { Role, RoleStatus } from "../lib/kernel/roles";
import type { PageAccess } from "../lib/policy/access";
import { PAGE_ACCESS } from "../lib/policy/pages";
import type { Persona } from "../lib/testing/people";
import { bringAxe, expectAccessible } from "./axe";
import { complaints, FULL, lookAt } from "./look";
import {
  comeIn,
  createAccount,
  fillLogin,
  givePapers,
  linkIn,
  mailsTo,
  PASSWORD,
  SELLER_AND_LOOPER,
  signInOn,
} from "./people";
import { inDatabase, isLive, storedInstant } from "./support";

/**
 * How every page of the signed-in space and of the way in holds: with data and without, on narrow screens, with
 * all that folds open.
 */

const ROLES: Record<Persona, [Role, RoleStatus]> = {
  buyer: ["buyer", "active"],
  seller: ["seller", "active"],
  ambassador: ["ambassador", "active"],
  "pending ambassador": ["ambassador", "pending"],
  "trust manager": ["trust_manager", "active"],
};

/** Addresses of a page that show another screen than the page's own address does. */
const MORE: Record<string, readonly string[]> = {
  "/settings": ["notifications", "securite", "facturation"].map((tab) => `/settings?onglet=${tab}`),
  "/trust-manager/tasks": ["/trust-manager/tasks?filtre=listing-review"],
  "/seller/analytics": ["/seller/analytics?periode=90"],
  "/trust-manager/validation": ["active", "suspended", "refused", "left"].map(
    (state) => `/trust-manager/validation?filtre=${state}`,
  ),
  "/trust-manager/quality-control": ["incomplete", "published"].map(
    (view) => `/trust-manager/quality-control?filtre=${view}`,
  ),
  "/trust-manager/lead-qualification": ["/trust-manager/lead-qualification?filtre=won"],
  "/trust-manager/contracts": [
    "/trust-manager/contracts?filtre=under-offer",
    "/trust-manager/contracts?filtre=sold",
  ],
  "/trust-manager/reports": ["closed", "conversations", "conversations-conclues"].map(
    (view) => `/trust-manager/reports?filtre=${view}`,
  ),
  "/trust-manager/waitlist": ["liste", "parrainages", "vagues&role=buyer"].map(
    (view) => `/trust-manager/waitlist?filtre=${view}`,
  ),
  "/trust-manager/compliance": ["mails", "pieces", "donnees"].map(
    (filter) => `/trust-manager/compliance?filtre=${filter}`,
  ),
};

/** Other doors to a screen of the role's own, or to another page of the list. */
const ENTRY_PAGES = [
  "/mes-biens",
  "/visites",
  "/offres",
  "/messages",
  "/parametres",
  "/profil/roles",
];
const HAS_OWN_SCREENS: readonly Persona[] = ["buyer", "seller", "ambassador"];

/** Every page of the space that such a person may open, and what else its address can show. */
function pagesOf(persona: Persona): string[] {
  const [role, status] = ROLES[persona];
  const open: readonly PageAccess[] = [
    "signed-in",
    ...(status === "active" ? [role] : []),
    ...(role === "ambassador" ? (["asked-ambassador"] as const) : []),
  ];
  return (
    Object.entries(PAGE_ACCESS)
      // A page of one thing is looked at by the test of that thing.
      .filter(([path, access]) => open.includes(access) && !path.includes("["))
      .filter(([path]) => !hasOther(persona, path))
      .flatMap(([path]) => [path, ...(MORE[path] ?? [])])
  );
}

/** Whether the person sees the same under another address that is looked at. */
function hasOther(persona: Persona, path: string): boolean {
  // It leads to a page of what is due first.
  if (path === "/trust-manager/tasks/suivante") return true;
  if (path === "/messages") return persona === "seller";
  return (
    ENTRY_PAGES.includes(path) && (HAS_OWN_SCREENS.includes(persona) || path === "/profil/roles")
  );
}

/** Whether everybody has the page, which is as empty for a buyer as for the others. */
function isAlike(path: string): boolean {
  const [page = ""] = path.split("?", 1);
  const access: Record<string, PageAccess> = PAGE_ACCESS;
  return access[page] === "signed-in" && !ENTRY_PAGES.includes(page);
}

async function lookAtAll(
  page: Page,
  paths: readonly string[],
  lookOf: (index: number) => Parameters<typeof lookAt>[2],
): Promise<void> {
  await bringAxe(page);
  const heard = complaints(page);
  for (const [index, path] of paths.entries()) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(200);
    expect.soft(page.url().endsWith(path), `${path} shows itself`).toBe(true);
    await lookAt(page, path, lookOf(index));
  }
  expect(heard).toEqual([]);
}

for (const persona of Object.keys(ROLES) as Persona[]) {
  test(`the space of the sample's ${persona}`, async ({ page }) => {
    await signInOn(page, FULL[persona], "loopimmo-demo");
    await lookAtAll(page, pagesOf(persona), (index) => (index === 0 ? "frame" : "whole"));
  });
}

// The team's pages show what everybody has: no trust manager is without data.
for (const persona of ["buyer", "seller", "ambassador", "pending ambassador"] as const) {
  test(`the space of a ${persona} with no data at all`, async ({ page }) => {
    const { id } = await comeIn(page, ROLES[persona]);
    // Without papers in order a looper in force is suspended in the middle of the test.
    if (persona === "ambassador") givePapers(id);
    const paths = pagesOf(persona).filter((path) => persona === "buyer" || !isAlike(path));
    await lookAtAll(page, paths, () => "main");
  });
}

test("a conversation that is open, and the drawer with the role switcher", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await signInOn(page, SELLER_AND_LOOPER, "loopimmo-demo");
  const heard = complaints(page);
  await page.goto("/messages");
  // One that was read: opening another would change the sample.
  await page
    .getByRole("link", { name: /Vous : / })
    .first()
    .click();
  await expect(page).toHaveURL(/conversation=/);
  await expect(page.getByLabel("Votre réponse")).toBeVisible();
  await lookAt(page, "a conversation");
  if (isMobile) {
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await expect(page.getByRole("button", { name: "Se déconnecter" })).toBeVisible();
    await expectAccessible(page, "the drawer");
  }
  expect(heard).toEqual([]);
});

test("the way in, and what is wrong with what was typed", async ({ page }) => {
  const heard = complaints(page);
  for (const path of [
    "/connexion",
    "/login",
    "/connexion?mode=inscription",
    "/register",
    "/register?etape=informations&role=seller",
    "/register?etape=informations&role=ambassador&ref=CLRM7K",
    "/mot-de-passe-oublie",
    "/nouveau-mot-de-passe?jeton=spent",
    "/confirmation?jeton=spent",
  ]) {
    await page.goto(path);
    await lookAt(page, path);
  }
  for (const [path, button] of [
    ["/connexion", "Se connecter"],
    ["/connexion?mode=inscription", "Créer mon compte"],
    ["/register?etape=informations&role=buyer", "Créer mon compte"],
    ["/mot-de-passe-oublie", "Recevoir le lien"],
  ] as const) {
    await page.goto(path);
    // Sent before scripts run, it comes back as a new page, which gives no field the focus.
    await isLive(page);
    await page.getByRole("button", { name: button }).click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
    await lookAt(page, `${path} left empty`);
  }
  await page.goto("/connexion");
  await fillLogin(page, `${newId()}@example.org`, "not-this-one");
  await expect(page.getByText("ne correspondent pas")).toBeVisible();
  await lookAt(page, "a refused login");
  expect(heard).toEqual([]);
});

test("the screens that only a link or a login leads to", async ({ page, context }) => {
  const heard = complaints(page);

  const { email } = await createAccount(["buyer"]);
  await page.goto("/mot-de-passe-oublie");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await expect(page.getByText("Si un compte existe")).toBeVisible();
  await lookAt(page, "the link was sent");
  await page.goto(linkIn(mailsTo(email)[0]));
  await lookAt(page, "a new password");

  const secured = await createAccount(["buyer"]);
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO SecondFactor (userId, secretSealed, confirmedAt, createdAt)
         VALUES (?, 'never asked for', ?, ?)`,
      )
      .run(secured.id, storedInstant(), storedInstant()),
  );
  await page.goto("/connexion");
  await fillLogin(page, secured.email);
  await expect(page).toHaveURL(/\/connexion\/code/);
  await lookAt(page, "the code of the second step");
  await context.clearCookies();

  const address = `${newId()}@example.org`;
  await page.goto("/register?etape=informations&role=buyer");
  for (const [label, text] of [
    ["Prénom", "Zoé"],
    ["Nom", "Martin"],
    ["Adresse e-mail", address],
    ["Téléphone", "06 39 98 11 22"],
    ["Mot de passe", PASSWORD],
    ["Confirmez le mot de passe", PASSWORD],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.locator("h1")).toContainText("plus qu’une étape");
  await lookAt(page, "an address that waits to be confirmed");
  const link = linkIn(mailsTo(address)[0]);
  await page.goto(link);
  await lookAt(page, "an address to confirm");
  await context.clearCookies();
  await page.goto(link);
  await lookAt(page, "an address to confirm, in another browser");
  expect(heard).toEqual([]);
});
