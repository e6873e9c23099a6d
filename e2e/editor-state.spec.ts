import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { newId } from "../lib/kernel/ids";
import { SAMPLE_DPE } from "../lib/testing/public-data-samples";
import { expectAccessible, expectFits } from "./axe";
import { type OwnSite, startOwnSite } from "./own-site";
import { linkIn, mailsTo, PASSWORD, sendRegistration, signatureCode } from "./people";
import { type StateServer, startStateServer } from "./state-server";
import { isLive } from "./support";

/** Most fields that are typed or answered by hand where the State's interfaces are there: account and mandate too. */
const MOST_TYPED = 25;

const FILLED_BY = {
  ban: /^Base Adresse Nationale, le /,
  cadastre: /^cadastre, le /,
  ademe: /^ADEME, le /,
} as const;

test.describe.configure({ mode: "serial" });
let state: StateServer;
let site: OwnSite;

test.beforeAll(async () => {
  state = await startStateServer();
  site = await startOwnSite(state.env);
});
test.afterAll(async () => {
  await site?.stop();
  await state?.close();
});

/** Begins a listing without an account, and is at its first step. @returns where it is */
async function begin(page: Page): Promise<string> {
  await page.goto(`${site.origin}/annonces/nouvelle`);
  await page.getByRole("button", { name: "Commencer" }).click();
  await expect(page.getByRole("heading", { name: "Où se trouve votre bien ?" })).toBeVisible();
  return page.url().replace(/\/adresse$/, "");
}

const goOn = async (page: Page, title: string) => {
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
};

const field = (page: Page, name: string) => page.locator(`#champ-${name}`);

