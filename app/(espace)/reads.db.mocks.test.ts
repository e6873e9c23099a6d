import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { openSession } from "@/lib/accounts/sessions/commands/open-session";
import { findVisitor } from "@/lib/accounts/sessions/queries/find-visitor";
import { countUnread } from "@/lib/dashboards/unread/queries/count-unread";
import { civilDay, daysAfter, daysBefore } from "@/lib/kernel/time";
import { issueSilentStatements } from "@/lib/payouts/statements/commands/issue-silent-statements";
import { sendStatements } from "@/lib/payouts/statements/commands/send-statements";
import type { Actor } from "@/lib/policy/actor";
import { PAGE_ACCESS } from "@/lib/policy/pages";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { contactRow } from "@/lib/testing/contacts";
import { writeLine } from "@/lib/testing/ledger";
import { actorWith, createPerson } from "@/lib/testing/people";
import { providerRow, quoteRow, REAL_PROVIDER } from "@/lib/testing/providers";
import { writeDeniedVisit } from "@/lib/testing/quality";
import { writeHandedIn } from "@/lib/testing/revisions";
import { statementsOf, tablesScanned } from "@/lib/testing/statements";
import { PEOPLE } from "@/sample/people/rows/users";
import { seedSample } from "@/sample/people/sample";
import { loadCommunes } from "@/scripts/db/reference/gazetteer";
import { seedReference } from "@/scripts/db/reference/reference";

/* What a request for each page of the signed-in space asks of the database. */

const MOST_READS = 12;
/** These pages are put together from what several others have: a seller's day has six reads of how homes do. */
const MOST_READS_OF: Record<string, number> = {
  "/buyer/dashboard": 14,
  "/mes-biens/[id]/mandat": 13,
  "/profile": 14,
  "/seller/dashboard": 19,
  "/seller/analytics/[id]": 13,
  "/trust-manager/quality-control/[id]": 16,
};
/** Whether anything was committed: asked of the connection, not of a table. */
const isRead = (sql: string) => !sql.startsWith("PRAGMA data_version");

let actor: Actor;
vi.mock("@/lib/auth/page-actor", () => ({ pageActor: async () => actor }));

const database = adoptedDatabase();
/** Of what a request asks beside its page: the person, by the proxy and by the page, and the menu. */
let shared: number;
/** A visit that its visitor denies, and its looper's case. */
let quality: { checkId: string; caseId: string };
beforeAll(async () => {
  seedReference(database.raw, loadCommunes());
  seedSample(database.raw, new Date());
  database.raw.exec("UPDATE Offer SET fileSharedAt = createdAt");
  const userId = PEOPLE.seller;
  // The sample has nobody who is out of force.
  await createPerson(database, [["ambassador", "suspended"]]);
  const { userId: sellerId } = await createPerson(database, [["seller", "active"]]);
  await database.writer.$transaction((tx) => writeHandedIn(tx, { sellerId, now: new Date() }));
  await database.writer.$transaction((tx) => tx.contactRequest.create({ data: REQUEST }));
  await database.writer.$transaction(async (tx) => {
    await tx.serviceProvider.create({ data: PROVIDER });
    await tx.quoteRequest.create({ data: QUOTE });
  });
  await writePayment();
  const visitId = String(comingVisit());
  quality = await writeDeniedVisit(database, {
    ...{ visitId, looperId: PEOPLE.looper, now: daysBefore(new Date(), 1) },
  });
  const token = await openSession({ userId, remember: false, userAgent: null });
  const seller = personOf(userId);
  const person = await statementsOf(() => findVisitor(token));
  const menu = await statementsOf(() => countUnread(seller));
  shared = 2 * person.length + menu.length;
});

/** Somebody of the sample, under every role: what their pages show is the most there can be. */
const personOf = (userId: string) =>
  actorWith(
    [
      ["seller", "active"],
      ["buyer", "active"],
      ["ambassador", "active"],
      ["trust_manager", "active"],
    ],
    { userId },
  );

