import { describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { codeOf } from "../../testing/error-code.ts";
import { createPerson } from "../../testing/people.ts";
import {
  DAY,
  emptyWaitlist,
  NOW,
  withTeam,
  writeEntries,
  writeReferral,
} from "../../testing/waitlist-team.ts";
import { decideReferral } from "./commands/decide-referral.ts";
import { countHeldReferrals } from "./queries/count-held-referrals.ts";
import { listDecidedReferrals } from "./queries/list-decided-referrals.ts";
import { listHeldReferrals } from "./queries/list-held-referrals.ts";
import { REFERRED } from "./rules.ts";

const team = withTeam();

describe("held referrals", () => {
  test("are shown with both sides, the oldest first", async () => {
    await emptyWaitlist(team);
    const account = await createPerson(team.database, [["seller", "active"]], {
      referralCode: "ACCNT7",
    });
    const [sponsor, a, b, c] = await writeEntries(team, [
      { stage: "confirmed", role: "ambassador", email: "Lise@example.org", source: "salon" },
      {
        stage: "confirmed",
        email: "lise+1@example.org",
        mailbox: "lise@example.org",
        referredBy: "x",
      },
      { stage: "joined", role: "buyer" },
      { stage: "confirmed" },
    ]);
    const code = sponsor?.referralCode ?? "";
    const later = await writeReferral(team, b?.id ?? "", code, "held", [
      "burst",
      "same-network",
      "unheard-of",
    ]);
    const sooner = await writeReferral(
      team,
      a?.id ?? "",
      code,
      "held",
      ["same-mailbox"],
      new Date(NOW.getTime() - DAY),
    );
    const ofAccount = await writeReferral(
      team,
      c?.id ?? "",
      "ACCNT7",
      "held",
      [],
      new Date(NOW.getTime() + DAY),
    );
    const { rows } = await listHeldReferrals(team.manager);
    expect(rows.map(({ id }) => id)).toEqual([sooner, later, ofAccount]);
    expect(await countHeldReferrals(team.manager)).toBe(3);
    expect(rows[0]).toMatchObject({
      code,
      reasons: ["same-mailbox"],
      alike: ["Lise@example.org"],
      isOwn: false,
      referrer: {
        email: "Lise@example.org",
        role: "ambassador",
        source: "salon",
        hasAccount: false,
        counted: 0,
        held: 2,
        refused: 0,
      },
      referred: { email: "lise+1@example.org", role: "seller", source: REFERRED, held: 0 },
    });
    expect(rows[1]).toMatchObject({
      reasons: ["burst", "same-network"],
      alike: [],
      referred: { hasAccount: true },
    });
    expect(rows[2]?.referrer).toMatchObject({ email: account.email, role: null, hasAccount: true });
    expect(
      (await listHeldReferrals({ ...team.manager, userId: account.userId })).rows[2]?.isOwn,
    ).toBe(true);
  });

  test("whose referrer was erased keep their code", async () => {
    await emptyWaitlist(team);
    const [referred] = await writeEntries(team, [{ stage: "confirmed" }]);
    await writeReferral(team, referred?.id ?? "", "GONE22", "held", ["loop"]);
    expect((await listHeldReferrals(team.manager)).rows).toMatchObject([
      { code: "GONE22", referrer: null },
    ]);
  });

  test.each([
    ["count", "counted"],
    ["refuse", "refused"],
  ] as const)("are decided once, by %s, and it is known by whom", async (decision, status) => {
    await emptyWaitlist(team);
    const [sponsor, referred] = await writeEntries(team, [
      { stage: "joined" },
      { stage: "confirmed" },
    ]);
    const referralId = await writeReferral(
      team,
      referred?.id ?? "",
      sponsor?.referralCode ?? "",
      "held",
      ["loop"],
    );
    const second = await createPerson(team.database, [["trust_manager", "active"]]);
    const codes = await Promise.all(
      [team.manager, second].map((actor) =>
        codeOf(decideReferral({ referralId, decision }, actor, NOW)),
      ),
    );
    expect(codes.sort()).toEqual(["waitlist.referral-decided", null].sort());
    expect(await codeOf(decideReferral({ referralId, decision: "count" }, team.manager, NOW))).toBe(
      "waitlist.referral-decided",
    );
    const stored = await team.database.reader.waitlistReferral.findUnique({
      where: { id: referralId },
    });
    expect(stored).toMatchObject({ status, decidedAt: NOW });
    expect([team.manager.userId, second.userId]).toContain(stored?.decidedById);
    expect((await listHeldReferrals(team.manager)).rows).toEqual([]);
    expect(await listDecidedReferrals(team.manager)).toMatchObject([
      { id: referralId, counted: status === "counted", deciderName: "Camille Martin" },
    ]);
    const lines = await team.database.reader.auditEvent.findMany({
      where: { subjectId: referralId },
    });
    expect(lines).toMatchObject([
      { action: `referral.${status}`, actorId: stored?.decidedById, concernsId: sponsor?.userId },
    ]);
  });

  test("that wait for a confirmation, are counted, or are not there, can't be decided", async () => {
    await emptyWaitlist(team);
    const [sponsor, a, b] = await writeEntries(team, [
      { stage: "confirmed" },
      {},
      { stage: "confirmed" },
    ]);
    const code = sponsor?.referralCode ?? "";
    for (const referralId of [
      await writeReferral(team, a?.id ?? "", code, "waiting"),
      await writeReferral(team, b?.id ?? "", code, "counted"),
    ]) {
      expect(
        await codeOf(decideReferral({ referralId, decision: "refuse" }, team.manager, NOW)),
      ).toBe("waitlist.referral-decided");
    }
    expect(
      await codeOf(decideReferral({ referralId: newId(), decision: "count" }, team.manager, NOW)),
    ).toBe("waitlist.referral-not-found");
  });

  test("are not decided by who brought, or was brought", async () => {
    await emptyWaitlist(team);
    const [sponsor, referred] = await writeEntries(team, [
      { stage: "joined" },
      { stage: "joined" },
    ]);
    const referralId = await writeReferral(
      team,
      referred?.id ?? "",
      sponsor?.referralCode ?? "",
      "held",
      [],
    );
    for (const side of [sponsor, referred]) {
      const self = { ...team.manager, userId: side?.userId ?? "" };
      expect(await codeOf(decideReferral({ referralId, decision: "count" }, self, NOW))).toBe(
        "request.forbidden",
      );
    }
    expect(await countHeldReferrals(team.manager)).toBe(1);
  });
});
