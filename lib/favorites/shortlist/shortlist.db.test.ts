import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newToken } from "../../platform/tokens.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../../testing/builders.ts";
import { writtenMails } from "../../testing/mails.ts";
import { createPerson } from "../../testing/people.ts";
import { addFavorite } from "../commands/add-favorite.ts";
import { judgeFavorite } from "../commands/judge-favorite.ts";
import { acceptInvitation } from "./commands/accept-invitation.ts";
import { invitationLink, inviteToShortlist } from "./commands/invite-to-shortlist.ts";
import { leaveShortlist } from "./commands/leave-shortlist.ts";
import { findShortlistInvitation } from "./queries/find-shortlist-invitation.ts";
import { getShortlist } from "./queries/get-shortlist.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const database = adoptedDatabase();
const seller = userRow();
const homes = [0, 1, 2, 3].map(() => propertyRow({ sellerId: seller.id }).id ?? "");
let one: Actor;
let two: Actor;

beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
    for (const id of homes)
      await tx.property.create({ data: propertyRow({ id, sellerId: seller.id }) });
  });
});
beforeEach(async () => {
  one = await createPerson(database, [["buyer", "active"]], { firstName: "Léa" });
  two = await createPerson(database, [["buyer", "active"]], { firstName: "Noé" });
});

async function invitation(by = one, at = NOW): Promise<string> {
  const secret = newToken();
  await inviteToShortlist({ secret }, by, at);
  return secret;
}

