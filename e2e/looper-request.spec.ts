import { type Browser, expect, type Page, test } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import { expectAccessible, expectFits } from "./axe";
import { pageOf } from "./offers";
import {
  comeInAsTrustManager,
  createAccount,
  dayIn,
  givePapers,
  giveZone,
  type Person,
  signInOn,
} from "./people";
import { approve, type HandedIn, writeHandedIn } from "./revisions";
import { inDatabase, isLive } from "./support";

/**
 * The person who receives the visitors: chosen by the seller, answered by the looper, shown to
 * everybody.
 */

/** Communes with no other looper around: each test has its own. */
interface Place {
  communeCode: string;
  postalCode: string;
}
const GAP: Place = { communeCode: "05061", postalCode: "05000" };
const FOIX: Place = { communeCode: "09122", postalCode: "09000" };
const MENDE: Place = { communeCode: "48095", postalCode: "48000" };
const AURILLAC: Place = { communeCode: "15014", postalCode: "15000" };

interface Looper extends Person {
  firstName: string;
}

const communeOf = ({ communeCode }: Place) =>
  inDatabase((database) => {
    const found = database
      .prepare<[string], { name: string; lat: number; lng: number }>(
        "SELECT name, lat, lng FROM Commune WHERE code = ?",
      )
      .get(communeCode);
    if (!found) throw new Error(`expected the commune ${communeCode}`);
    return found;
  });

/** A looper in force who lives in a place, under a name of their own. */
async function createLooper(place: Place): Promise<Looper> {
  const account = await createAccount(["ambassador"]);
  const firstName = `Iris ${newId().slice(0, 5)}`;
  givePapers(account.id);
  const { name } = communeOf(place);
  inDatabase((database) =>
    database
      .prepare("UPDATE User SET firstName = ?, city = ?, postalCode = ? WHERE id = ?")
      .run(firstName, name, place.postalCode, account.id),
  );
  giveZone(account.id, place.communeCode);
  return { ...account, firstName };
}

/** A listing of a seller's own in a place, which they have handed in. */
function writeListing(seller: Person, place: Place): HandedIn {
  const { lat, lng } = communeOf(place);
  return writeHandedIn(seller, { ...place, lat, lng, address: "7 rue des Tilleuls" });
}

