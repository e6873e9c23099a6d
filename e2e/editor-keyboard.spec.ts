import { expect, type FileChooser, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { newId } from "../lib/kernel/ids";
import { expectAccessible, expectNoSidewaysScroll } from "./axe";
import { choose, press, reach, tick, type } from "./keys";
import {
  comeInAsTrustManager,
  linkIn,
  mailsTo,
  PASSWORD,
  sendRegistration,
  signatureCode,
} from "./people";

/** The whole way of a sale's beginning without a mouse: the seller's, the team's and a visitor's part. */

const TITLE = `Appartement au clavier ${newId()}`;
const DESCRIPTION = "Trois pièces traversantes et lumineuses, à cinq minutes du parc du Thabor. ";

const STEPS = {
  adresse: "Où se trouve votre bien ?",
  surfaces: "Surfaces et pièces",
  description: "Racontez votre bien",
  equipements: "Qu’y trouve-t-on ?",
  diagnostics: "Le diagnostic de performance énergétique",
  copropriete: "La copropriété",
  photos: "Montrez votre bien",
  prix: "Votre prix, et ce qui vous revient",
  disponibilites: "Quand peut-on visiter ?",
  verification: "Vérification et envoi",
} as const;

const isAt = (page: Page, step: keyof typeof STEPS) =>
  expect(page.getByRole("heading", { level: 1, name: STEPS[step] })).toBeVisible();

/** Looks at the step as it is filled in, and goes on to the next. */
async function goOn(page: Page, step: keyof typeof STEPS): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, page.getByRole("button", { name: "Continuer" }));
  await isAt(page, step);
}

const typeIn = (page: Page, label: string, text: string) =>
  type(page, page.getByLabel(label).first(), text);

const pressButton = (page: Page, name: string) => press(page, page.getByRole("button", { name }));

