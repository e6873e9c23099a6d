import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { parseEnvironment } from "../../platform/env-schema.ts";
import { replaceOnce } from "../../platform/once.ts";
import { documentStorage } from "../../platform/storage/stores.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { type FullLife, fullLife } from "../../testing/full-life.ts";
import {
  ATTACHMENT_KEY,
  DOCUMENT_KEY,
  PAPER_KEY,
  PROOF_KEY,
} from "../../testing/full-life-documents.ts";
import { MARK, OTHERS, RETAINED, SECRET } from "../../testing/marks.ts";
import { createPerson } from "../../testing/people.ts";
import { tablesReferringTo } from "../../testing/tables.ts";
import { exportPersonalData } from "./commands/export-personal-data.ts";
import { EXPORT_FILE_NOTES, READ_ME } from "./copy.ts";
import { EXPORT_FILES } from "./files.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

const database = adoptedDatabase();
let life: FullLife;
let texts: Record<string, string>;
/** As short as a file of the media store can be. */
const PICTURE = "RIFF\x10\0\0\0WEBPVP8 picture!";
const media = mkdtempSync(join(tmpdir(), "loopimmo-media-"));
const PAPER = "%PDF-1.7 paper";

beforeAll(async () => {
  replaceOnce("env", parseEnvironment({ NODE_ENV: "test", MEDIA_DIR: media, DOCUMENT_DIR: media }));
  writeFileSync(join(media, "x-1280.webp"), PICTURE);
  for (const name of [DOCUMENT_KEY, PAPER_KEY, ATTACHMENT_KEY, PROOF_KEY]) {
    await documentStorage().put(name, Buffer.from(PAPER));
  }
  life = await fullLife(database);
  texts = await exported(life.person);
});
afterAll(async () => {
  replaceOnce("env", undefined);
  rmSync(media, { recursive: true, force: true });
});

/** The files of a person's export, as texts. */
async function exported(actor: Actor): Promise<Record<string, string>> {
  const { body } = await exportPersonalData(actor, NOW);
  const files = unzipSync(new Uint8Array(await new Response(body).arrayBuffer()));
  const decoder = new TextDecoder();
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, decoder.decode(content)]),
  );
}

const listOf = (file: string, from = texts): Record<string, unknown>[] =>
  JSON.parse(from[file] ?? "null");

/** A list whose lines are of one instant, in an order of its own. */
const sortedListOf = (file: string, by: string) =>
  listOf(file).sort((a, b) => String(a[by]).localeCompare(String(b[by])));

