import { expect, type Page, test } from "@playwright/test";
import { comeIn } from "./people";
import { isLive } from "./support";

/** The signed-in space by the keyboard alone. */

const SELLER_MENU = [
  ["Tableau de bord", "/seller/dashboard"],
  ["Mes biens", "/seller/properties"],
  ["Visites", "/seller/visits"],
  ["Offres reçues", "/seller/offers"],
  ["Messages", "/seller/messages"],
  ["Statistiques", "/seller/analytics"],
  ["Paiements", "/seller/payments"],
] as const;

/** What has the focus, and whether that can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { width, height, top, left, right } = element.getBoundingClientRect();
    const marked =
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
    return {
      name: element.getAttribute("href") ?? element.textContent?.trim() ?? "",
      inMenu: element.closest("#menu-espace") !== null,
      seen:
        marked &&
        width > 0 &&
        height > 0 &&
        right > 0 &&
        left < innerWidth &&
        top < innerHeight &&
        top + height > 0,
    };
  });

test("the first stop jumps over the menu", async ({ page }) => {
  await comeIn(page, ["buyer"]);
  await page.goto("/buyer/dashboard");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Aller au contenu" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const next = await focused(page);
  expect(next).toMatchObject({ inMenu: false, seen: true });
});

test("every entry of the menu is reached in its order, seen, and opened", async ({ page }) => {
  test.slow();
  await comeIn(page, ["seller"], ["buyer"]);
  await page.goto("/seller/dashboard");
  await page.keyboard.press("Tab");
  const stops: string[] = [];
  for (let stop = await focused(page); ; stop = await focused(page)) {
    if (stop === null || (stops.length > 0 && !stop.inMenu) || stops.length > 40) break;
    expect(stop.seen, stop.name).toBe(true);
    stops.push(stop.name);
    await page.keyboard.press("Tab");
  }
  const links = stops.filter((name) => name.startsWith("/"));
  expect(links).toEqual([
    "/",
    "/notifications",
    "/profile/roles",
    ...SELLER_MENU.map(([, href]) => href),
    "/dashboard",
    "/devis",
    "/profile",
    "/settings",
    "/help",
  ]);
  expect(stops.at(-1)).toBe("Se déconnecter");

  for (const [label, href] of SELLER_MENU) {
    await page
      .getByRole("navigation", { name: /^Menu / })
      .getByRole("link", { name: label })
      .focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.locator(`#menu-espace [aria-current="page"]`)).toHaveAttribute("href", href);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});

test("the role is switched by its button and by its keys, and left by the last button", async ({
  page,
}) => {
  await comeIn(page, ["seller"], ["buyer"]);
  await page.goto("/seller/dashboard");
  const roles = page.getByRole("list", { name: "Changer de rôle" });
  await roles.getByRole("button", { name: /^Acheteur/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/buyer\/dashboard$/);
  // The menu says it as well, before the next one is asked for.
  const isIn = (role: RegExp) =>
    expect(roles.getByRole("button", { name: role })).toHaveAttribute("aria-current", "true");
  await isIn(/^Acheteur/);
  await isLive(page);
  await page.keyboard.press("Control+2");
  await expect(page).toHaveURL(/\/seller\/dashboard$/);
  await isIn(/^Vendeur/);
  await isLive(page);
  await page.keyboard.press("Meta+1");
  await expect(page).toHaveURL(/\/buyer\/dashboard$/);
  await isLive(page);
  await page.keyboard.press("Control+3");
  await page.getByRole("button", { name: "Se déconnecter" }).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\/$/);
});

test("forms are filled and sent without a pointer", async ({ page }) => {
  await comeIn(page, ["buyer"]);
  await page.goto("/settings");
  await page.getByLabel("Prénom").focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Solène");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "enregistrées" })).toBeVisible();
  await page.goto("/settings?onglet=securite");
  await page.getByRole("main").getByRole("link", { name: "Notifications" }).press("Enter");
  await expect(page).toHaveURL(/onglet=notifications$/);
});