/** A control by the beginning of its label, which the button that corrects it has at its end. */
const labelled = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}`)).first();

/** Types an address, and takes the proposed one by the keyboard. */
async function chooseAddress(page: Page): Promise<void> {
  const address = page.getByRole("combobox", { name: "Adresse", exact: true });
  await address.pressSequentially("12 rue de Paris");
  await expect(page.getByRole("option", { name: "12 Rue de Paris 35000 Rennes" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(address).toHaveValue("12 Rue de Paris");
}

/** Counts what is typed, answered or sent by hand: none of it was filled before. */
function byHand(page: Page) {
  let count = 0;
  return {
    count: () => count,
    type: async (control: Locator, value: string) => {
      await expect(control).toHaveValue("");
      await control.fill(value);
      count += 1;
    },
    answer: async (group: Locator, answer: string) => {
      await expect(group.locator("input:checked")).toHaveCount(0);
      await group.getByText(answer, { exact: true }).click();
      count += 1;
    },
    add: (more = 1) => {
      count += more;
    },
    label: (name: string) => labelled(page, name),
  };
}

const picture = () =>
  sharp({ create: { width: 1_200, height: 800, channels: 3, background: "#b8a27a" } })
    .jpeg()
    .toBuffer();

test("what the State knows fills the listing, and at most twenty-five fields are typed on the whole way", async ({
  page,
  browser,
}) => {
  state.behave("present");
  const hand = byHand(page);
  const look = async () => {
    await expectAccessible(page);
    await expectFits(page);
  };

  await begin(page);
  await page.getByRole("radio", { name: /^Appartement/ }).check();
  await chooseAddress(page);
  hand.add(2);
  await expect(labelled(page, "Commune")).toHaveValue("35238");
  await expect(labelled(page, "Code postal")).toHaveValue("35000");
  await expect(labelled(page, "Parcelle cadastrale")).toHaveValue("35238 000 BM 0123");
  await expect(field(page, "address").getByText(FILLED_BY.ban)).toBeVisible();
  await expect(field(page, "parcelId").getByText(FILLED_BY.cadastre)).toBeVisible();
  await look();

  await goOn(page, "Surfaces et pièces");
  await page
    .getByRole("button", { name: `C’est le mien, DPE du 13 mai 2024, ${SAMPLE_DPE}` })
    .click();
  await expect(labelled(page, "Surface habitable")).toHaveValue("68,4");
  await expect(labelled(page, "Année de construction")).toHaveValue("1974");
  await expect(field(page, "surfaceDm2").getByText(FILLED_BY.ademe)).toBeVisible();
  await expect(
    page.getByText("remplacez la surface habitable par la surface Carrez"),
  ).toBeVisible();
  await hand.type(hand.label("Pièces"), "3");
  await hand.type(hand.label("Chambres"), "2");
  await hand.type(hand.label("Salles d’eau"), "1");
  await look();

  await goOn(page, "Racontez votre bien");
  await hand.type(hand.label("Titre"), "Appartement traversant, balcon au sud");
  await hand.type(hand.label("Description"), "Trois pièces traversantes et lumineuses. ".repeat(3));

  await goOn(page, "Qu’y trouve-t-on ?");
  await goOn(page, "Le diagnostic de performance énergétique");
  await expect(labelled(page, "Numéro du DPE")).toHaveValue(SAMPLE_DPE);
  await expect(labelled(page, "Date du DPE")).toHaveValue("2024-05-13");
  await expect(labelled(page, "Consommation d’énergie")).toHaveValue("148");
  await expect(labelled(page, "Émissions de gaz à effet de serre")).toHaveValue("9");
  const energy = page.getByRole("group", { name: "Classe énergie" });
  await expect(energy.getByRole("radio", { name: "C", exact: true })).toBeChecked();
  // A class is corrected from its note, which leads to the answer that is chosen; then the note is gone.
  await page.getByRole("button", { name: "Corriger, Classe climat" }).press("Enter");
  const climate = page.getByRole("group", { name: "Classe climat" });
  await expect(climate.getByRole("radio", { name: "B", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(climate.getByRole("radio", { name: "C", exact: true })).toBeChecked();
  await expect(field(page, "ghgClass").getByText(FILLED_BY.ademe)).toBeHidden();
  await expect(field(page, "energyClass").getByText(FILLED_BY.ademe)).toBeVisible();
  // One figure where the document has a range: it helps, and fills nothing.
  await expect(page.getByText("L’ADEME indique environ 1 044 € par an.")).toBeVisible();
  await hand.type(hand.label("Dépenses d’énergie, minimum"), "890");
  await hand.type(hand.label("Dépenses d’énergie, maximum"), "1 210");
  await hand.type(hand.label("Année de référence des prix de l’énergie"), "2023");
  const risks = page.getByRole("region", { name: "Risques connus à cette adresse" });
  await expect(risks).toContainText("Retrait gonflement des argiles");
  await expect(risks).toContainText("Géorisques, le ");
  await look();

  await goOn(page, "La copropriété");
  await hand.answer(page.getByRole("group", { name: "Le bien est-il en copropriété ?" }), "Oui");
  await hand.type(hand.label("Nombre de lots"), "18");
  await hand.type(hand.label("Charges annuelles"), "1 450");
  await hand.answer(page.getByRole("group", { name: /procédure/ }), "Non");

  await goOn(page, "Montrez votre bien");
  await page
    .locator('input[type="file"][multiple]')
    .first()
    .setInputFiles({ name: "salon.jpg", mimeType: "image/jpeg", buffer: await picture() });
  hand.add();
  await expect(page.getByRole("list", { name: /photo/i }).first()).toBeVisible();

  await goOn(page, "Votre prix, et ce qui vous revient");
  await hand.type(hand.label("Prix affiché"), "289 000");
  const sales = page.getByRole("region", { name: "Ventes récentes à proximité" });
  await expect(sales).toContainText("Rue de Paris");
  await expect(sales).toContainText("Demandes de valeurs foncières (DVF), au 8 octobre 2026");
  await look();

  await page.getByRole("link", { name: /^Vérification/ }).click();
  await expect(page.getByText("Tout est complet")).toBeVisible();
  await page.getByRole("link", { name: "Créer mon compte" }).click();
  await page.getByRole("button", { name: "Continuer" }).click();
  const email = `${newId()}@example.org`;
  await hand.type(labelled(page, "Prénom"), "Zoé");
  await hand.type(page.getByLabel("Nom", { exact: true }), "Martin");
  await hand.type(labelled(page, "Adresse e-mail"), email);
  await hand.type(labelled(page, "Téléphone"), "06 39 98 11 22");
  await hand.type(page.getByLabel("Mot de passe", { exact: true }), PASSWORD);
  await hand.type(labelled(page, "Confirmez le mot de passe"), PASSWORD);
  await sendRegistration(page);

  const confirmed = await (await browser.newContext()).newPage();
  await confirmed.goto(linkIn(mailsTo(email, site)[0]));
  await hand.type(confirmed.getByLabel("Mot de passe choisi à l’inscription"), PASSWORD);
  await confirmed.getByRole("button", { name: "Confirmer et ouvrir mon compte" }).click();
  await confirmed.getByRole("button", { name: "Signer le mandat" }).click();
  await confirmed.getByRole("button", { name: "Recevoir mon code" }).click();
  await hand.type(confirmed.getByLabel("Votre nom, comme sur votre compte"), "Zoé Martin");
  await hand.type(confirmed.getByLabel("Code reçu par e-mail"), signatureCode(email, site));
  await confirmed.getByLabel(/^J’ai lu le mandat/).check();
  await confirmed.getByRole("button", { name: "Signer le mandat" }).click();
  await expect(confirmed.getByText("Le mandat est signé et inscrit au registre")).toBeVisible();
  await confirmed.context().close();
  expect(hand.count()).toBeLessThanOrEqual(MOST_TYPED);
});

test("a pin that is moved offers the address that it is in front of, and finds its parcel", async ({
  page,
}) => {
  state.behave("present");
  await begin(page);
  await chooseAddress(page);
  const parcel = labelled(page, "Parcelle cadastrale");
  await expect(parcel).toHaveValue("35238 000 BM 0123");
  const pin = page.getByRole("button", { name: /^Repère du bien/ });
  await pin.focus();
  // Twelve metres each, as the map is shown.
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText(/maintenant devant 14 Rue de Paris, 35000 Rennes/)).toBeVisible();
  await expect(parcel).toHaveValue("35238 000 BM 0124");
  const address = page.getByLabel("Adresse", { exact: true });
  await expect(address).toHaveValue("12 Rue de Paris");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Garder la mienne" }).press("Enter");
  await expect(page.getByText(/maintenant devant/)).toBeHidden();
  await expect(address).toHaveValue("12 Rue de Paris");

  // A parcel that was typed stays, wherever the pin goes.
  await parcel.fill("BM 77");
  await parcel.blur();
  await expect(field(page, "parcelId").getByText(FILLED_BY.cadastre)).toBeHidden();
  await pin.focus();
  await page.keyboard.press("ArrowUp");
  await page.getByRole("button", { name: "Utiliser cette adresse" }).click();
  await expect(address).toHaveValue("14 Rue de Paris");
  await expect(pin).toBeFocused();
  await expect(parcel).toHaveValue("BM 77");
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await page.reload();
  await expect(address).toHaveValue("14 Rue de Paris");
  await expect(parcel).toHaveValue("35238 000 BM 0077");
});

test("a DPE is found by its number too, and one that is not valid any more is told", async ({
  page,
}) => {
  state.behave("present");
  const listing = await begin(page);
  await page.goto(`${listing}/diagnostics`);
  // Its button works by a script alone.
  await isLive(page);
  await labelled(page, "Numéro du DPE").fill("2135 E000 0000 B");
  await page.getByRole("button", { name: "Remplir depuis l’ADEME" }).click();
  await expect(labelled(page, "Consommation d’énergie")).toHaveValue("372");
  await expect(page.getByText("Ce DPE n’est plus valable : il en faut un nouveau")).toBeVisible();
  await labelled(page, "Numéro du DPE").fill("2435E9999999Z");
  await page.getByRole("button", { name: "Remplir depuis l’ADEME" }).click();
  await expect(page.getByText("L’ADEME ne connaît pas ce numéro.")).toBeVisible();
});

/** Types the steps that the State's interfaces would have filled, each of a town and a DPE of its own: none is cached. */
async function typeAll(page: Page, [postalCode, commune]: readonly [string, string]) {
  await begin(page);
  await page.getByRole("radio", { name: /^Appartement/ }).check();
  const address = page.getByLabel("Adresse", { exact: true });
  await address.fill("8 place du Marché");
  await labelled(page, "Code postal").fill(postalCode);
  await labelled(page, "Commune").selectOption({ label: commune });
  await labelled(page, "Parcelle cadastrale").fill("BM 123");
  const pin = page.getByRole("button", { name: /^Repère du bien/ });
  await pin.focus();
  await page.keyboard.press("ArrowUp");
  await goOn(page, "Surfaces et pièces");
  await labelled(page, "Surface habitable").fill("63,5");
  await labelled(page, "Année de construction").fill("1930");
  await goOn(page, "Racontez votre bien");
  await goOn(page, "Qu’y trouve-t-on ?");
  await goOn(page, "Le diagnostic de performance énergétique");
  await labelled(page, "Numéro du DPE").fill(`2435E00${postalCode}Q`);
  await labelled(page, "Date du DPE").fill("2024-05-13");
  await page.getByRole("group", { name: "Classe énergie" }).getByText("C", { exact: true }).click();
  await page.getByRole("group", { name: "Classe climat" }).getByText("B", { exact: true }).click();
  await labelled(page, "Consommation d’énergie").fill("148");
}

async function expectAllTyped(page: Page) {
  await goOn(page, "La copropriété");
  await page.getByRole("link", { name: "Étape précédente" }).click();
  await expect(labelled(page, "Consommation d’énergie")).toHaveValue("148");
  await expect(page.getByText(FILLED_BY.ademe)).toHaveCount(0);
}

test("slow: the fields are there before the interfaces answer, and can all be typed", async ({
  page,
}) => {
  state.behave("slow");
  // It is shown as long as the site waits for them, which a slow test would miss once all is typed.
  await Promise.all([
    page.getByText("Recherche des risques connus à cette adresse…").waitFor(),
    typeAll(page, ["35400", "Saint-Malo"]),
  ]);
  await expectAllTyped(page);
  const listing = page.url().replace(/\/[a-z]+$/, "");
  await page.goto(`${listing}/prix`);
  await expect(page.getByText("Recherche des ventes récentes à proximité…")).toBeVisible();
  await labelled(page, "Prix affiché").fill("289 000");
  await expect(page.getByText("Net vendeur")).toBeVisible();
});

const WRONG = [
  ["html", "29200", "Brest"],
  ["error", "56000", "Vannes"],
  ["other-shape", "44600", "Saint-Nazaire"],
] as const;
for (const [behaviour, ...town] of WRONG) {
  test(`wrong, ${behaviour}: nothing is shown of it, and all is typed`, async ({ page }) => {
    state.behave(behaviour);
    await typeAll(page, town);
    await expect(page.getByText(/^Recherche des/)).toHaveCount(0);
    await expect(page.getByRole("region", { name: /DPE|Risques/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Remplir depuis l’ADEME" }).click();
    await expect(page.getByText("L’ADEME ne répond pas pour le moment")).toBeVisible();
    await expectAllTyped(page);
  });
}

test("absent: all is typed", async ({ page }) => {
  await state.close();
  await typeAll(page, ["72000", "Le Mans"]);
  await expect(page.getByText(/^Recherche des/)).toHaveCount(0);
  await expectAllTyped(page);
});