describe("an export", () => {
  test("holds every file, and a text that explains each", () => {
    const { active, draft, sold } = life.listings;
    expect(Object.keys(texts).sort()).toEqual(
      [
        READ_ME,
        ...EXPORT_FILES,
        ...[active, draft, sold].flatMap((id) => [`photos/${id}/1.webp`, `plans/${id}/1.webp`]),
        ...listOf("documents.json").map(({ fichier }) => String(fichier)),
      ].sort(),
    );
    for (const file of EXPORT_FILES) {
      expect(texts[READ_ME]).toContain(`- ${file}\u00a0: ${EXPORT_FILE_NOTES[file]}`);
      expect(listOf(file)).not.toHaveLength(0);
    }
    expect(texts[`photos/${active}/1.webp`]).toBe(PICTURE);
    expect(sortedListOf("documents.json", "type")).toEqual([
      expect.objectContaining({
        type: "attachment",
        octets: 2_000,
        conversation: listOf("messages.json")[0]?.conversation,
      }),
      expect.objectContaining({
        type: "continuing_training",
        octets: 1_500,
        fichier: `documents/${String(listOf("formations-continues.json")[0]?.document)}/${MARK}.pdf`,
      }),
      expect.objectContaining({ type: "identity", octets: 1_000, bien: null, conversation: null }),
      expect.objectContaining({ type: "rsac", octets: 2_000, bien: null, conversation: null }),
    ]);
    for (const { fichier } of listOf("documents.json")) expect(texts[String(fichier)]).toBe(PAPER);
  });

  test("tells who the person is, in words and figures people read", () => {
    expect(listOf("profil.json")).toEqual([
      expect.objectContaining({
        prenom: MARK,
        nom: `Le ${MARK}`,
        email: life.person.email,
        telephone: `06 ${MARK}`,
        adresse: `1 rue ${MARK}`,
        parraine: true,
      }),
    ]);
    const homes = sortedListOf("biens.json", "etat");
    expect(homes.map(({ etat, prixEuros }) => [etat, prixEuros])).toEqual([
      ["active", 250_000],
      ["draft", 250_000],
      ["sold", 250_000],
    ]);
    expect(homes[0]).toMatchObject({
      equipements: ["balcon"],
      surfaceM2: 62,
      photos: [{ fichier: `photos/${life.listings.active}/1.webp`, legende: MARK, piece: MARK }],
      tableauDesPieces: [{ nom: MARK, niveau: MARK, surfaceM2: 24.5 }],
      plans: [{ fichier: `plans/${life.listings.active}/1.webp`, niveau: MARK }],
    });
    expect(listOf("recherches.json")[0]).toMatchObject({ nom: MARK, criteres: { text: MARK } });
    expect(listOf("preferences.json")[0]).toMatchObject({ email: true, push: false, sms: true });
    const messages = sortedListOf("messages.json", "auteur");
    expect(messages.map(({ auteur, texte }) => [auteur, texte])).toEqual([
      ["votre interlocuteur", "Bien reçu"],
      ["vous", RETAINED],
    ]);
    const opened = expect.stringMatching(/^2026-11-01T09/);
    expect(messages.map(({ piecesJointes }) => piecesJointes)).toEqual([
      [{ nom: "Plan.pdf", octets: 2_000, supprimeeLe: null, consulteeParVousLe: [opened] }],
      [{ nom: `${MARK}.pdf`, octets: 2_000, supprimeeLe: null, consulteeParVousLe: [] }],
    ]);
    expect(sortedListOf("commissions.json", "montantEuros").at(-1)).toMatchObject({
      montantEuros: 125,
    });
    expect(listOf("journal.json").map(({ action }) => action)).toEqual([
      "Les données du compte ont été exportées.",
      "Connexion au compte.",
    ]);
  });

  test("says nothing of other people but what was told to the person", () => {
    for (const text of Object.values(texts)) expect(text.toLowerCase()).not.toContain("quidam");
    expect(OTHERS.toLowerCase()).toBe("quidam");
    const received = listOf("offres-recues.json").map(({ conditions }) => conditions);
    expect(received).toContain("Offre reçue");
    expect(listOf("filleuls.json").map((line) => Object.keys(line))).toEqual([["code", "depuis"]]);
  });

  test("of a demonstration's account holds no other visitor's session", async () => {
    const shared = await exported({ ...life.person, isDemo: true, sessionId: newId() });
    expect(listOf("sessions.json", shared)).toEqual([]);
  });

  test("holds no secret, and no body of a mail", () => {
    for (const text of Object.values(texts)) expect(text).not.toContain(SECRET);
  });

  test("of the other person holds nothing of the first's", async () => {
    const theirs = await exported(life.other);
    for (const file of EXPORT_FILES) {
      for (const line of listOf(file, theirs)) {
        // What they learned from the listing, the offer and the message.
        const { titreDuBien, message, conditions, piecesJointes, ...rest } = line;
        expect(JSON.stringify(rest).toLowerCase()).not.toContain(MARK.toLowerCase());
      }
    }
    expect(listOf("visites.json", theirs)).toHaveLength(1);
    expect(listOf("visites-recues.json", theirs)).toHaveLength(2);
  });

  test("of somebody who did nothing is empty lists", async () => {
    const nobody = await createPerson(database, [["buyer", "active"]]);
    const files = await exported(nobody);
    expect(Object.keys(files)).toHaveLength(EXPORT_FILES.length + 1);
    const filled = EXPORT_FILES.filter((file) => listOf(file, files).length > 0);
    expect(filled).toEqual(["profil.json", "roles.json", "mails.json", "journal.json"]);
  });

  test("of more than is read at once is whole, in the order of its making", async () => {
    const person = await createPerson(database, [["buyer", "active"]]);
    await database.writer.$transaction((tx) =>
      tx.savedSearch.createMany({
        data: Array.from({ length: 450 }, (_, index) => ({
          id: newId(),
          userId: person.userId,
          name: `Recherche ${index}`,
          criteria: {},
          // Many at the same instant, so that pages end between them.
          createdAt: new Date(NOW.getTime() + Math.floor(index / 150)),
        })),
      }),
    );
    const lines = listOf("recherches.json", await exported(person));
    const made = lines.map(({ creeeLe }) => String(creeeLe));
    expect(made).toEqual([...made].sort());
    expect(lines).toHaveLength(450);
    expect(new Set(lines.map(({ nom }) => nom)).size).toBe(450);
  });

  test("is told by a mail and by the audit", async () => {
    const person = await createPerson(database, [["buyer", "active"]]);
    const { fileName, body } = await exportPersonalData(person, NOW);
    await body.cancel();
    expect(fileName).toBe("loopimmo-mes-donnees-2026-11-21.zip");
    const mails = database.raw.prepare("SELECT kind FROM OutboxMail WHERE userId = ?");
    expect(mails.all(person.userId)).toEqual([{ kind: "account-exported" }]);
  });
});

