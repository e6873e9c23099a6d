import { hash } from "@node-rs/argon2";
import {
  type APIRequestContext,
  expect,
  type Page,
  request as requests,
  test,
} from "@playwright/test";
import { DEMO_DOMAIN } from "../lib/accounts/demo";
import { REFERRAL_CODE_ALPHABET, REFERRAL_CODE_LENGTH } from "../lib/accounts/referral-code";
import { newId } from "../lib/kernel/ids";
import { randomText } from "../lib/kernel/random";
import type { Role, RoleStatus } from "../lib/kernel/roles";
import { civilDay, endOfCivilDay, shiftCivilDay } from "../lib/kernel/time";
import { storedText } from "../lib/mail/compose";
import type { Persona } from "../lib/testing/people";
import { rsacNumber } from "../lib/testing/rsac-number";
import { signInByCall } from "../scripts/setup/sign-in";
import { hold, inDatabase, storedInstant } from "./support";

/** One of the sample's people for each persona: shared by all tests, so none changes them. */
export const SAMPLE: Record<Persona, string> = {
  buyer: `acheteur@${DEMO_DOMAIN}`,
  seller: `julien.roche@${DEMO_DOMAIN}`,
  ambassador: `looper@${DEMO_DOMAIN}`,
  "pending ambassador": `yann.legoff@${DEMO_DOMAIN}`,
  "trust manager": `trust@${DEMO_DOMAIN}`,
};

/** Seller and looper: the one with the specification's figures. */
export const SELLER_AND_LOOPER = `vendeur@${DEMO_DOMAIN}`;

export const PASSWORD = "azerty-12345";

let passwordHash: Promise<string> | undefined;

/** The stored hash of `PASSWORD`, computed once a worker: it costs what a login does. */
function hashedPassword(): Promise<string> {
  passwordHash ??= hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  return passwordHash;
}

/** An account of a test's own, written beside the running site. */
export async function createAccount(
  ...roles: [Role, RoleStatus?][]
): Promise<{ id: string; email: string }> {
  const id = newId();
  const email = `${id}@example.org`;
  const passwordHash = await hashedPassword();
  const now = storedInstant();
  inDatabase((database) => {
    database.transaction(() => {
      database
        .prepare(
          `INSERT INTO User (id, email, emailNormalized, firstName, lastName, phone, passwordHash,
             activeRole, referralCode, emailConfirmedAt, createdAt, updatedAt)
           VALUES (?, ?, ?, 'Camille', 'Martin', '06 39 98 00 00', ?, ?, ?, ?, ?, ?)`,
        )
        .run(
          id,
          email,
          email,
          passwordHash,
          roles[0]?.[0] ?? "buyer",
          randomText(REFERRAL_CODE_ALPHABET, REFERRAL_CODE_LENGTH),
          now,
          now,
          now,
        );
      for (const [role, status = "active"] of roles) {
        database
          .prepare(
            `INSERT INTO RoleGrant (id, userId, role, status, requestedAt) VALUES (?, ?, ?, ?, ?)`,
          )
          .run(newId(), id, role, status, now);
      }
    })();
  });
  return { id, email };
}

/** A registration of a test's own that waits for its confirmation, written beside the running site. */
export async function createPending(): Promise<{ email: string }> {
  const id = newId();
  const email = `${id}@example.org`;
  const passwordHash = await hashedPassword();
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO PendingRegistration (id, email, emailNormalized, firstName, lastName, phone,
           passwordHash, role, createdAt, expiresAt)
         VALUES (?, ?, ?, 'Camille', 'Martin', '06 39 98 00 00', ?, 'buyer', ?, ?)`,
      )
      .run(
        id,
        email,
        email,
        passwordHash,
        storedInstant(),
        storedInstant(new Date(Date.now() + 86_400_000)),
      ),
  );
  return { email };
}

/** Somebody new, signed in on the page. */
export async function comeIn(
  page: Page,
  ...roles: [Role, RoleStatus?][]
): Promise<{ id: string; email: string }> {
  const account = await createAccount(...roles);
  await signInOn(page, account.email);
  return account;
}

/** Signs somebody in on the page, without the login's screen. */
export async function signInOn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const origin = test.info().project.use.baseURL ?? "";
  expect(await signInByCall(page.request, origin, { email, password })).toBe(200);
}

/** The requests of somebody who is signed in, without a page. */
export async function signedIn(
  baseURL: string | undefined,
  email: string,
): Promise<APIRequestContext> {
  const context = await requests.newContext({ baseURL });
  expect(await signInByCall(context, baseURL ?? "", { email, password: PASSWORD })).toBe(200);
  return context;
}

/** Sets a second factor up for somebody. @param database of a test's own site */
export function giveSecondFactor(userId: string, database?: string): void {
  const now = storedInstant();
  inDatabase(
    (own) =>
      own
        .prepare(
          `INSERT INTO SecondFactor (userId, secretSealed, confirmedAt, createdAt)
           VALUES (?, 'never asked for', ?, ?)`,
        )
        .run(userId, now, now),
    database,
  );
}

/** A trust manager of a test's own, signed in on the page, whose second factor was set up. */
export async function comeInAsTrustManager(page: Page): Promise<{ id: string; email: string }> {
  const account = await comeIn(page, ["trust_manager"]);
  giveSecondFactor(account.id);
  return account;
}

/** The instant at which a day that many days from now is over in Paris, as rows have it. */
export const dayEndIn = (days: number) => storedInstant(endOfCivilDay(dayIn(days), "Europe/Paris"));

/** The civil day of Paris so many days from today. */
export const dayIn = (days: number) => shiftCivilDay(civilDay(new Date()), days);

/** All papers of a looper, in order, without their screens. */
export function givePapers(userId: string): void {
  const until = dayIn(300);
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO AmbassadorProfile
           (userId, rsacNumber, identityExpiresOn, attestationExpiresOn, insuranceExpiresOn,
            trainedAt, weeklyHours)
         VALUES (?, ?, ?, ?, ?, '2026-01-05T10:00:00.000+00:00', 8)`,
      )
      .run(userId, rsacNumber(), until, until, until),
  );
}

