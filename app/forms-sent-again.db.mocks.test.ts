import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FORM_ARRIVED } from "@/lib/content/errors";
import { DomainError } from "@/lib/kernel/errors";
import { FORM_KEY_FIELD, type FormAction, newFormKey } from "@/lib/kernel/forms";
import { newId } from "@/lib/kernel/ids";
import { civilDay, HOUR_MS, shiftCivilDay } from "@/lib/kernel/time";
import { makeOffer } from "@/lib/offers/commands/make-offer";
import type { Actor, Visitor } from "@/lib/policy/actor";
import { adoptedDatabase } from "@/lib/testing/adopted-database";
import { propertyRow } from "@/lib/testing/builders";
import { solvedToken } from "@/lib/testing/captcha";
import { createPerson } from "@/lib/testing/people";
import { signInContext } from "@/lib/testing/sign-in-context";
import { createSlot, type VisitedHome, visitedHome } from "@/lib/testing/visits";
import { beginAction } from "./(annonce)/annonces/actions";
import { registerAction } from "./(auth)/actions";
import { inviteAction } from "./(espace)/buyer/favorites/actions";
import { duplicateAction, relistAction, startAction } from "./(espace)/mes-biens/actions";
import { replyAction, reportAction as reportConversationAction } from "./(espace)/messages/actions";
import { counterOfferAction } from "./(espace)/offres/actions";
import { requestRoleAction } from "./(espace)/profile/roles/actions";
import { changeEmailAction } from "./(espace)/settings/actions";
import { contactAction } from "./(public)/bien/[id]/contact/actions";
import { offerAction } from "./(public)/bien/[id]/offre/actions";
import { bookAction } from "./(public)/bien/[id]/reserver/actions";
import { reportAction } from "./(public)/bien/[id]/signaler/actions";
import { saveSearchAction } from "./(public)/recherche/enregistrer/actions";

const session = vi.hoisted(() => ({
  actor: null as Actor | null,
  jar: new Map<string, string>(),
}));
vi.mock("next/cache", () => ({ refresh: () => undefined }));
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ "next-action": "60aa", "x-forwarded-for": "127.0.0.1" }),
  cookies: async () => ({
    get: (name: string) => {
      const value = session.jar.get(name);
      return value === undefined ? undefined : { name, value };
    },
    set: (name: string, value: string) => session.jar.set(name, value),
  }),
}));
vi.mock("@/lib/auth/session", async (original) => ({
  ...(await original<typeof import("@/lib/auth/session")>()),
  currentSignInContext: async () => signInContext(),
  currentVisitor: async (): Promise<Visitor | null> =>
    session.actor && { kind: "person", actor: session.actor },
  requireActor: async () => {
    if (session.actor === null) throw new DomainError("request.signed-out");
    return session.actor;
  },
}));
vi.mock("@/lib/accounts/passwords/commands/prove-password", async (original) => ({
  ...(await original<typeof import("@/lib/accounts/passwords/commands/prove-password")>()),
  provePassword: async () => undefined,
}));

const database = adoptedDatabase();
let home: VisitedHome;
let conversationId: string;

const NEXT_WEEK = shiftCivilDay(civilDay(new Date()), 7);
const PASSWORD = "un-mot-de-passe-assez-long";

type Fields = Record<string, string>;

function send(action: FormAction, fields: Fields, key: string | null) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (key !== null) form.set(FORM_KEY_FIELD, key);
  return action(null, form);
}

const count = (table: string) =>
  database.raw.prepare(`SELECT count(*) FROM "${table}"`).pluck().get() as number;

beforeAll(async () => {
  home = await visitedHome(database);
});
beforeEach(() => {
  session.jar.clear();
});

const listing = () => ({ listingId: home.propertyId });
const offer = () => ({
  ...listing(),
  amount: "240000",
  financingType: "cash",
  expiryDate: NEXT_WEEK,
});

/** Who sends a form, what it says, and the table in which it creates one row. */
interface Sent {
  action: FormAction;
  by: () => Actor | null | Promise<Actor | null>;
  fields: () => Fields | Promise<Fields>;
  table: string;
}

