import {
  type APIRequestContext,
  expect,
  type Page,
  request as requests,
  test,
} from "@playwright/test";
import { ERROR_SENTENCES } from "../lib/content/errors";
import { newId } from "../lib/kernel/ids";
import { signInByCall } from "../scripts/setup/sign-in";
import { type Scene, writeScene } from "./hostile-calls";
import { changedIn, digestsOf } from "./hostile-calls-stored";
import { type OwnSite, oddLines, startOwnSite } from "./own-site";
import { PASSWORD } from "./people";
import { inDatabase, storedInstant } from "./support";

/**
 * What a hostile program posts to the forms of visits, offers, sales, messages, searches, favourites and
 * notifications, as a browser without scripts would: each field of each form with what it can't be.
 */

type Who = "buyer" | "seller" | "stranger" | "purchaser" | "vendor" | "nobody";

interface Field {
  name: string;
  value: string;
  /** Of the element: a hidden, chosen or dated field has an exact form, a typed one need not. */
  type: string;
}
interface Form {
  /** What Next reads the action from. */
  action: [name: string, value: string][];
  fields: Field[];
}

const LONG = "x".repeat(20_000);
const WRONG = ["", "zzzzzzzzzzzz", "2026-02-31", "9".repeat(400), LONG];
const EXACT = new Set(["hidden", "radio", "select-one", "date", "time", "datetime-local"]);
/** Hidden or dated, and free all the same: another value is another wish, or stands for nothing. */
const FREE = new Set(["back", "clientKey", "idempotencyKey", "query", "on", "name", "weekday"]);
const ROWS = new Set(["from", "to", "exceptionDay", "exceptionFrom", "exceptionTo"]);
for (const name of ROWS) FREE.add(name);

const TABLES = [
  "NotificationPreference",
  "NotificationSettings",
  "ShortlistShare",
  "VisitSchedule",
  "VisitScheduleRule",
  "VisitScheduleException",
  "CalendarFeed",
  "UserBlock",
  "ConversationReport",
] as const;

let site: OwnSite;
let pages: [Who, string][];
let callers: Record<Who, APIRequestContext>;

/** What belongs to the buyer of a scene besides. */
function writeOwnThings({ buyer, listingId }: Scene): void {
  const now = storedInstant();
  inDatabase((database) => {
    database
      .prepare(
        `INSERT INTO SavedSearch (id, userId, name, criteria, alertEnabled, frequency, createdAt)
         VALUES (?, ?, 'Rennes', '{"location":"Rennes"}', TRUE, 'daily', ?)`,
      )
      .run(newId(), buyer.id, now);
    database
      .prepare("INSERT INTO Favorite (userId, propertyId, createdAt) VALUES (?, ?, ?)")
      .run(buyer.id, listingId, now);
  });
}

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const scene = await writeScene();
  const sold = await writeScene();
  writeOwnThings(scene);
  inDatabase((database) =>
    database.prepare("DELETE FROM Offer WHERE id = ?").run(sold.offers.accepted),
  );
  site = await startOwnSite();
  const caller = async (email?: string) => {
    const context = await requests.newContext({ baseURL: site.origin });
    if (email) {
      expect(await signInByCall(context, site.origin, { email, password: PASSWORD })).toBe(200);
    }
    return context;
  };
  callers = {
    buyer: await caller(scene.buyer.email),
    seller: await caller(scene.seller.email),
    stranger: await caller(scene.stranger.email),
    // Of another home, that is being sold.
    purchaser: await caller(sold.buyer.email),
    vendor: await caller(sold.seller.email),
    nobody: await caller(),
  };
  const accepted = await callers.vendor.patch(`/api/offers/${sold.offers.pending}`, {
    headers: { origin: site.origin },
    data: { action: "accept" },
  });
  expect(accepted.status()).toBe(200);
  const { saleId } = await accepted.json();
  const listing = `/bien/${scene.listingId}`;
  const talk = `/messages?conversation=${scene.conversationId}`;
  const { pending, scheduled, completed } = scene.visits;
  pages = [
    ["buyer", `/visites/${pending}`],
    ["buyer", `/visites/${scheduled}`],
    ["buyer", `/visites/${scheduled}/creneaux`],
    ["buyer", `/visites/${completed}`],
    ["buyer", `${listing}/reserver?creneau=${scene.slots[0]}`],
    ["buyer", `/offres/${scene.offers.pending}`],
    ["buyer", talk],
    ["buyer", "/buyer/search"],
    ["buyer", "/buyer/favorites"],
    ["buyer", "/buyer/subscription"],
    ["buyer", "/settings?onglet=notifications"],
    ["buyer", "/visites/agenda"],
    ["buyer", "/notifications"],
    ["seller", `/visites/${pending}`],
    ["seller", `/visites/${completed}`],
    ["seller", `/offres/${scene.offers.pending}`],
    ["seller", "/seller/visits/disponibilites"],
    ["seller", talk],
    ["stranger", `${listing}/offre`],
    ["stranger", `${listing}/contact`],
    ["stranger", "/recherche/enregistrer?location=Rennes"],
    ["purchaser", `/ventes/${saleId}`],
    ["vendor", `/ventes/${saleId}`],
  ];
});

