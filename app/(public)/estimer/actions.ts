"use server";

import { browserHolder, estimateReader } from "@/lib/auth/estimate-holder";
import { draftHolderHash, newDraftSecret, writeDraftCookie } from "@/lib/auth/revision-holder";
import { currentVisitor } from "@/lib/auth/session";
import { userAction, visitorAction } from "@/lib/auth/user-action";
import { followEstimate } from "@/lib/estimates/commands/follow-estimate";
import { keepEstimate } from "@/lib/estimates/commands/keep-estimate";
import { makeEstimate } from "@/lib/estimates/commands/make-estimate";
import { sellEstimatedHome } from "@/lib/estimates/commands/sell-estimated-home";
import { setComparable } from "@/lib/estimates/commands/set-comparable";
import {
  comparableSchema,
  estimateIdSchema,
  estimateSchema,
  followSchema,
} from "@/lib/estimates/schemas";
import { countDraft, countEstimate } from "@/lib/platform/attempts";
import { estimateRoutes } from "@/lib/routes/estimates";
import { spaceRoutes } from "@/lib/routes/space";
import { RESULT } from "./resultat/[id]/copy";

/** Estimates a home, for an account or for the browser. */
export const estimateAction = visitorAction(
  estimateSchema,
  async (input, origin) => {
    await countEstimate(origin);
    return makeEstimate(input, (await browserHolder()).holder);
  },
  async ({ estimateId }) => {
    const { newSecret } = await browserHolder();
    if (newSecret !== null) await writeDraftCookie(newSecret);
    return { redirectTo: estimateRoutes.result(estimateId) };
  },
  { creates: "estimate" },
);

/** Takes a sale out of an estimate, or puts it back. */
export const comparableAction = visitorAction(
  comparableSchema,
  async (input) => {
    await setComparable(input, await estimateReader());
    return input;
  },
  ({ estimateId }) => ({ redirectTo: `${estimateRoutes.result(estimateId)}#ventes` }),
);

/** Has the account keep what its person estimated in this browser. */
export const keepEstimateAction = userAction(
  estimateIdSchema,
  async (input, actor) => {
    await keepEstimate({ ...input, holderHash: await draftHolderHash() }, actor);
    return input;
  },
  () => ({ message: RESULT.savedNow }),
);

/** Has the owner sent the home's new figure twice a year, or no more. */
export const followEstimateAction = userAction(followSchema, followEstimate);

/** Begins the listing of an estimated home, and leads to its editor. */
export const sellEstimatedAction = visitorAction(
  estimateIdSchema,
  async ({ estimateId }, origin) => {
    const visitor = await currentVisitor();
    const actor = visitor?.kind === "person" ? visitor.actor : null;
    if (!actor) await countDraft(origin);
    const secret = newDraftSecret();
    return sellEstimatedHome(
      { estimateId, secret },
      { actor, holderHash: await draftHolderHash() },
    );
  },
  async ({ revisionId, isNew }) => {
    if (isNew) await writeDraftCookie(newDraftSecret());
    return { redirectTo: spaceRoutes.editListing(revisionId) };
  },
  { creates: "estimated-draft" },
);
