import { beforeAll, describe, expect, test } from "vitest";
import { findActor, findVisitor } from "../accounts/sessions/queries/find-visitor.ts";
import { listFavoriteIds } from "../favorites/queries/list-favorite-ids.ts";
import { newId } from "../kernel/ids.ts";
import { PARIS_CLOCK } from "../kernel/place.ts";
import type { SelfAssignableRole } from "../kernel/roles.ts";
import { newToken } from "../platform/tokens.ts";
import type { Actor } from "../policy/actor.ts";
import { findConfirmation } from "../registration/queries/find-confirmation.ts";
import { beginAnonymousDraft } from "../revisions/commands/begin-anonymous-draft.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../testing/builders.ts";
import { writtenMails } from "../testing/mails.ts";
import { createPerson } from "../testing/people.ts";
import { confirmAddress, register } from "../testing/registering.ts";
import { signInContext } from "../testing/sign-in-context.ts";
import { performIntent } from "./commands/perform-intent.ts";
import { saveIntent } from "./commands/save-intent.ts";
import { findIntent } from "./queries/find-intent.ts";
import { errandOf } from "./rules.ts";
import { signErrand } from "./tokens.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const PASSWORD = "azerty-123";

const database = adoptedDatabase();
const seller = userRow();
const listing = propertyRow({ sellerId: seller.id });
const gone = propertyRow({ sellerId: seller.id, status: "withdrawn" });
const slotOf = (propertyId: string) => ({
  id: newId(),
  propertyId,
  hostId: seller.id,
  startsAt: new Date("2026-11-24T15:00:00Z"),
  endsAt: new Date("2026-11-24T15:30:00Z"),
});
const slot = slotOf(listing.id);
const goneSlot = slotOf(gone.id);

beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
    await tx.property.create({ data: listing });
    await tx.property.create({ data: gone });
    await tx.visitSlot.createMany({ data: [slot, goneSlot] });
  });
});

const tokenFor = (listingId = listing.id, at = NOW) =>
  signErrand(errandOf({ kind: "favorite", listingId }, "/acheter"), at);

const LANDING = `/acheter#favori-${listing.id}`;

function forged(token: string): string {
  const [, signature] = token.split(".");
  const body = JSON.stringify({
    v: 1,
    intent: { kind: "favorite", listingId: listing.id },
    back: "/",
    exp: 9_999_999_999,
  });
  return `${Buffer.from(body).toString("base64url")}.${signature}`;
}

describe("what an address says was being done", () => {
  test("is told by its title, and signed where it is not", async () => {
    const found = await findIntent(
      { token: undefined, query: { favori: listing.id }, from: "/acheter" },
      NOW,
    );
    expect(found?.view).toEqual({ kind: "favorite", title: listing.title });
    expect(await findIntent({ token: found?.token }, later(71))).toEqual(found);
    expect(await findIntent({ token: found?.token }, later(73))).toBeNull();
  });

  test.each<[string, () => Parameters<typeof findIntent>[0]]>([
    ["nothing", () => ({ token: undefined })],
    ["a list", () => ({ token: [tokenFor(), tokenFor()] })],
    ["a forged value", () => ({ token: forged(tokenFor()) })],
    ["an altered value", () => ({ token: `${tokenFor()}x` })],
    ["a listing that is gone", () => ({ token: tokenFor(gone.id) })],
    ["no listing", () => ({ token: undefined, query: { favori: "' OR 1=1" } })],
  ])("is nothing for %s", async (_title, named) => {
    expect(await findIntent(named(), NOW)).toBeNull();
  });
});