test.afterAll(async () => {
  for (const each of Object.values(callers ?? {})) await each.dispose();
  await site?.stop();
});

/** The forms of a page that have an action of ours, as a browser without scripts has them. */
function formsOf(page: Page, html: string): Promise<Form[]> {
  return page.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    // Beside the page stand the menus: switching the role, signing out.
    const forms = page.querySelectorAll<HTMLFormElement>("main form");
    return [...forms].map((form) => {
      const action: [string, string][] = [];
      const fields: { name: string; value: string; type: string }[] = [];
      for (const element of form.elements) {
        const { name, value, type } = element as HTMLInputElement;
        if (name.startsWith("$ACTION")) action.push([name, value]);
        else if (name && !(type === "radio" && fields.some((each) => each.name === name)))
          fields.push({ name, value, type });
      }
      return { action, fields };
    });
  }, html);
}

interface Outcome {
  status: number;
  body: string;
}

async function post(
  who: Who,
  path: string,
  { action, fields }: Form,
  origin = site.origin,
): Promise<Outcome> {
  const data = new FormData();
  for (const [name, value] of action) data.append(name, value);
  for (const { name, value } of fields) data.append(name, value);
  const response = await callers[who].post(path, {
    multipart: data,
    headers: { origin },
    maxRedirects: 0,
  });
  return { status: response.status(), body: await response.text() };
}

/** What is wrong with an answer; null where nothing is. */
function fault({ status, body }: Outcome): string | null {
  if (status >= 500) return `answered ${status}`;
  if (body.includes(ERROR_SENTENCES["internal.unexpected"].detail)) return "an unexpected error";
  return null;
}

/** The form with another value in the first field of a name. */
function withValue({ action, fields }: Form, name: string, value: string): Form {
  const first = fields.findIndex((field) => field.name === name);
  return {
    action,
    fields: fields.map((field, at) => (at === first ? { ...field, value } : field)),
  };
}

/** Its fields, each name once. */
const unique = (fields: readonly Field[]): Field[] => [
  ...new Map(fields.map((field) => [field.name, field])).values(),
];

/** What is tried at a form: what never changes anything, and what may, for it may be right. */
function attemptsOf(who: Who, form: Form): Record<"never" | "perhaps", [string, Who, Form][]> {
  const fields = unique(form.fields).flatMap((field) =>
    (field.type === "checkbox" ? WRONG.slice(1, 2) : WRONG)
      .filter((value) => value !== field.value)
      .map((value): [boolean, [string, Who, Form]] => [
        (EXACT.has(field.type) && !FREE.has(field.name)) || value === LONG,
        [
          `${field.name}: ${JSON.stringify(value).slice(0, 20)}`,
          who,
          withValue(form, field.name, value),
        ],
      ]),
  );
  const of = (isNever: boolean) => fields.filter(([is]) => is === isNever).map(([, each]) => each);
  return {
    never: [["nobody", "nobody", form], ...of(true)],
    perhaps: [
      ["no field", who, { ...form, fields: [] }],
      ["each name once", who, { ...form, fields: unique(form.fields) }],
      ...of(false),
    ],
  };
}

test("no field of a form takes what it can’t be, and no form is anybody else’s", async ({
  page,
}) => {
  test.setTimeout(600_000);
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const [who, path] of pages) {
    const response = await callers[who].get(path);
    expect(response.status(), path).toBe(200);
    const forms = (await formsOf(page, await response.text())).filter(
      ({ action }) => action.length > 0,
    );
    for (const form of forms) {
      const names = unique(form.fields).map(({ name }) => name);
      const name = `${who} ${path}: ${names}`;
      const id = `${who} ${JSON.stringify(form.action.map(([, value]) => value))} ${names}`;
      if (seen.has(id)) continue;
      seen.add(id);
      await test.step(name, async () => {
        const make = async (attempts: readonly [string, Who, Form][]) => {
          for (const [what, by, given] of attempts) {
            const wrong = fault(await post(by, path, given));
            if (wrong) faults.push(`${name}, ${what}: ${wrong}`);
          }
        };
        const { never, perhaps } = attemptsOf(who, form);
        const before = digestsOf(site.database, TABLES);
        await make(never);
        const changed = changedIn(before, digestsOf(site.database, TABLES));
        if (changed.length > 0) faults.push(`${name}: changed ${changed}`);
        await make(perhaps);
      });
    }
  }
  expect(seen.size).toBeGreaterThan(35);
  expect(faults).toEqual([]);
});

test("nothing of it was a fault of the server’s", () => {
  expect(oddLines(site.log())).toEqual([]);
  expect(site.log().filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