/** Whose pages show something. */
function personWhoOpens(route: string): Actor {
  if (/^\/(buyer|visites\/)/.test(route)) return personOf(PEOPLE.buyer);
  return personOf(route.startsWith("/ambassador") ? PEOPLE.looper : PEOPLE.seller);
}

/** A visit that the buyer has yet to make, for the pages of one. */
const comingVisit = () =>
  database.raw
    .prepare("SELECT id FROM Visit WHERE buyerId = ? AND status = 'scheduled'")
    .pluck()
    .get(PEOPLE.buyer);

/** A home of the seller's in a state, for the pages of one. */
const ownHome = (status: string) =>
  database.raw
    .prepare("SELECT id FROM Property WHERE sellerId = ? AND status = ?")
    .pluck()
    .get(PEOPLE.seller, status);

/** A listing that waits for the team. */
const handedIn = () =>
  database.raw.prepare("SELECT id FROM ListingRevision WHERE status = 'in_review'").pluck().get();

const looperGrant = () =>
  database.raw
    .prepare("SELECT id FROM RoleGrant WHERE userId = ? AND role = 'ambassador'")
    .pluck()
    .get(PEOPLE.looper);

/** A looper who waits for an answer. */
const pendingGrant = () =>
  database.raw
    .prepare("SELECT id FROM RoleGrant WHERE role = 'ambassador' AND status = 'pending'")
    .pluck()
    .get();

/** A looper who is not in force. */
const suspendedGrant = () =>
  database.raw
    .prepare("SELECT id FROM RoleGrant WHERE role = 'ambassador' AND status = 'suspended'")
    .pluck()
    .get();

/** A lead that is not closed. */
const openLead = () =>
  database.raw.prepare("SELECT id FROM Lead WHERE status = 'contacted'").pluck().get();

/** A provider whom the team entered, of whom the seller requested a quote: the sample has none. */
const PROVIDER = providerRow({ ...REAL_PROVIDER, id: "pr0v1der0001" });
const QUOTE = quoteRow({ id: "qu0te0000001", providerId: PROVIDER.id, clientId: PEOPLE.seller });

/** What somebody wrote to the team: the sample has nothing of it. */
const REQUEST = contactRow({ id: "c0ntact00001" });

const BATCH_ID = "b4tch0000001";

/** A line of the looper's that was contested, and a statement of theirs that a batch pays. */
async function writePayment(): Promise<void> {
  const looperId = PEOPLE.looper;
  const now = new Date();
  await writeLine(database, looperId, daysBefore(now, 45));
  await sendStatements(now);
  await issueSilentStatements(daysAfter(now, 10));
  await database.writer.$transaction(async (tx) => {
    const account = { id: "4ccount00001", looperId, ibanSealed: "x", lastFour: "0189" };
    await tx.payoutAccount.create({
      data: { ...account, holder: "Nadia", addedAt: now, payableFrom: now },
    });
    const issue = await tx.statementIssue.findFirstOrThrow({
      where: { looperId },
      orderBy: [{ year: "desc" }, { rank: "desc" }],
    });
    const { statementId, totalCents } = issue;
    const batch = { createdAt: now, createdById: PEOPLE.buyer, executeOn: civilDay(now) };
    await tx.payoutBatch.create({ data: { id: BATCH_ID, ...batch, totalCents } });
    const payout = { id: "p4y000000001", batchId: BATCH_ID, looperId, accountId: account.id };
    await tx.payout.create({ data: { ...payout, amountCents: totalCents } });
    await tx.payoutStatement.create({ data: { payoutId: payout.id, statementId } });
  });
}

const paidStatement = () =>
  database.raw.prepare("SELECT statementId FROM PayoutStatement").pluck().get();
const ledgerLine = () =>
  database.raw
    .prepare("SELECT id FROM CommissionEntry WHERE ambassadorId = ? ORDER BY occurredAt")
    .pluck()
    .get(PEOPLE.looper);