async function withdrawnHome(): Promise<string> {
  const row = propertyRow({ sellerId: home.seller.userId, status: "withdrawn" });
  await database.writer.$transaction((tx) => tx.property.create({ data: row }));
  return String(row.id);
}

const newBuyer = () => createPerson(database, [["buyer", "active"]]);
const seller = () => home.seller;
const nobody = () => null;

async function begunConversation(): Promise<Actor> {
  session.actor = home.buyer;
  await send(contactAction, { ...listing(), content: "Bonjour" }, null);
  conversationId = database.raw
    .prepare("SELECT id FROM Conversation WHERE contactId = ?")
    .pluck()
    .get(home.buyer.userId) as string;
  return home.buyer;
}

const FORMS: Record<string, Sent> = {
  "a message about a listing": {
    action: contactAction,
    by: newBuyer,
    fields: () => ({ ...listing(), content: "Bonjour" }),
    table: "Message",
  },
  "an answer in a conversation": {
    action: replyAction,
    by: begunConversation,
    fields: () => ({ conversationId, content: "Encore une question" }),
    table: "Message",
  },
  "a report of a conversation": {
    action: reportConversationAction,
    by: begunConversation,
    fields: () => ({ conversationId, reason: "fraud", text: "Il me demande un virement." }),
    table: "ConversationReport",
  },
  "a first message": {
    action: contactAction,
    by: nobody,
    fields: async () => ({
      ...listing(),
      name: "Léo Martin",
      email: `${newId()}@example.org`,
      content: "Toujours disponible ?",
      token: await solvedToken(new Date()),
    }),
    table: "PendingMessage",
  },
  "an offer": {
    action: offerAction,
    by: newBuyer,
    fields: () => ({ ...offer(), step: "send" }),
    table: "Offer",
  },
  "a counter-offer": {
    action: counterOfferAction,
    by: seller,
    fields: async () => {
      const terms = {
        financingType: "cash",
        financingApproved: true,
        expiryDate: NEXT_WEEK,
      } as const;
      const none = { message: null, conditions: null, shareFile: false, asBuyer: false };
      const made = { ...listing(), ...terms, ...none, amount: 240_000 };
      const { offerId } = await makeOffer(made, await newBuyer());
      return { offerId, amount: "245000", expiryDate: NEXT_WEEK };
    },
    table: "Offer",
  },
  "a booking": {
    action: bookAction,
    by: newBuyer,
    fields: async () => {
      const { propertyId, looper } = home;
      const startsAt = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 72 * HOUR_MS);
      const slotId = await createSlot(database, { propertyId, hostId: looper.userId, startsAt });
      return { slotId, type: "physical" };
    },
    table: "Visit",
  },
  "a report as oneself": {
    action: reportAction,
    by: newBuyer,
    fields: () => ({ ...listing(), reason: "fraud", text: "Ces photos sont d’ailleurs." }),
    table: "ListingReport",
  },
  "a visitor's report": {
    action: reportAction,
    by: nobody,
    fields: async () => ({
      ...listing(),
      reason: "fraud",
      text: "Ces photos sont d’ailleurs.",
      token: await solvedToken(new Date()),
    }),
    table: "ListingReport",
  },
  "a saved search": {
    action: saveSearchAction,
    by: newBuyer,
    fields: () => ({ query: "location=Rennes", name: "Rennes", frequency: "daily" }),
    table: "SavedSearch",
  },
  "a listing that is begun": {
    action: beginAction,
    by: seller,
    fields: () => ({}),
    table: "ListingRevision",
  },
  "a listing that is begun without an account": {
    action: beginAction,
    by: nobody,
    fields: () => ({}),
    table: "ListingRevision",
  },
  "a change of a listing": {
    action: startAction,
    by: seller,
    fields: () => ({ propertyId: home.propertyId }),
    table: "ListingRevision",
  },
  "a copy of a listing": {
    action: duplicateAction,
    by: seller,
    fields: () => ({ propertyId: home.propertyId }),
    table: "ListingRevision",
  },
  "a withdrawn listing that is relisted": {
    action: relistAction,
    by: seller,
    fields: async () => ({ propertyId: await withdrawnHome() }),
    table: "ListingRevision",
  },
  "a registration": {
    action: registerAction,
    by: nobody,
    fields: () => ({
      firstName: "Camille",
      lastName: "Martin",
      email: `${newId()}@example.org`,
      phone: "06 12 34 56 78",
      password: PASSWORD,
      confirmPassword: PASSWORD,
      roles: "buyer",
    }),
    table: "PendingRegistration",
  },
  "an invitation to a shortlist": {
    action: inviteAction,
    by: newBuyer,
    fields: () => ({ email: `${newId()}@example.org` }),
    table: "OutboxMail",
  },
  "a role": {
    action: requestRoleAction,
    by: newBuyer,
    fields: () => ({ role: "seller" }),
    table: "RoleGrant",
  },
  "another address of an account": {
    action: changeEmailAction,
    by: newBuyer,
    fields: () => ({ email: `${newId()}@example.org`, password: PASSWORD }),
    table: "OutboxMail",
  },
};

