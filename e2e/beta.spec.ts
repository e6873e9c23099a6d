import { expect, test } from "@playwright/test";
import { expectAccessible } from "./axe";
import { emailOf, formOf, loose, MODAL, sendOf } from "./beta-page";
import { captchaOf } from "./forms";
import { isLive } from "./support";

/** The landing page: its anchors, the explanation, the simulator. */

const SECTIONS = [
  "concept",
  "seller",
  "looper",
  "buyer",
  "referral",
  "testimonials",
  "join",
] as const;

/** What the page shows, its no-break spaces made plain. */
const plain = (text: string | null) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the doors and the buttons lead to their parts", {
      tag: javaScriptEnabled ? "@phone" : [],
    }, async ({ page }) => {
      // A smooth scroll takes its time, and nothing signals its end.
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const [name, id] of [
        [/Vendeurs/, "seller"],
        [/Loopers/, "looper"],
        [/Acheteurs/, "buyer"],
        [/Comprendre le concept/, "concept"],
      ] as const) {
        await page.goto("/beta");
        await page.getByRole("main").getByRole("link", { name }).click();
        await expect(page).toHaveURL(new RegExp(`#${id}$`));
        await expect(page.locator(`section#${id} h2`)).toBeInViewport();
      }
    });

    test("the referral is explained in a dialog that keeps the focus", {
      tag: javaScriptEnabled ? "@phone" : [],
    }, async ({ page }) => {
      await page.goto("/beta");
      const openers = page.getByRole("main").getByRole("button", { name: loose(MODAL) });
      const dialog = page.getByRole("dialog", { name: loose(MODAL) });
      const opener = openers.first();
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      const close = dialog.getByRole("button", { name: "Fermer" });
      await expect(close).toBeFocused();
      // The browser's own controls come in between: what is behind never does.
      for (let press = 0; press < 4; press++) {
        await page.keyboard.press("Tab");
        await expect(page.locator("main :focus:not(dialog, dialog *), header :focus")).toHaveCount(
          0,
        );
      }
      // From the text, which takes the focus when it is pressed.
      await dialog.getByText("Ce que vous recevez").click();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      await opener.click();
      await close.click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      await opener.click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(4, 4);
      await expect(dialog).toBeHidden();
    });

    test("the simulator answers the price of the address", async ({ page }) => {
      await page.goto("/beta?prix=400000#simulateur");
      const simulator = page.locator("#simulateur");
      for (const amount of ["6 000 €", "20 000 €", "14 000 €", "70 %", "2 100 €"]) {
        expect(plain(await simulator.textContent())).toContain(amount);
      }
    });

    test("a code of the address is filled in, what is none is not", async ({ page }) => {
      await page.goto("/beta?ref=clrm7k");
      await expect(page.locator("input[name=referredBy]")).toHaveValue("CLRM7K");
      await page.goto("/beta?ref=%22%3E%3Cscript%3E");
      await expect(page.locator("input[name=referredBy]")).toHaveValue("");
    });
  });
}

test("every part has its anchor and its heading", async ({ page }) => {
  await page.goto("/beta");
  for (const id of SECTIONS) {
    await expect(page.locator(`section#${id} h2`).first()).toBeAttached();
  }
  await expect(page.locator("#pourquoi h3")).toHaveText(/Pourquoi/);
  await expect(page.locator("#looper-disclaimer")).toContainText(
    "registre spécial des agents commerciaux",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form gives way to how to register by mail", async ({ page }) => {
    await page.goto("/beta?ref=CLRM7K#join-seller");
    await expect(formOf(page)).toBeHidden();
    await expect(
      page.getByText("Sans JavaScript, l’inscription se fait par e-mail"),
    ).toBeInViewport();
    const link = page.locator("#join").getByRole("link", { name: "@" });
    await expect(link).toHaveAttribute("href", /^mailto:[^?]+@[^?]+\?subject=.+&body=.*CLRM7K/);
  });

  test("the simulator's form comes back with the price and the code", async ({ page }) => {
    await page.goto("/beta?ref=CLRM7K");
    await page.getByLabel("Prix de vente du bien").first().fill("500 000");
    await page.getByRole("button", { name: "Calculer" }).click();
    await expect(page).toHaveURL(/prix=/);
    await expect(page).toHaveURL(/ref=CLRM7K/);
    await expect(page.locator("#simulateur")).toContainText(loose("19 000 €"));
    await expect(page.locator("input[name=referredBy]")).toHaveValue("CLRM7K");
  });
});

test("the simulator explains a price beyond its bounds", async ({ page }) => {
  await page.goto("/beta");
  const field = page.getByRole("textbox", { name: "Prix de vente du bien" });
  await field.fill("9000000");
  const note = page.getByText(loose("Le simulateur va jusqu’à 2 000 000 €"));
  await expect(note).toBeVisible();
  await field.blur();
  await expect(field).toHaveValue(loose("2 000 000"));
  await expect(note).toBeVisible();
  await field.fill("450000");
  await expect(note).toHaveCount(0);
});

test("the simulator's slider moves by 10,000 € a key, between its bounds", async ({ page }) => {
  await page.goto("/beta");
  const slider = page.getByRole("slider", { name: "Prix de vente du bien" });
  await slider.focus();
  await isLive(page);
  await expect(slider).toHaveValue("300000");
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("310000");
  await page.keyboard.press("Home");
  await expect(slider).toHaveValue("50000");
  await expect(page.locator("#simulateur")).toContainText("se valent");
  await page.keyboard.press("End");
  await expect(slider).toHaveValue("2000000");
  await expect(page.locator("#simulateur")).toContainText(loose("18 000 €"));
});

test("axe finds nothing in either theme, whatever is open", { tag: "@phone" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/beta?ref=CLRM7K");
  await expectAccessible(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: loose(MODAL) })
    .first()
    .click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await emailOf(page).fill("camille@");
  await expect(captchaOf(page)).toBeVisible();
  await sendOf(page).click();
  await expect(page.getByText("Veuillez entrer un email valide")).toBeVisible();
  await expectAccessible(page);
});