/** What a page of one thing shows: something of the sample that its person takes part in. */
function idFor(route: string): unknown {
  if (/\/commissions\/releves\//.test(route)) return paidStatement();
  if (/\/commissions\/(lignes\/)?\[id\]$/.test(route)) return ledgerLine();
  if (route === "/trust-manager/commissions/lots/[id]") return BATCH_ID;
  if (route === "/trust-manager/commissions/loopers/[id]") return PEOPLE.looper;
  if (route.startsWith("/ventes")) return "0ffer0000001";
  if (route === "/mes-biens/[id]/bilan") return ownHome("sold");
  if (/^\/(mes-biens|seller\/analytics)\//.test(route)) return ownHome("active");
  if (route.startsWith("/devis")) return QUOTE.id;
  if (route.startsWith("/trust-manager/visits")) return comingVisit();
  if (route.startsWith("/trust-manager/contact")) return REQUEST.id;
  if (route.startsWith("/trust-manager/quality-control/controles")) return quality.checkId;
  if (route.startsWith("/trust-manager/quality-control/loopers")) return quality.caseId;
  if (route.startsWith("/trust-manager/providers")) return PROVIDER.id;
  if (route.startsWith("/trust-manager/lead-qualification")) return openLead();
  if (route.startsWith("/trust-manager/validation")) return looperGrant();
  if (route.startsWith("/trust-manager/looper-visits")) return suspendedGrant();
  if (route.startsWith("/trust-manager/tasks")) return pendingGrant();
  if (route.startsWith("/trust-manager")) return handedIn();
  return route.startsWith("/offres") ? "0ffer0000007" : comingVisit();
}

/**
 * The team's pages read the beginning of lists, each along an index that has its rows and no others;
 * the directory of providers, notaries among them, is short.
 */
function readWhole(route: string, sql: string): string[] {
  if (["/trust-manager/notary", "/trust-manager/providers"].includes(route)) return [];
  const byIndex = !route.startsWith("/trust-manager") && !sql.includes("INDEXED BY");
  return tablesScanned(database, sql, { byIndex });
}

const LEADING_ON = ["/profil/roles", "/trust-manager/tasks/suivante"];

const PAGES = Object.entries(PAGE_ACCESS)
  // These lead elsewhere.
  .filter(([route, access]) => access !== "everyone" && !LEADING_ON.includes(route))
  .map(([route]) => route);

/** Addresses of a page that read something else than the page's own address does. */
const MORE: [route: string, query: Record<string, string>][] = [
  ["/offres", { filtre: "pending" }],
  ["/offres", { filtre: "accepted" }],
  ["/buyer/offers", { filtre: "pending" }],
  ["/visites", { filtre: "scheduled" }],
  ["/mes-biens", { filtre: "active" }],
  ["/messages", { filtre: "unread", q: "zoé" }],
  ["/ambassador/leads", { filtre: "new" }],
  ["/devis/nouveau", { prestataire: PROVIDER.id }],
  ["/trust-manager/waitlist", { periode: "90", source: "salon" }],
  ["/trust-manager/waitlist", { filtre: "liste", q: "zoé", parrains: "oui" }],
  ["/trust-manager/waitlist", { filtre: "parrainages" }],
  ["/trust-manager/waitlist", { filtre: "vagues", role: "seller", nombre: "500" }],
];

test.each([...PAGES.map((route): (typeof MORE)[number] => [route, {}]), ...MORE])(
  "%s %j asks little of the database, and reads no table whole",
  async (route, query) => {
    actor = personWhoOpens(route);
    const file = join(import.meta.dirname, route, "page.tsx");
    const { default: Page } = await import(/* @vite-ignore */ file);
    const params = Promise.resolve({ id: idFor(route), kind: "looper-request" });
    const open = () => Page({ params, searchParams: Promise.resolve(query) });
    // Not counted: what the process reads once.
    await open();
    const statements = (await statementsOf(open)).filter(isRead);
    expect(shared + statements.length, statements.join("\n")).toBeLessThanOrEqual(
      MOST_READS_OF[route] ?? MOST_READS,
    );
    expect(statements.flatMap((sql) => readWhole(route, sql))).toEqual([]);
  },
);
