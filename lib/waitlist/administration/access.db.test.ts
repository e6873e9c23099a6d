import { describe, expect, test } from "vitest";
import type { Actor } from "../../policy/actor.ts";
import { codeOf } from "../../testing/error-code.ts";
import { actorWith, PERSONAS } from "../../testing/people.ts";
import { EVERYBODY, NOW, withTeam } from "../../testing/waitlist-team.ts";
import { decideReferral } from "./commands/decide-referral.ts";
import { exportEntries } from "./commands/export-entries.ts";
import { inviteWave } from "./commands/invite-wave.ts";
import { countHeldReferrals } from "./queries/count-held-referrals.ts";
import { countQueues } from "./queries/count-queues.ts";
import { countWaitlist } from "./queries/count-waitlist.ts";
import { entryBatches } from "./queries/entry-batches.ts";
import { getWaitlistFunnel } from "./queries/get-waitlist-funnel.ts";
import { listCampaigns } from "./queries/list-campaigns.ts";
import { listDecidedReferrals } from "./queries/list-decided-referrals.ts";
import { listEntries } from "./queries/list-entries.ts";
import { listHeldReferrals } from "./queries/list-held-referrals.ts";
import { listWaves } from "./queries/list-waves.ts";
import { previewWave } from "./queries/preview-wave.ts";

const team = withTeam();

describe("the waitlist's administration", () => {
  const UNKNOWN = "000000000000";
  const ACTS: Record<string, (actor: Actor) => unknown> = {
    countWaitlist,
    getWaitlistFunnel: (actor) => getWaitlistFunnel(actor, { period: 7, source: null }, NOW),
    listEntries: (actor) => listEntries(actor, { filter: EVERYBODY }),
    listCampaigns,
    entryBatches: (actor) => entryBatches(actor, EVERYBODY).next(),
    exportEntries: (actor) => exportEntries(EVERYBODY, actor, NOW),
    listHeldReferrals: (actor) => listHeldReferrals(actor),
    countHeldReferrals,
    listDecidedReferrals,
    decideReferral: (actor) =>
      decideReferral({ referralId: UNKNOWN, decision: "count" }, actor, NOW),
    countQueues,
    previewWave: (actor) => previewWave(actor, { role: "seller", size: 1, waiting: 0 }),
    listWaves: (actor) => listWaves(actor),
    inviteWave: (actor) => inviteWave({ role: "seller", size: 1, firstId: UNKNOWN }, actor, NOW),
  };

  describe.each(Object.entries(ACTS))("%s", (_name, act) => {
    const codeFor = (actor: Actor) => codeOf((async () => act(actor))());

    test.each(Object.entries(PERSONAS))(
      "is a trust manager's alone: %s",
      async (persona, roles) => {
        const actor = actorWith(roles, { userId: team.manager.userId });
        const code = await codeFor(actor);
        if (persona === "trust manager") expect(code).not.toBe("request.forbidden");
        else expect(code).toBe("request.forbidden");
      },
    );

    test("is closed without a second factor", async () => {
      const unsafe = actorWith(PERSONAS["trust manager"], { mustSecure: true });
      expect(await codeFor(unsafe)).toBe("request.forbidden");
    });
  });
});