/** From the home page to a draft of which nothing is missing. */
async function writeListing(page: Page): Promise<void> {
  await page.goto("/");
  await press(page, page.getByRole("link", { name: "Ajouter un bien" }).first());
  await pressButton(page, "Commencer");
  await isAt(page, "adresse");
  const kind = page.getByRole("group", { name: "Quel type de bien vendez-vous ?" });
  await choose(page, kind, /^Appartement/);
  await typeIn(page, "Adresse", "12 rue de Paris");
  await typeIn(page, "Code postal", "35000");
  await expect(page.getByLabel("Commune")).toHaveValue("35238");
  await reach(page, page.getByRole("button", { name: /^Repère du bien/ }));
  const place = page.getByText(/^Repère placé/);
  const before = (await place.textContent()) ?? "";
  await page.keyboard.press("Shift+ArrowUp");
  await expect(place).not.toHaveText(before);

  await goOn(page, "surfaces");
  await typeIn(page, "Surface habitable", "63,5");
  await typeIn(page, "Pièces", "3");
  await typeIn(page, "Chambres", "2");
  await typeIn(page, "Salles d’eau", "1");
  await goOn(page, "description");
  await typeIn(page, "Titre", TITLE);
  await typeIn(page, "Description", DESCRIPTION.repeat(2));
  await goOn(page, "equipements");
  await tick(page, page.getByRole("checkbox", { name: "Balcon" }));
  await goOn(page, "diagnostics");
  await typeIn(page, "Numéro du DPE", "2435E0000000A");
  await typeIn(page, "Date du DPE", "12/03/2024");
  await choose(page, page.getByRole("group", { name: "Classe énergie" }), "D");
  await choose(page, page.getByRole("group", { name: "Classe climat" }), "C");
  await typeIn(page, "Consommation d’énergie", "210");
  await typeIn(page, "Émissions de gaz à effet de serre", "24");
  await typeIn(page, "Dépenses d’énergie, minimum", "980");
  await typeIn(page, "Dépenses d’énergie, maximum", "1 380");
  await typeIn(page, "Année de référence des prix de l’énergie", "2021");
  await goOn(page, "copropriete");
  await choose(page, page.getByRole("group", { name: "Le bien est-il en copropriété ?" }), "Oui");
  await typeIn(page, "Nombre de lots", "18");
  await typeIn(page, "Charges annuelles", "1 450");
  await choose(page, page.getByRole("group", { name: /procédure/ }), "Non");

  await goOn(page, "photos");
  await reach(page, page.getByRole("button", { name: "Ajouter des photos" }));
  // The button works once the page's scripts have come.
  let chooser: FileChooser | undefined;
  await expect(async () => {
    const [opened] = await Promise.all([
      page.waitForEvent("filechooser", { timeout: 3_000 }),
      page.keyboard.press("Enter"),
    ]);
    chooser = opened;
  }).toPass();
  const colours = ["#b8a27a", "#7a96b8"];
  await chooser?.setFiles(
    await Promise.all(
      colours.map(async (background, index) => ({
        name: `photo-${index}.jpg`,
        mimeType: "image/jpeg",
        buffer: await sharp({ create: { width: 1_200, height: 800, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      })),
    ),
  );
  await expect(page.getByText("2 sur 30 photos")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: /\.jpg/ })).toHaveCount(0);
  await goOn(page, "prix");
  await typeIn(page, "Prix affiché", "289 000");
  await goOn(page, "disponibilites");
  await pressButton(page, "Soirs de semaine");
  await goOn(page, "verification");
  await expect(page.getByText("Tout est complet")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** An account, its confirmation, and the mandate. @returns the home */
async function signMandate(page: Page): Promise<{ propertyId: string }> {
  const email = `${newId()}@example.org`;
  await press(page, page.getByRole("link", { name: "Créer mon compte" }));
  await pressButton(page, "Continuer");
  await typeIn(page, "Prénom", "Zoé");
  await type(page, page.getByLabel("Nom", { exact: true }), "Martin");
  await typeIn(page, "Adresse e-mail", email);
  await typeIn(page, "Téléphone", "06 39 98 11 22");
  await type(page, page.getByLabel("Mot de passe", { exact: true }), PASSWORD);
  await typeIn(page, "Confirmez le mot de passe", PASSWORD);
  await sendRegistration(page, { press: (name) => pressButton(page, name) });
  // The page leads on by itself, which would end what is opened meanwhile.
  await expect(page).toHaveURL(/\/confirmation\/attente$/);
  await page.goto(linkIn(mailsTo(email)[0]));
  await pressButton(page, "Confirmer et ouvrir mon compte");
  await expect(page.getByText("Tout est complet")).toBeVisible();
  await pressButton(page, "Signer le mandat");
  await expect(page).toHaveURL(/\/mes-biens\/[\w-]+\/mandat/);
  const propertyId = /mes-biens\/([\w-]+)\/mandat/.exec(page.url())?.[1] ?? "";
  await pressButton(page, "Recevoir mon code");
  await expect(page.getByLabel("Code reçu par e-mail")).toBeVisible();
  await typeIn(page, "Votre nom, comme sur votre compte", "Zoé Martin");
  await typeIn(page, "Code reçu par e-mail", signatureCode(email));
  await tick(page, page.getByLabel(/^Je demande expressément/));
  await tick(page, page.getByLabel(/^J’ai lu le mandat/));
  await pressButton(page, "Signer le mandat");
  await expect(page.getByText("Le mandat est signé et inscrit au registre")).toBeVisible();
  await press(page, page.getByRole("link", { name: "Continuer mon annonce" }));
  await pressButton(page, "Envoyer pour validation");
  await expect(page.getByText("Votre annonce est en cours de validation")).toBeVisible();
  return { propertyId };
}

test("a home is sold without a mouse, from the home page to its published listing", async ({
  page,
  browser,
}) => {
  await writeListing(page);
  const { propertyId } = await signMandate(page);

  const office = await (await browser.newContext()).newPage();
  await comeInAsTrustManager(office);
  await office.goto("/trust-manager/quality-control");
  await press(office, office.getByRole("link", { name: TITLE }).first());
  await pressButton(office, "Prendre en charge");
  await expect(office.getByRole("button", { name: "Valider et publier" })).toBeVisible();
  await pressButton(office, "Valider et publier");
  await expect(office.getByText("L’annonce est validée")).toBeVisible();
  await office.context().close();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/recherche?location=Rennes&sort=newest");
  await press(visitor, visitor.getByRole("link", { name: TITLE }).first());
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await expect(visitor).toHaveURL(new RegExp(`/bien/${propertyId}`));
  await visitor.context().close();
});