describe("an invitation", () => {
  test("shows who invites, to whoever has its link, until it is over", async () => {
    const token = await invitation();
    expect(await findShortlistInvitation(token, null, NOW)).toMatchObject({
      inviter: "Léa",
      own: false,
    });
    expect(await findShortlistInvitation(token, one, NOW)).toMatchObject({ own: true });
    expect(await findShortlistInvitation(token, null, later(14))).toBeNull();
    for (const wrong of [undefined, "", "x", newToken(), [token]]) {
      expect(await findShortlistInvitation(wrong, null, NOW)).toBeNull();
    }
  });

  test("is mailed where an address is given, to a few a day", async () => {
    const input = { email: "noe@example.org", secret: newToken() };
    const link = invitationLink(input.secret);
    expect(await inviteToShortlist(input, one, NOW)).toEqual({ mailed: true });
    expect(writtenMails(database.raw, input.email).at(-1)?.text).toContain(link);
    for (let count = 1; count < 5; count += 1) await inviteToShortlist(input, one, NOW);
    await expect(inviteToShortlist(input, one, NOW)).rejects.toMatchObject({
      code: "request.too-many",
    });
    // The one that is there stays good.
    expect(await getShortlist(one, NOW)).toMatchObject({ kind: "invited" });
    await inviteToShortlist(input, one, later(2));
  });

  test("takes the place of the one before", async () => {
    const first = await invitation();
    const second = await invitation();
    const input = { token: first };
    await expect(acceptInvitation(input, two, NOW)).rejects.toMatchObject({
      code: "shortlist.spent",
    });
    await acceptInvitation({ token: second }, two, NOW);
  });

  test.each<[string, () => Promise<unknown>, string]>([
    [
      "one's own",
      async () => acceptInvitation({ token: await invitation() }, one, NOW),
      "shortlist.own",
    ],
    [
      "over",
      async () => acceptInvitation({ token: await invitation() }, two, later(15)),
      "shortlist.spent",
    ],
    ["forged", () => acceptInvitation({ token: newToken() }, two, NOW), "shortlist.spent"],
    ["no token", () => acceptInvitation({ token: "' OR 1=1" }, two, NOW), "shortlist.spent"],
    [
      "cancelled",
      async () => {
        const token = await invitation();
        const view = await getShortlist(one, NOW);
        if (view.kind !== "invited") throw new Error("expected an invitation");
        // Nobody else cancels it.
        await leaveShortlist({ shareId: view.shareId }, two);
        expect(await getShortlist(one, NOW)).toMatchObject({ kind: "invited" });
        await leaveShortlist({ shareId: view.shareId }, one);
        return acceptInvitation({ token }, two, NOW);
      },
      "shortlist.spent",
    ],
    [
      "used",
      async () => {
        const token = await invitation();
        await acceptInvitation({ token }, two, NOW);
        return acceptInvitation(
          { token },
          await createPerson(database, [["buyer", "active"]]),
          NOW,
        );
      },
      "shortlist.spent",
    ],
  ])("that is %s can't be accepted", async (_title, attempt, code) => {
    await expect(attempt()).rejects.toMatchObject({ code });
  });

  test("is accepted once, by two at once", async () => {
    const token = await invitation();
    const three = await createPerson(database, [["buyer", "active"]]);
    const done = await Promise.allSettled(
      [two, three].map((who) => acceptInvitation({ token }, who, NOW)),
    );
    expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("makes a buyer of who is none", async () => {
    const other = await createPerson(database, [["seller", "active"]]);
    await acceptInvitation({ token: await invitation() }, other, NOW);
    const roles = database.raw
      .prepare("SELECT role FROM RoleGrant WHERE userId = ?")
      .all(other.userId);
    expect(roles).toContainEqual({ role: "buyer" });
  });
});

describe("a shared shortlist", () => {
  test("shows both people's favourites, marks and notes, those that both like first", async () => {
    const [a = "", b = "", c = "", d = ""] = homes;
    for (const listingId of [a, b, c]) await addFavorite({ listingId }, one, NOW);
    for (const listingId of [b, c, d]) await addFavorite({ listingId }, two, NOW);
    await judgeFavorite({ listingId: b, mark: "love", note: "Côté cour" }, one);
    await judgeFavorite({ listingId: c, mark: "no" }, two);
    await judgeFavorite({ listingId: a, mark: "maybe" }, one);
    await acceptInvitation({ token: await invitation() }, two, NOW);
    const mine = await getShortlist(one, NOW);
    const theirs = await getShortlist(two, NOW);
    if (mine.kind !== "shared" || theirs.kind !== "shared") throw new Error("expected a share");
    expect([mine.partner, theirs.partner]).toEqual(["Noé", "Léa"]);
    expect(mine.homes.map(({ favorite, agreement }) => [favorite.id, agreement])).toEqual([
      [b, "both"],
      [a, "one"],
      [d, "one"],
      [c, "refused"],
    ]);
    expect(mine.homes[0]).toMatchObject({
      mine: { mark: "love", note: "Côté cour" },
      theirs: { mark: null, note: null },
    });
    expect(theirs.homes[0]).toMatchObject({ theirs: { mark: "love", note: "Côté cour" } });
  });

  test("is one at a time, and left by either at any time", async () => {
    await acceptInvitation({ token: await invitation() }, two, NOW);
    const three = await createPerson(database, [["buyer", "active"]]);
    const token = await invitation(three);
    for (const attempt of [
      inviteToShortlist({ secret: newToken() }, one, NOW),
      acceptInvitation({ token }, two, NOW),
    ]) {
      await expect(attempt).rejects.toMatchObject({ code: "shortlist.taken" });
    }
    const view = await getShortlist(two, NOW);
    if (view.kind !== "shared") throw new Error("expected a share");
    await leaveShortlist({ shareId: view.shareId }, three);
    expect(await getShortlist(one, NOW)).toMatchObject({ kind: "shared" });
    await leaveShortlist({ shareId: view.shareId }, two);
    await leaveShortlist({ shareId: view.shareId }, two);
    expect(await getShortlist(one, NOW)).toEqual({ kind: "alone" });
    await acceptInvitation({ token }, two, NOW);
  });

  test("is one a person, whatever is accepted at once", async () => {
    const others = await Promise.all(
      [0, 1, 2].map(() => createPerson(database, [["buyer", "active"]])),
    );
    const people = [one, two, ...others];
    const tokens: string[] = [];
    for (const each of people) tokens.push(await invitation(each));
    // Each accepts everybody else's.
    const done = await Promise.allSettled(
      people.flatMap((who) =>
        tokens.flatMap((token, index) =>
          people[index] === who ? [] : [acceptInvitation({ token }, who, NOW)],
        ),
      ),
    );
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    for (const each of done) {
      if (each.status === "rejected") {
        expect(each.reason.code).toMatch(/^shortlist\.(taken|spent)$/);
      }
    }
    const shared = await Promise.all(people.map((who) => getShortlist(who, NOW)));
    expect(shared.filter(({ kind }) => kind === "shared")).toHaveLength(4);
  });

  test("is one a person by a constraint of the database", async () => {
    await acceptInvitation({ token: await invitation() }, two, NOW);
    const three = await createPerson(database, [["buyer", "active"]]);
    const token = await invitation(three);
    // As one who accepts without looking whether the other is alone.
    const write = database.writer.$transaction(async (tx) => {
      const share = await tx.shortlistShare.findFirstOrThrow({
        where: { inviterId: three.userId },
      });
      await tx.shortlistMember.create({ data: { userId: two.userId, shareId: share.id } });
    });
    await expect(write).rejects.toMatchObject({ code: "P2002" });
    expect(await findShortlistInvitation(token, null, NOW)).not.toBeNull();
  });

  test("is for buyers", async () => {
    const other = await createPerson(database, [["seller", "active"]]);
    for (const attempt of [getShortlist(other), inviteToShortlist({ secret: newToken() }, other)]) {
      await expect(attempt).rejects.toMatchObject({ code: "request.forbidden" });
    }
  });
});
