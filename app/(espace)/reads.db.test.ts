import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { openSession } from "@/lib/accounts/sessions/commands";
import { findVisitor } from "@/lib/accounts/sessions/queries";
import { countUnread } from "@/lib/dashboards/unread/queries";
import type { Actor } from "@/lib/policy/actor";
import { PAGE_ACCESS } from "@/lib/policy/pages";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { actorWith } from "@/lib/testing/people";
import { statementsOf, tablesScanned } from "@/lib/testing/statements";
import { PEOPLE } from "@/sample/people/rows/users";
import { seedSample } from "@/sample/people/sample";
import { loadCommunes } from "@/scripts/db/reference/gazetteer";
import { seedReference } from "@/scripts/db/reference/reference";

/* What a request for each page of the signed-in space asks of the database. */

const MOST_READS = 12;
/** A buyer's day and a profile are put together from what several other pages have. */
const MOST_READS_OF: Record<string, number> = { "/buyer/dashboard": 14, "/profile": 13 };
/** Whether anything was committed: asked of the connection, not of a table. */
const isRead = (sql: string) => !sql.startsWith("PRAGMA data_version");

let actor: Actor;
vi.mock("@/lib/auth/page-actor", () => ({ pageActor: async () => actor }));

const database = adoptedDatabase();
/** Of what a request asks beside its page: the person, by the proxy and by the page, and the menu. */
let shared: number;
beforeAll(async () => {
  seedReference(database.raw, loadCommunes());
  seedSample(database.raw, new Date());
  database.raw.exec("UPDATE Offer SET fileSharedAt = createdAt");
  const userId = PEOPLE.seller;
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

/** A home of the seller's, for the pages of one. */
const ownHome = () =>
  database.raw.prepare("SELECT id FROM Property WHERE sellerId = ?").pluck().get(PEOPLE.seller);

/** What a page of one thing shows: something of the sample that its person takes part in. */
function idFor(route: string): unknown {
  if (route.startsWith("/ventes")) return "0ffer0000001";
  if (route.startsWith("/mes-biens")) return ownHome();
  return route.startsWith("/offres") ? "0ffer0000007" : comingVisit();
}

/**
 * The team's pages read the beginning of lists, each along an index that has its rows and no others;
 * the directory of notaries is short.
 */
function readWhole(route: string, sql: string): string[] {
  if (route === "/trust-manager/notary") return [];
  const byIndex = !route.startsWith("/trust-manager") && !sql.includes("INDEXED BY");
  return tablesScanned(database, sql, { byIndex });
}

const PAGES = Object.entries(PAGE_ACCESS)
  // The former leads elsewhere.
  .filter(([route, access]) => access !== "everyone" && route !== "/profil/roles")
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
    const params = Promise.resolve({ id: idFor(route) });
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
