import { expect, type Locator, type Page, test } from "@playwright/test";
import { MESSAGE_MAX } from "../lib/messages/text";
import { comeIn, createAccount, type Person, signInOn, writeConversation } from "./people";
import { firstListing, inDatabase, isLive } from "./support";

/** The inbox, by people who write and by people who try to read or write what others do. */

function rename({ id }: Person, firstName: string, lastName: string): void {
  inDatabase((database) =>
    database
      .prepare("UPDATE User SET firstName = ?, lastName = ? WHERE id = ?")
      .run(firstName, lastName, id),
  );
}

const messagesOf = (conversationId: string): string[] =>
  inDatabase((database) =>
    database
      .prepare<[string], string>(
        "SELECT content FROM Message WHERE conversationId = ? ORDER BY createdAt, rowid",
      )
      .pluck()
      .all(conversationId),
  );

const unreadOf = (conversationId: string) =>
  inDatabase((database) =>
    database
      .prepare("SELECT count(*) FROM Message WHERE conversationId = ? AND readAt IS NULL")
      .pluck()
      .get(conversationId),
  );

const lines = (page: Page): Locator =>
  page.getByRole("region", { name: "Conversations" }).getByRole("listitem");
const log = (page: Page): Locator => page.getByRole("log");
const answer = (page: Page): Locator => page.getByLabel("Votre réponse");
const send = (page: Page): Locator => page.getByRole("button", { name: "Envoyer" });