/** What a grant takes besides the papers, without its screens: a zone of one commune, and a signed contract. */
export function giveContract(userId: string): void {
  giveZone(userId, "35238");
  const at = "2026-01-05T10:00:00.000+00:00";
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO AgencyContract (id, looperId, version, terms, termsSha256, codeHash, codeExpiresAt, createdAt,
           expiresAt, signedAt, pdf, pdfSha256, evidence)
         VALUES (?, ?, '2026-11', '{}', '0', '0', ?, ?, ?, ?, x'25', '0', '{}')`,
      )
      .run(newId(), userId, at, at, at, at),
  );
}

/** The zone of a looper who lives in a commune with a known point: that commune alone. */
export function giveZone(looperId: string, communeCode: string): void {
  inDatabase((database) => {
    database
      .prepare(
        `INSERT INTO LooperZone (looperId, radiusKm, centreCode, centreLat, centreLng, updatedAt)
         SELECT ?, NULL, code, lat, lng, '2026-01-05T10:00:00.000+00:00' FROM Commune WHERE code = ?
         ON CONFLICT (looperId) DO UPDATE SET radiusKm = NULL, centreCode = excluded.centreCode,
           centreLat = excluded.centreLat, centreLng = excluded.centreLng`,
      )
      .run(looperId, communeCode);
    database
      .prepare("INSERT INTO LooperZoneCommune (looperId, communeCode, distanceM) VALUES (?, ?, 0)")
      .run(looperId, communeCode);
  });
}

/** Signs in as a person does, on the screen that is open. */
export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

export interface Person {
  id: string;
  email: string;
}

/** A conversation between two people, its messages written by the owner a minute apart. */
export function writeConversation({
  contact,
  owner,
  propertyId = null,
  messages,
}: {
  contact: Person;
  owner: Person;
  propertyId?: string | null;
  messages: readonly string[];
}): string {
  const id = newId();
  const at = (index: number) =>
    storedInstant(new Date(Date.now() - (messages.length - index) * 60_000));
  inDatabase((database) =>
    database.transaction(() => {
      database
        .prepare(
          `INSERT INTO Conversation
             (id, propertyId, contactId, ownerId, type, createdAt, lastMessageAt)
           VALUES (?, ?, ?, ?, 'inquiry', ?, ?)`,
        )
        .run(id, propertyId, contact.id, owner.id, at(0), at(messages.length - 1));
      for (const [index, content] of messages.entries()) {
        database
          .prepare(
            `INSERT INTO Message (id, conversationId, sender, authorId, content, createdAt)
             VALUES (?, ?, 'owner', ?, ?, ?)`,
          )
          .run(newId(), id, owner.id, content, at(index));
      }
    })(),
  );
  return id;
}

/** Fills in the second step of the registration. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel("Prénom").fill("Zoé");
  await page.getByLabel("Nom", { exact: true }).fill("Martin");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Téléphone").fill("06 39 98 11 22");
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirmez le mot de passe").fill(PASSWORD);
}

const CREATE = "Créer mon compte";

/**
 * Creates the account whose form is filled in, and reads that it is done. The page that says so leaves by itself two
 * seconds later, which a slow test would miss: where it leads is held back until it was read.
 * @param by.press how the button of that name is pressed, where not by the mouse
 * @param by.read what else is read of that page
 */
export async function sendRegistration(
  page: Page,
  by: { press?: (name: string) => Promise<void>; read?: () => Promise<void> } = {},
): Promise<void> {
  const leave = await hold(page, "**/dashboard");
  if (by.press) await by.press(CREATE);
  else await page.getByRole("button", { name: CREATE }).click();
  await expect(page.getByRole("heading", { name: "Compte créé avec succès !" })).toBeVisible();
  await by.read?.();
  leave();
  // Not before it has left: what a test opens meanwhile would be stopped by that.
  await expect(page.getByRole("heading", { name: "Compte créé avec succès !" })).toBeHidden();
}

/** The mails that wait for an address, the oldest first. @param site a test's own */
export function mailsTo(
  address: string,
  site?: { database: string; origin: string },
): { kind: string; text: string }[] {
  const origin = site?.origin ?? process.env.BASE_URL ?? "http://localhost:3000";
  return inDatabase(
    (database) =>
      database
        .prepare<[string], { kind: string; data: string }>(
          "SELECT kind, data FROM OutboxMail WHERE lower(toAddress) = lower(?) ORDER BY createdAt, rowid",
        )
        .all(address)
        .map(({ kind, data }) => ({
          kind,
          text: storedText(kind, data, origin) ?? "",
        })),
    site?.database,
  );
}

/** The first address of our site in a mail that has a secret. */
export function linkIn(mail: { text: string } | undefined): string {
  const link = /https?:\/\/\S+jeton=[\w-]{43}/.exec(mail?.text ?? "")?.[0];
  if (!link) throw new Error("expected a mail with a link");
  return link;
}

/** The code of the last mail that brought one to sign with. @param site as of `mailsTo` */
export function signatureCode(address: string, site?: Parameters<typeof mailsTo>[1]): string {
  const mail = mailsTo(address, site).findLast(({ kind }) => kind.endsWith("-code"));
  const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
  if (!code) throw new Error("expected a mail with a code");
  return code;
}