/** Takes a listing back from the team, to choose at its step. */
async function takeBack(page: Page, { revisionId }: HandedIn): Promise<void> {
  await page.goto(`/annonces/${revisionId}/verification`);
  await page.getByRole("button", { name: "Reprendre" }).click();
  await page.getByRole("link", { name: "Choisir un Looper" }).click();
  await expect(page).toHaveURL(/\/disponibilites#looper$/);
}

const panelOf = (page: Page) => page.getByRole("region", { name: "Qui reçoit les visiteurs ?" });

async function look(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}

async function spaceOf(browser: Browser, { email }: Person): Promise<Page> {
  const page = await pageOf(browser);
  await signInOn(page, email);
  return page;
}

test("a seller asks a looper, who accepts, and whom the published listing shows", async ({
  page,
  browser,
}) => {
  const looper = await createLooper(GAP);
  const { firstName } = looper;
  const seller = await createAccount(["seller"]);
  const listing = writeListing(seller, GAP);
  await signInOn(page, seller.email);
  await takeBack(page, listing);
  const panel = panelOf(page);
  await expect(panel).toContainText("Vous recevez les visiteurs");
  await look(page);
  // Without scripts the answer is another page, which leaves the focus alone.
  await isLive(page);
  const ask = panel.getByRole("button", { name: `Demander à ${firstName}` });
  await ask.focus();
  await page.keyboard.press("Enter");
  await expect(panel).toContainText(`${firstName} a reçu votre demande`);
  await expect(page.getByRole("heading", { name: "Qui reçoit les visiteurs ?" })).toBeFocused();
  await look(page);

  const theirs = await spaceOf(browser, looper);
  await theirs.goto("/ambassador/dashboard");
  await theirs.getByRole("link", { name: /Répondre à un vendeur/ }).click();
  const request = theirs.getByRole("listitem").filter({ hasText: listing.title });
  await expect(request).toContainText("Appartement");
  await expect(request).toContainText("289 000 €");
  await expect(request).toContainText("dans votre commune");
  await expect(request).toContainText("Demandé par Camille le");
  await expect(theirs.getByText("7 rue des Tilleuls")).toHaveCount(0);
  await look(theirs);
  await request.getByRole("button", { name: "Accepter" }).click();
  await expect(theirs.getByText("Vous suivez ce bien")).toBeVisible();
  await theirs.goto("/ambassador/properties");
  await expect(theirs.getByText(listing.title).first()).toBeVisible();
  await expect(theirs.getByText("7 rue des Tilleuls").first()).toBeVisible();

  await page.reload();
  await expect(panel).toContainText("A accepté");
  await look(page);
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByText(`${firstName} recevra les visiteurs`)).toBeVisible();
  await look(page);
  await page.getByRole("button", { name: "Envoyer pour validation" }).click();
  await expect(page.getByText("Votre annonce est en cours de validation")).toBeVisible();
  await expect(panelOf(page)).toContainText("A accepté");
  await look(page);

  const office = await pageOf(browser);
  await comeInAsTrustManager(office);
  await approve(office, listing.revisionId);
  const visitor = await pageOf(browser);
  await visitor.goto(`/bien/${listing.propertyId}`);
  await expect(visitor.getByText(`Looper à Gap`).first()).toBeVisible();
  await expect(visitor.getByText(firstName).first()).toBeVisible();

  // What is published can be parted from its looper as well, in a change of it.
  await page.goto("/mes-biens");
  await page.getByRole("button", { name: /^Modifier/ }).click();
  await expect(page).toHaveURL(/\/annonces\//);
  await page.goto(`${new URL(page.url()).pathname.replace(/\/[a-z]+$/, "")}/disponibilites`);
  await panel.getByText(`Mettre fin au suivi par ${firstName}`).click();
  await look(page);
  await panel.getByRole("button", { name: "Mettre fin à son suivi" }).click();
  await expect(panel).toContainText("Vous recevez les visiteurs");
  await visitor.reload();
  await expect(visitor.getByText("Fait visiter son bien").first()).toBeVisible();
  await theirs.goto("/notifications");
  await expect(
    theirs.getByRole("link", { name: `Vous ne suivez plus « ${listing.title} »` }),
  ).toBeVisible();
});

test("a looper declines: the seller is told, and asks another one", async ({ page, browser }) => {
  const [first, second] = [await createLooper(FOIX), await createLooper(FOIX)];
  const seller = await createAccount(["seller"]);
  const listing = writeListing(seller, FOIX);
  await signInOn(page, seller.email);
  // Also while the team looks at it.
  await page.goto(`/annonces/${listing.revisionId}/verification`);
  const panel = panelOf(page);
  await panel.getByRole("button", { name: `Demander à ${first.firstName}` }).click();
  await expect(panel).toContainText("Réponse attendue");

  const theirs = await spaceOf(browser, first);
  await theirs.goto("/ambassador/leads");
  await theirs.getByRole("button", { name: `Décliner : ${listing.title}` }).click();
  await expect(theirs.getByText("Vous avez décliné")).toBeVisible();
  await expect(theirs.getByText("Aucune demande pour le moment")).toBeVisible();
  await look(theirs);

  await page.goto("/notifications");
  await page.getByRole("link", { name: /ne peut pas suivre votre bien/ }).click();
  await expect(panel).toContainText(`${first.firstName} ne peut pas suivre votre bien`);
  await expect(panel.getByRole("button", { name: `Demander à ${first.firstName}` })).toHaveCount(0);
  await look(page);
  await panel.getByRole("button", { name: `Demander à ${second.firstName}` }).click();
  await panel.getByRole("button", { name: "Annuler ma demande" }).click();
  await expect(panel).toContainText("Vous recevez les visiteurs");
  await panel.getByRole("button", { name: `Demander à ${second.firstName}` }).click();
  await expect(panel).toContainText(`${second.firstName} a reçu votre demande`);

  inDatabase((database) =>
    database
      .prepare("UPDATE AmbassadorProfile SET insuranceExpiresOn = ? WHERE userId = ?")
      .run(dayIn(-1), second.id),
  );
  await page.reload();
  await expect(panel).toContainText("Indisponible");
  await look(page);
});

test("without an account the loopers nearby are there to be seen, and can't be asked", async ({
  page,
}) => {
  const { firstName } = await createLooper(AURILLAC);
  await page.goto("/annonces/nouvelle");
  await page.getByRole("button", { name: "Commencer" }).click();
  await page.getByRole("radio", { name: /^Maison/ }).check();
  await page.getByLabel("Adresse", { exact: false }).first().fill("3 rue des Lilas");
  await page.getByLabel("Code postal").fill(AURILLAC.postalCode);
  await page.getByLabel("Commune").selectOption({ label: "Aurillac" });
  await expect(page.getByText(/^Repère placé/)).toBeVisible();
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page).toHaveURL(/\/surfaces$/);
  await page.goto(page.url().replace(/surfaces$/, "disponibilites"));
  const panel = panelOf(page);
  await expect(panel.getByRole("heading", { name: firstName })).toBeVisible();
  await expect(panel.getByRole("button", { name: /^Demander/ })).toHaveCount(0);
  await expect(panel).toContainText("La demande s’envoie depuis votre compte");
  await look(page);
  await panel.getByRole("link", { name: "Aller à la dernière étape" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Vérification/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: /Votre Looper/ })).toHaveCount(0);
});

test("where no looper is near, the page says so", async ({ page }) => {
  const seller = await createAccount(["seller"]);
  const listing = writeListing(seller, MENDE);
  await signInOn(page, seller.email);
  await takeBack(page, listing);
  await expect(panelOf(page)).toContainText("Aucun Looper ne prend de demandes dans cette commune");
  await look(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a looper is asked, and the request taken back", async ({ page }) => {
    const { firstName } = await createLooper(FOIX);
    const seller = await createAccount(["seller"]);
    const { revisionId } = writeListing(seller, FOIX);
    await signInOn(page, seller.email);
    await page.goto(`/annonces/${revisionId}/verification`);
    await page.getByRole("button", { name: "Reprendre" }).click();
    // Another address asked for before would cut the form off.
    await expect(page.getByRole("link", { name: "Choisir un Looper" })).toBeVisible();
    await page.goto(`/annonces/${revisionId}/disponibilites`);
    const panel = panelOf(page);
    await panel.getByRole("button", { name: `Demander à ${firstName}` }).click();
    await expect(panel).toContainText(`${firstName} a reçu votre demande`);
    await panel.getByRole("button", { name: "Annuler ma demande" }).click();
    await expect(panel).toContainText("Vous recevez les visiteurs");
    // The step's own button stands under the panel, outside of the step's form.
    await page.getByRole("button", { name: "Continuer" }).click();
    await expect(page).toHaveURL(/\/verification$/);
  });
});
