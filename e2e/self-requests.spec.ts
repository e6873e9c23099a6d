import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { z } from "zod";
import { CURRENT_BUILD } from "../lib/platform/builds.mjs";
import { signInByCall } from "../scripts/setup/sign-in";
import { readActionPages, readPaths, readServerActions } from "../server/server-actions";
import { type OwnSite, startOwnSite } from "./own-site";
import { createAccount, createPending, PASSWORD } from "./people";
import { createSender, type FormAnswer, type PostedForm } from "./posted-forms";
import { inDatabase } from "./support";

/*
 * The site makes no request to itself (docs/decisions/0046-admission.md), whatever form is posted to whatever
 * page in whatever state: pages and actions are the build's, guarded paths those of proxy.ts.
 */

const REPORTER = pathToFileURL(join(import.meta.dirname, "report-connections.mjs")).href;
/** Requests under way at once. */
const LANES = 16;
const NOWHERE = "zzzzzzzzzzzz";

/** Ids of one listing in each state, and of rows that belong to somebody of the sample. */
interface Rows {
  listings: Record<"found" | "withdrawn" | "draft", string>;
  others: Readonly<Record<string, string>>;
}

/** The table whose rows a page's `[id]` names; an unknown id stands for those of other pages. */
const TABLES: Readonly<Record<string, string>> = {
  "/annonces/[id]": "ListingRevision",
  "/mes-biens/[id]": "Property",
  "/notifications/[id]": "Notification",
  "/offres/[id]": "Offer",
  "/seller/analytics/[id]": "Property",
  "/trust-manager/quality-control/[id]": "ListingRevision",
  "/ventes/[id]": "Sale",
  "/visites/[id]": "Visit",
};

const tableOf = (page: string) =>
  Object.entries(TABLES).find(([prefix]) => page === prefix || page.startsWith(`${prefix}/`))?.[1];

function rowsIn(file: string): Rows {
  return inDatabase((database) => {
    const text = (sql: string) => String(database.prepare(sql).pluck().get());
    const listings = ["withdrawn", "draft"].map((status) => {
      const id = text("SELECT id FROM Property WHERE status = 'active' ORDER BY random() LIMIT 1");
      database.prepare("UPDATE Property SET status = ? WHERE id = ?").run(status, id);
      return id;
    });
    const [withdrawn = "", draft = ""] = listings;
    const found = text("SELECT id FROM Property WHERE status = 'active' ORDER BY id LIMIT 1");
    const others = [...new Set(Object.values(TABLES))].map((table) => [
      table,
      text(`SELECT coalesce((SELECT id FROM "${table}" LIMIT 1), '${NOWHERE}')`),
    ]);
    return { listings: { found, withdrawn, draft }, others: Object.fromEntries(others) };
  }, file);
}

/** Every address that stands for a page: one, or one for each state that proxy.ts distinguishes. */
function addressesOf(page: string, { listings, others }: Rows): string[] {
  if (!page.includes("[")) return [page];
  const at = (value: string) => page.replace(/\[\w+\]/, value).replaceAll(/\[\w+\]/g, "photos");
  if (page.startsWith("/bien/")) return [...Object.values(listings), NOWHERE].map(at);
  if (page === "/acheter/[city]") return ["rennes", "Rennes", "nulle-part"].map(at);
  return [others[tableOf(page) ?? ""] ?? NOWHERE, NOWHERE].map(at);
}

const middleware = z.object({
  functions: z.object({
    "/_middleware": z.object({ matchers: z.array(z.object({ originalSource: z.string() })) }),
  }),
});

/** The first parts of the paths that proxy.ts is asked about. */
function guardedSections(): ReadonlySet<string | undefined> {
  const text = readFileSync(`${CURRENT_BUILD}/server/functions-config-manifest.json`, "utf8");
  const { matchers } = middleware.parse(JSON.parse(text)).functions["/_middleware"];
  return new Set(matchers.map(({ originalSource }) => originalSource.split("/")[1]));
}