describe("a slot that somebody picked", () => {
  const addressOf = (listingId: string, slotId: string, more = {}) => ({
    token: undefined,
    query: { creneau: slotId, bien: listingId, ...more },
    from: `/bien/${listingId}`,
  });
  const { startsAt } = slot;

  test("is told by its time and its home", async () => {
    const found = await findIntent(addressOf(listing.id, slot.id), NOW);
    expect(found?.view).toEqual({
      kind: "visit",
      title: listing.title,
      startsAt,
      clock: PARIS_CLOCK,
      type: "physical",
    });
    const byVideo = await findIntent(addressOf(listing.id, slot.id, { format: "virtual" }), NOW);
    expect(byVideo?.view).toMatchObject({ type: "virtual" });
  });

  test("is offered to be booked, and booked by nothing else", async () => {
    const buyer = await createPerson(database, [["buyer", "active"]]);
    const found = await findIntent(addressOf(listing.id, slot.id), NOW);
    expect(await performIntent(found?.token, buyer, NOW)).toBe(
      `/bien/${listing.id}/reserver?creneau=${slot.id}`,
    );
    expect(database.raw.prepare("SELECT count(*) FROM Visit").pluck().get()).toBe(0);
  });

  test.each<[string, () => Parameters<typeof findIntent>[0]]>([
    ["of a listing that is gone", () => addressOf(gone.id, goneSlot.id)],
    ["of another listing", () => addressOf(gone.id, slot.id)],
    ["that is none", () => addressOf(listing.id, newId())],
    ["in no format that there is", () => addressOf(listing.id, slot.id, { format: "x" })],
  ])("is nothing where it is one %s", async (_title, named) => {
    expect(await findIntent(named(), NOW)).toBeNull();
  });
});

describe("the deed", () => {
  test("is done for a buyer, who lands where they were; said again it changes nothing", async () => {
    const buyer = await createPerson(database, [["buyer", "active"]]);
    expect(await performIntent(tokenFor(), buyer, NOW)).toBe(LANDING);
    expect(await performIntent(tokenFor(), buyer, NOW)).toBe(LANDING);
    expect(await listFavoriteIds(buyer)).toEqual([listing.id]);
  });

  test("gives nobody a role unasked", async () => {
    const other = await createPerson(database, [["seller", "active"]]);
    expect(await performIntent(tokenFor(), other, NOW)).toBe(LANDING);
    expect(await listFavoriteIds(other)).toEqual([]);
  });

  test("is left out silently for a listing that is gone", async () => {
    const buyer = await createPerson(database, [["buyer", "active"]]);
    expect(await performIntent(tokenFor(gone.id), buyer, NOW)).toBe(`/acheter#favori-${gone.id}`);
    expect(await listFavoriteIds(buyer)).toEqual([]);
  });

  test.each<[string, () => unknown]>([
    ["none", () => undefined],
    ["forged", () => forged(tokenFor())],
    ["over", () => tokenFor(listing.id, later(-72))],
    ["too long", () => "x".repeat(5_000)],
    ["no text", () => ({ token: tokenFor() })],
  ])("is not done for a value that is %s", async (_title, value) => {
    const buyer = await createPerson(database, [["buyer", "active"]]);
    expect(await performIntent(value(), buyer, NOW)).toBeNull();
    expect(await listFavoriteIds(buyer)).toEqual([]);
  });
});

describe("a listing that was begun without an account", () => {
  const begun = async () => {
    const secret = newToken();
    const { revisionId } = await beginAnonymousDraft({ holderHash: null, secret }, NOW);
    const back = `/annonces/${revisionId}/verification`;
    const intent = { kind: "draft", revisionId, secret } as const;
    return { revisionId, back, token: signErrand(errandOf(intent, back), NOW), intent };
  };
  const sellerOf = (revisionId: string) =>
    database.raw
      .prepare("SELECT sellerId FROM ListingRevision WHERE id = ?")
      .pluck()
      .get(revisionId);

  test("is told by nothing of it, and becomes its person's", async () => {
    const { revisionId, back, token } = await begun();
    expect((await findIntent({ token }, NOW))?.view).toEqual({ kind: "draft", title: "" });
    const person = await createPerson(database, [["buyer", "active"]]);
    expect(await performIntent(token, person, NOW)).toBe(back);
    expect(sellerOf(revisionId)).toBe(person.userId);
  });

  test("said again is left out silently, and stays whose it is", async () => {
    const { revisionId, back, token } = await begun();
    const person = await createPerson(database, [["seller", "active"]]);
    await performIntent(token, person, NOW);
    const other = await createPerson(database, [["seller", "active"]]);
    for (const each of [person, other]) expect(await performIntent(token, each, NOW)).toBe(back);
    expect(sellerOf(revisionId)).toBe(person.userId);
  });

  test("is nobody's by another secret", async () => {
    const { revisionId, intent } = await begun();
    const token = signErrand(errandOf({ ...intent, secret: "x".repeat(43) }, null), NOW);
    const person = await createPerson(database, [["seller", "active"]]);
    expect(await performIntent(token, person, NOW)).toBe(`/annonces/${revisionId}`);
    expect(sellerOf(revisionId)).toBeNull();
  });
});