test("every table that refers to a person is in the export, or left out for a reason", () => {
  // A new one: add its section (sections), what erasing does to it, and its name here.
  expect(tablesReferringTo(database, "User")).toEqual([
    "AgencyContract",
    "AmbassadorProfile",
    "AuditEvent",
    "CalendarFeed", // without its secret
    "CommissionDue", // in commissions.json
    "CommissionEntry", // who took it back is in the audit
    "CommissionStatement", // in releves.json
    "ContactMessage",
    "ContactRequest",
    "ContinuingTraining", // in formations-continues.json; who decided is in the audit
    "Conversation", // in messages.json
    "ConversationReport", // who concluded is in the audit
    "DocumentAccess", // in documents.json and documents-recus.json
    "DocumentShare",
    "EmailChange", // a secret, and an address that is not the person's yet
    "Estimate",
    "Favorite",
    "FinancingScenario",
    "FormerEmail",
    "HiddenListing",
    "Invoice", // legal record: kept whole when the account is erased
    "InvoicePayment", // of the legal record: who recorded it is in the audit
    "Lead",
    "LeadOffer", // in prospects-proposes.json
    "LineContest", // in contestations.json; who decided is in the audit
    "ListingReport",
    "ListingRevision",
    "LooperBilling", // in comptes-bancaires.json
    "LooperPaper", // in pieces-looper.json
    "LooperPause",
    "LooperQualityCase", // in qualite.json
    "LooperRequest", // in demandes-de-suivi.json
    "LooperZone",
    "Message",
    "Notification",
    "NotificationPreference",
    "NotificationSettings",
    "Offer",
    "OneTimeToken", // secrets
    "OutboxMail",
    "OutboxSms",
    "Payout", // in versements.json
    "PayoutAccount", // in comptes-bancaires.json, without the IBAN
    "PayoutBatch", // who made and approved it is in the audit
    "Property",
    "PushSubscription", // without its keys
    "QualityCheck", // in controles.json; who decided is in the audit
    "QualityDecision", // in controles.json
    "QuizAttempt",
    "QuoteRequest", // in devis.json, with its messages and review
    "RecoveryCode", // secrets
    "ReferralReward",
    "RevisionEvent", // in suivi-des-annonces.json
    "RoleGrant",
    "Sale",
    "SaleEvent", // in ventes.json
    "SavedSearch",
    "SearchAlertItem",
    "SecondFactor", // in profil.json, without its secret
    "Session",
    "ShortlistMember", // in selection-partagee.json
    "ShortlistShare",
    "Signature", // without its code's hash; once signed it is evidence, and is kept
    "StatementIssue", // in releves.json; a legal record, kept whole
    "StoredDocument",
    "TaskClaim", // who claimed what is in the audit
    "TaskComment", // in taches-de-l-equipe.json
    "TaskDecision", // who decided what is in the audit
    "UnpaidVisit", // in visites-non-remunerees.json
    "User",
    "UserBlock",
    "UserEvent", // what open pages were sent: ids, for a day
    "Visit", // with its VisitHold
    "VisitCalendarEntry",
    "VisitConsent", // a trust manager's act: in the audit
    "VisitEvent",
    "VisitQuestion", // in questions-sur-visites.json; who settled it is in the audit
    "VisitSchedule", // with its rules and exceptions
    "VisitSlot",
    "WaitlistEntry", // in beta.json
    "WaitlistReferral", // in beta.json and filleuls-beta.json; who decided is in the audit
    "WaitlistWave", // a trust manager's act: in the audit
  ]);
});