test.each(Object.entries(FORMS))(
  "%s is created once when its response got lost, and answered as the first time",
  async (_, { action, by, fields, table }) => {
    session.actor = await by();
    const typed = await fields();
    const key = newFormKey();
    const before = count(table);
    const first = await send(action, typed, key);
    expect(first?.result.status).not.toBe("error");
    const cookies = new Map(session.jar);
    session.jar.clear();
    const second = await send(action, typed, key);
    const { key: _first, ...answer } = first ?? {};
    const { key: _second, ...again } = second ?? {};
    expect(again).toEqual(answer);
    expect([...session.jar.keys()]).toEqual([...cookies.keys()]);
    expect(count(table)).toBe(before + 1);
  },
);

test("ten sendings at once are one message, and one answer", async () => {
  session.actor = await newBuyer();
  const fields = { ...listing(), content: "Dix fois" };
  const key = newFormKey();
  const before = count("Message");
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(contactAction, fields, key)),
  );
  expect(new Set(answers.map((answer) => answer?.redirectTo)).size).toBe(1);
  expect(count("Message")).toBe(before + 1);
});

test("a second message is a second message: under another key, or without one", async () => {
  session.actor = await newBuyer();
  const fields = { ...listing(), content: "Bonjour" };
  const before = count("Message");
  for (const key of [newFormKey(), newFormKey(), null, null])
    await send(contactAction, fields, key);
  expect(count("Message")).toBe(before + 4);
});

test("another text under the key of one that arrived is said to be another one, and may be sent", async () => {
  session.actor = await newBuyer();
  const key = newFormKey();
  await send(contactAction, { ...listing(), content: "Bonjour" }, key);
  const before = count("Message");
  const changed = { ...listing(), content: "Bonjour à vous" };
  const state = await send(contactAction, changed, key);
  expect(state?.result.error).toEqual({ "": [FORM_ARRIVED] });
  expect(state?.result.initialValue).toMatchObject({ content: "Bonjour à vous" });
  expect(state?.key).not.toBe(key);
  expect((await send(contactAction, changed, state?.key ?? ""))?.redirectTo).toBeDefined();
  expect(count("Message")).toBe(before + 1);
});

test("a form that is refused keeps its key, and is decided again", async () => {
  session.actor = await newBuyer();
  const key = newFormKey();
  const refused = await send(contactAction, { ...listing(), content: " " }, key);
  expect(refused).toMatchObject({ key, result: { status: "error" } });
  const sent = await send(contactAction, { ...listing(), content: "Bonjour" }, key);
  expect(sent?.redirectTo).toBeDefined();
});

test("nobody is given what another person's form led to", async () => {
  const key = newFormKey();
  const fields = { ...listing(), content: "Bonjour" };
  session.actor = await newBuyer();
  const own = await send(contactAction, fields, key);
  session.actor = await newBuyer();
  const others = await send(contactAction, fields, key);
  expect(others?.redirectTo).not.toBe(own?.redirectTo);
});

test.each(["x", "é".repeat(26), newFormKey().toUpperCase(), "i".repeat(26)])(
  "%j is no key of a form",
  async (key) => {
    session.actor = await newBuyer();
    const before = count("Message");
    const state = await send(contactAction, { ...listing(), content: "Bonjour" }, key);
    expect(state?.result.status).toBe("error");
    expect(count("Message")).toBe(before);
  },
);