describe("a registration", () => {
  const linkTo = (address: string) => {
    const [mail] = writtenMails(database.raw, address);
    const secret = /jeton=([\w-]{43})/.exec(mail?.text ?? "")?.[1];
    if (!secret) throw new Error("expected a link");
    return secret;
  };
  const pendingRow = (email: string) =>
    database.raw
      .prepare("SELECT id, intent FROM PendingRegistration WHERE emailNormalized = lower(?)")
      .get(email) as { id: string; intent: string | null };

  async function registered(intention: string | undefined, role: SelfAssignableRole = "buyer") {
    const email = `${newId()}@example.org`;
    const result = await register(
      {
        firstName: "Zoé",
        lastName: "Martin",
        email,
        phone: "06 12 34 56 78",
        password: PASSWORD,
        roles: [role],
        intention,
      },
      signInContext(),
      NOW,
    );
    return { email, token: result.kind === "signed-in" ? result.token : "" };
  }

  /** The link of the mail, opened on another device: the password is asked for. */
  async function confirmed(email: string): Promise<{ actor: Actor; intent: unknown }> {
    const entry = { ...signInContext(), pendingId: null };
    const input = { token: linkTo(email), password: PASSWORD };
    const result = await confirmAddress(input, entry, later(1));
    if (result.kind !== "signed-in") throw new Error("expected an account");
    const actor = await findActor(result.token, later(1));
    if (!actor) throw new Error("expected a person");
    return { actor, intent: result.intent };
  }

  test("carries what was being done to the device that opens the mail, and no further", async () => {
    const { email } = await registered(tokenFor());
    expect((await findConfirmation(linkTo(email), NOW))?.intent).toBe(pendingRow(email).intent);
    const { actor, intent } = await confirmed(email);
    expect(await performIntent(intent, actor, later(1))).toBe(LANDING);
    expect(await listFavoriteIds(actor)).toEqual([listing.id]);
    expect(pendingRow(email).intent).toBeNull();
  });

  test("loses nothing by a forged value", async () => {
    const { email } = await registered(forged(tokenFor()));
    expect(pendingRow(email).intent).toBeNull();
    const { actor, intent } = await confirmed(email);
    expect(await performIntent(intent, actor, later(1))).toBeNull();
  });

  test("keeps what is being done when its person signs in before the link is used", async () => {
    const { email, token } = await registered(undefined);
    const visitor = await findVisitor(token, NOW);
    if (visitor?.kind !== "pending") throw new Error("expected a registration that waits");
    await saveIntent(forged(tokenFor()), visitor.pending, NOW);
    expect(pendingRow(email).intent).toBeNull();
    await saveIntent(tokenFor(), visitor.pending, NOW);
    const { actor, intent } = await confirmed(email);
    await performIntent(intent, actor, later(1));
    expect(await listFavoriteIds(actor)).toEqual([listing.id]);
    // The row that stays says nothing more of its person.
    await saveIntent(tokenFor(), visitor.pending, NOW);
    expect(pendingRow(email).intent).toBeNull();
  });

  test("of a known address tells its owner only, who finds it again by the login", async () => {
    const owner = await createPerson(database, [["buyer", "active"]]);
    await register(
      {
        firstName: "Zoé",
        lastName: "Martin",
        email: owner.email,
        phone: "06 12 34 56 78",
        password: PASSWORD,
        roles: ["buyer"],
        intention: tokenFor(),
      },
      signInContext(),
      NOW,
    );
    const text = writtenMails(database.raw, owner.email).at(-1)?.text ?? "";
    const carried = /connexion\?intention=([\w%.-]+)/.exec(text)?.[1];
    const found = await findIntent({ token: decodeURIComponent(carried ?? "") }, NOW);
    expect(found?.view.title).toBe(listing.title);
  });
});