/** Other spellings of an address, some of which Next's router reads as the same page. */
const spellingsOf = (path: string): string[] => [
  `${path}/`,
  `${path}?nxtPid=x`,
  `${path}?_rsc=x`,
  `${path}.rsc`,
  `${path}.json`,
  `${path}.segments/_tree.segment.rsc`,
  `/_next/data/x${path}.json`,
  path.replace(/\w$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  path.replace(/\w$/, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`),
  path.replace(/(?<=.)\/(?=\w+$)/, "%2F"),
  path.replace(/(?<=.)\/(?=\w+$)/, "//"),
  path.replace(/(?<=.)\/(?=\w+$)/, "/./"),
  path.replace(/(?<=.)\/(?=\w+$)/, "/x/../"),
  path.replace(/(?<=.)\/(?=\w+$)/, "/%2e/"),
  path.replace(/\w+$/, (last) => last.toUpperCase()),
];

const cookieOf = async (context: APIRequestContext) =>
  (await context.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join("; ");

/** Does all of it, so many at a time. */
async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = items.values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

/** How many requests a server had seen when it gave an answer. */
const seenBy = ({ id }: FormAnswer) => Number.parseInt(id.split("-")[1] ?? "", 36);

async function openSite() {
  const folder = mkdtempSync(join(tmpdir(), "loopimmo-self-"));
  const report = join(folder, "connections");
  writeFileSync(report, "");
  const site = await startOwnSite({
    CONNECTIONS_FILE: report,
    NODE_OPTIONS: `--import=${REPORTER}`,
  });
  return {
    site,
    connections: () => [...new Set(readFileSync(report, "utf8").split("\n").filter(Boolean))],
    close: async () => {
      await site.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What is under way at the end, and how much the server saw from one answer to another. */
async function expectNothingUnderWay(
  site: OwnSite,
  sender: ReturnType<typeof createSender>,
): Promise<void> {
  const { host } = new URL(site.origin);
  await expect
    .poll(async () => {
      const { text } = await sender.send("/api/metrics", "GET", { host });
      const kinds = [...text.matchAll(/^http_under_way\{kind="(\w+)"\} (\d+)$/gm)];
      return Object.fromEntries(kinds.map(([, kind, count]) => [kind, Number(count)]));
    })
    .toEqual({ slots: 0, waiting: 0, bodies: 0, networks: 0, pages: 0, streams: 0 });
}

test("whatever form is posted to whatever page, the site makes no request to itself", async ({
  playwright,
}) => {
  // A guard alone: some ten thousand requests, on whatever machine.
  test.setTimeout(900_000);
  const person = await createAccount(["buyer"], ["seller"], ["ambassador"]);
  const pending = await createPending();
  const { site, connections, close } = await openSite();
  const sender = createSender(site.origin, LANES);
  try {
    const rows = rowsIn(site.database);
    const pathOf = readPaths(CURRENT_BUILD);
    const pages = Object.entries(pathOf)
      .filter(([file]) => file.endsWith("/page"))
      .map(([, path]) => path);
    const actions = [...readActionPages(CURRENT_BUILD)].map(([id, files]) => ({
      id,
      pages: new Set(files.map((file) => pathOf[file])),
    }));
    expect(actions.length).toBeGreaterThan(100);
    const sections = guardedSections();
    const isGuarded = (page: string) => sections.has(page.split("/")[1] ?? "");
    const modes = [true, false];

    const cookies: (string | undefined)[] = [];
    for (const { email } of [pending, person]) {
      const context = await playwright.request.newContext({ baseURL: site.origin });
      expect(await signInByCall(context, site.origin, { email, password: PASSWORD })).toBe(200);
      cookies.push(await cookieOf(context));
      await context.dispose();
    }

    const forms: PostedForm[] = [];
    const add = (path: string, action: string, cookie?: string) => {
      for (const byScripts of modes) forms.push({ path, action, byScripts, cookie });
    };
    // Actions of the same pages are one to the server: each is tried on its own pages, one of them on the others.
    const bySet = new Map(actions.map(({ id, pages: own }) => [[...own].sort().join(), id]));
    const first = new Set(bySet.values());
    const hasAction = readServerActions(CURRENT_BUILD);
    const misread: string[] = [];
    for (const page of pages) {
      for (const path of addressesOf(page, rows)) {
        for (const { id, pages: own } of actions) {
          const isOwn = own.has(page);
          if (hasAction(path, id) !== isOwn) misread.push(`${id} at ${path}`);
          if (isOwn || first.has(id)) add(path, id);
          // Of other pages than its own, the HTTP server takes no form, whoever sends it.
          if (isOwn && isGuarded(page)) for (const cookie of cookies) add(path, id, cookie);
        }
      }
    }
    expect(misread).toEqual([]);
    const listingForms = actions.flatMap(({ id, pages: own }) =>
      [...own].flatMap((page) => (page?.startsWith("/bien/[id]/") ? [{ id, page }] : [])),
    );
    expect([...new Set(listingForms.map(({ page }) => page))].sort()).toEqual(
      ["contact", "offre", "reserver", "signaler"].map((name) => `/bien/[id]/${name}`),
    );
    for (const { id, page } of listingForms) {
      for (const address of addressesOf(page, rows)) {
        for (const path of spellingsOf(address)) add(path, id);
      }
    }

    const { host } = new URL(site.origin);
    const before = seenBy(await sender.send("/api/health", "GET", { host }));
    const unexpected = new Map<string, number>();
    await inLanes(forms, async (form) => {
      const { status } = await sender.post(form);
      if (status >= 500 || status === 0) {
        const name = `${status} ${form.path} ${form.byScripts ? "by scripts" : "alone"}`;
        unexpected.set(name, (unexpected.get(name) ?? 0) + 1);
      }
    });
    const last = seenBy(await sender.send("/api/health", "GET", { host }));
    expect([...unexpected]).toEqual([]);
    expect(last - before).toBe(forms.length + 1);
    await expectNothingUnderWay(site, sender);
    expect(connections().filter((each) => each.endsWith(`:${new URL(site.origin).port}`))).toEqual(
      [],
    );
  } finally {
    sender.close();
    await close();
  }
});

test("a form that says that Next sent it on is refused, with its body unread", async ({
  request,
  baseURL,
}) => {
  for (const marker of ["x-action-forwarded", "x-action-redirect"]) {
    for (const path of ["/connexion", `/bien/${NOWHERE}/contact`, "/settings", "/"]) {
      const response = await request.post(path, {
        headers: { origin: baseURL ?? "", [marker]: "1" },
        data: "x".repeat(100_000),
      });
      expect([marker, path, response.status()]).toEqual([marker, path, 400]);
    }
  }
});