/** Somebody signed in, to whom two others wrote, one of them about a property. */
async function withTwoConversations(page: Page) {
  const me = await comeIn(page, ["buyer"]);
  const [zelie, amine] = [await createAccount(["seller"]), await createAccount(["seller"])];
  rename(zelie, "Zélie", "Kerbrat");
  rename(amine, "Amine", "Haddad");
  const listing = await firstListing(page.request, "location=Paris");
  const about = writeConversation({
    contact: me,
    owner: zelie,
    propertyId: listing.id,
    messages: ["Bonjour,", "Le bien est libre samedi."],
  });
  const general = writeConversation({ contact: me, owner: amine, messages: ["À bientôt !"] });
  return { me, zelie, amine, listing, about, general };
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("conversations are found by contact and by property, and filtered", {
      tag: scripts ? "@phone" : [],
    }, async ({ page }) => {
      const { listing } = await withTwoConversations(page);
      await page.goto("/messages");
      await expect(lines(page)).toHaveCount(2);
      const find = async (words: string) => {
        await page.getByLabel("Rechercher un contact ou un bien").fill(words);
        await page.getByRole("button", { name: "Rechercher" }).click();
        // The page before may show the same lines, and takes what is typed next away with it.
        await expect(page).toHaveURL(({ searchParams }) => searchParams.get("q") === words);
      };
      await find("KERBRAT");
      await expect(lines(page)).toHaveCount(1);
      await expect(lines(page)).toContainText("Zélie Kerbrat");
      await find(listing.title.slice(0, 12).toUpperCase());
      await expect(lines(page)).toHaveCount(1);
      await expect(lines(page)).toContainText(listing.title);
      await find("<b>%_'");
      await expect(page.getByText("Aucune conversation pour « <b>%_' »")).toBeVisible();
      await page.getByRole("link", { name: "Voir toutes les conversations" }).click();
      await expect(lines(page)).toHaveCount(2);
      const views = page.getByRole("navigation", { name: "Conversations affichées" });
      await views.getByRole("link", { name: /^Non lues/ }).click();
      await expect(lines(page)).toHaveCount(2);
      await views.getByRole("link", { name: /^Favorites/ }).click();
      await expect(page.getByText("Aucune conversation favorite")).toBeVisible();
      await views.getByRole("link", { name: /^Archivées/ }).click();
      await expect(page.getByText("Aucune conversation archivée")).toBeVisible();
    });

    test("opening a conversation marks it read, and no other", async ({ page }) => {
      const { about, general } = await withTwoConversations(page);
      await page.goto("/messages?filtre=unread");
      await lines(page).filter({ hasText: "Zélie" }).getByRole("link").click();
      await expect(log(page)).toContainText("Le bien est libre samedi.");
      if (!scripts) await page.getByRole("button", { name: "Marquer comme lu" }).click();
      await expect.poll(() => unreadOf(about)).toBe(0);
      expect(unreadOf(general)).toBe(1);
      await page.goto("/messages?filtre=unread");
      await expect(lines(page)).toHaveCount(1);
      await expect(lines(page)).toContainText("Amine");
    });

    test("a conversation is starred and archived, and taken back", async ({ page }) => {
      const { general } = await withTwoConversations(page);
      await page.goto(`/messages?conversation=${general}`);
      await page.getByRole("button", { name: "Ajouter aux favorites" }).click();
      await expect(page.getByRole("button", { name: "Retirer des favorites" })).toBeVisible();
      await page.getByRole("button", { name: "Archiver", exact: true }).click();
      await expect(page.getByRole("button", { name: "Désarchiver" })).toBeVisible();
      await page.goto("/messages");
      await expect(lines(page)).toHaveCount(1);
      await page.goto("/messages?filtre=archived");
      await expect(lines(page)).toContainText("Amine");
      await page.goto(`/messages?conversation=${general}&filtre=archived`);
      await page.getByRole("button", { name: "Désarchiver" }).click();
      await expect(page.getByRole("button", { name: "Archiver", exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Retirer des favorites" }).click();
      await expect(page.getByRole("button", { name: "Ajouter aux favorites" })).toBeVisible();
      await page.goto("/messages");
      await expect(lines(page)).toHaveCount(2);
    });
  });
}

test("somebody else’s conversation is not found", async ({ page }) => {
  const { general } = await withTwoConversations(page);
  await comeIn(page, ["buyer"], ["seller"]);
  for (const id of [general, "zzzzzzzzzzzz", "%00", "'"]) {
    await page.goto(`/messages?conversation=${encodeURIComponent(id)}`);
    await expect(page.getByRole("heading", { name: "Conversation introuvable" })).toBeVisible();
    expect(await page.content()).not.toContain("À bientôt");
  }
});

test("what people write is text, whatever it looks like", async ({ page }) => {
  const { me, amine } = await withTwoConversations(page);
  const hostile = `<img src=x onerror="document.title='pris'"><script>document.title='pris'</script>`;
  const id = writeConversation({ contact: me, owner: amine, messages: [hostile] });
  await page.goto(`/messages?conversation=${id}`);
  await expect(log(page)).toContainText(hostile);
  await expect(page).toHaveTitle(/Messages/);
});

test("Enter sends, Shift and Enter begin a line, and nothing blank goes", {
  tag: "@phone",
}, async ({ page, browser, baseURL }) => {
  const { general, amine } = await withTwoConversations(page);
  await page.goto(`/messages?conversation=${general}`);
  await answer(page).focus();
  await isLive(page);
  await expect(send(page)).toBeDisabled();
  await page.keyboard.type("   ");
  await page.keyboard.press("Enter");
  await expect(send(page)).toBeDisabled();
  await answer(page).fill("Bonjour Amine,");
  await expect(send(page)).toBeEnabled();
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("samedi me convient.");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("samedi me convient.");
  await expect(answer(page)).toHaveValue("");
  await expect(answer(page)).toBeFocused();
  await expect(send(page)).toBeDisabled();
  await page.keyboard.type("À samedi !");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("À samedi !");
  // Shown at once, and written then.
  await expect
    .poll(() => messagesOf(general))
    .toEqual(["À bientôt !", "Bonjour Amine,\nsamedi me convient.", "À samedi !"]);
  const beside = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await signInOn(beside, amine.email);
  await beside.goto("/seller/messages?filtre=unread");
  await expect(lines(beside)).toContainText("À samedi !");
  await expect(lines(beside)).toContainText("2 messages non lus");
  await beside.context().close();
});

test("a message pressed twice goes once", async ({ page }) => {
  const { general } = await withTwoConversations(page);
  await page.goto(`/messages?conversation=${general}`);
  await answer(page).focus();
  await isLive(page);
  await answer(page).fill("Une seule fois.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("Une seule fois.");
  await expect(answer(page)).toHaveValue("");
  await expect.poll(() => messagesOf(general)).toEqual(["À bientôt !", "Une seule fois."]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a reply goes by its button, once, and nothing blank does", async ({ page }) => {
    const { general } = await withTwoConversations(page);
    await page.goto(`/messages?conversation=${general}`);
    for (const blank of ["", " \n ", "\u200b\u2060"]) {
      await answer(page).fill(blank);
      await send(page).click();
      await expect(answer(page)).toHaveAccessibleDescription(/Écrivez votre message/);
    }
    await answer(page).evaluate((box) => box.removeAttribute("maxlength"));
    await answer(page).fill("a".repeat(MESSAGE_MAX + 1));
    await send(page).click();
    await expect(answer(page)).toHaveAccessibleDescription(/compte au plus/);
    await answer(page).fill("Bonjour,\nc’est noté.");
    await send(page).click();
    await expect(log(page)).toContainText("c’est noté.");
    await expect(answer(page)).toHaveValue("");
    await page.reload();
    expect(messagesOf(general)).toEqual(["À bientôt !", "Bonjour,\nc’est noté."]);
  });

  test("forms that name somebody else’s conversation change nothing", async ({ page }) => {
    const { general: foreign } = await withTwoConversations(page);
    const { general } = await withTwoConversations(page);
    const address = `/messages?conversation=${general}`;
    const aim = (button: string) =>
      page
        .locator("form")
        .filter({ has: page.getByRole("button", { name: button, exact: true }) })
        .locator('input[name="conversationId"]')
        .evaluate((input, id) => {
          (input as HTMLInputElement).value = id;
        }, foreign);
    await page.goto(address);
    await answer(page).fill("Je m’invite.");
    await aim("Envoyer");
    await send(page).click();
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
    for (const button of ["Ajouter aux favorites", "Archiver", "Marquer comme lu"]) {
      await page.goto(address);
      await aim(button);
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
    }
    expect(messagesOf(foreign)).toEqual(["À bientôt !"]);
    const stored = inDatabase((database) =>
      database
        .prepare(
          `SELECT contactStarredAt, ownerStarredAt, contactArchivedAt, ownerArchivedAt
           FROM Conversation WHERE id = ?`,
        )
        .get(foreign),
    );
    expect(Object.values(stored as object)).toEqual([null, null, null, null]);
    expect(unreadOf(foreign)).toBe(1);
  });
});
