"use server";

import { z } from "zod";
import { EDITOR, PROBLEMS } from "@/app/(annonce)/annonces/_editor/copy";
import { requestRole } from "@/lib/accounts/role-grants/commands/request-role";
import {
  draftHolderHash,
  newDraftSecret,
  withRevision,
  writeDraftCookie,
} from "@/lib/auth/revision-holder";
import { currentVisitor } from "@/lib/auth/session";
import { userAction, visitorAction } from "@/lib/auth/user-action";
import { DomainError } from "@/lib/kernel/errors";
import { countDraft } from "@/lib/platform/attempts";
import { answerQuestion } from "@/lib/revisions/commands/answer-question";
import { beginAnonymousDraft } from "@/lib/revisions/commands/begin-anonymous-draft";
import { beginDraft } from "@/lib/revisions/commands/begin-draft";
import { enterHome } from "@/lib/revisions/commands/enter-home";
import { saveRevision } from "@/lib/revisions/commands/save-revision";
import { submitRevision } from "@/lib/revisions/commands/submit-revision";
import { takeBackRevision } from "@/lib/revisions/commands/take-back-revision";
import { changesSchema } from "@/lib/revisions/content";
import { type ContentField, fieldsOf } from "@/lib/revisions/fields";
import { getRevision } from "@/lib/revisions/queries/get-revision";
import { listCommunesOf } from "@/lib/revisions/queries/list-communes-of";
import { answerSchema, revisionIdSchema, stepFormSchema } from "@/lib/revisions/schemas";
import { STEPS } from "@/lib/revisions/steps";
import { readForm } from "@/lib/revisions/typed";
import { spaceRoutes } from "@/lib/routes/space";

const verification = (revisionId: string) =>
  spaceRoutes.editListingStep(revisionId, "verification");

/** Begins a listing, for an account or for the browser. */
export const beginAction = visitorAction(
  z.strictObject({}),
  async (_input, origin) => {
    const visitor = await currentVisitor();
    if (visitor?.kind === "person") return beginDraft(visitor.actor);
    await countDraft(origin);
    const secret = newDraftSecret();
    return beginAnonymousDraft({ holderHash: await draftHolderHash(), secret });
  },
  async (begun) => {
    if ("isNew" in begun && begun.isNew) await writeDraftCookie(newDraftSecret());
    return { redirectTo: spaceRoutes.editListing(begun.revisionId) };
  },
  { creates: "draft" },
);

const textsOf = (value: unknown): string[] =>
  [value ?? []].flat().filter((each): each is string => typeof each === "string");

/** Saves a step that was sent without scripts: what can be read of it, whatever else is wrong. */
export const saveStepAction = visitorAction(
  stepFormSchema,
  async ({ revisionId, step, baseVersion, shown, ...texts }) => {
    const names = new Set(shown.split(" "));
    const { changes: typed, problems } = readForm(
      fieldsOf(step).filter((field) => names.has(field)),
      {
        text: (name) => textsOf(texts[name])[0] ?? "",
        all: (name) => textsOf(texts[name]),
      },
    );
    const changes = changesSchema.safeParse({ ...typed, ...(await placeOf(typed)) });
    if (!changes.success) throw new DomainError("request.invalid");
    const { conflicts } = await withRevision(revisionId, (holder) =>
      saveRevision({ revisionId, baseVersion, changes: changes.data }, holder),
    );
    const wrong = [
      ...Object.entries(problems).map(([field, problem]) => [field, PROBLEMS[problem]]),
      ...Object.keys(conflicts).map((field) => [field, EDITOR.conflictOther]),
    ];
    if (wrong.length > 0) throw new DomainError("request.invalid", Object.fromEntries(wrong));
    return { revisionId, next: STEPS[STEPS.indexOf(step) + 1] ?? "verification" };
  },
  ({ revisionId, next }) => ({ redirectTo: spaceRoutes.editListingStep(revisionId, next) }),
);

/** Where a postal code leads without scripts: to its only commune, and to the middle of it. */
async function placeOf(typed: Partial<Record<ContentField, unknown>>) {
  if (typeof typed.postalCode !== "string") return {};
  const communes = await listCommunesOf(typed.postalCode);
  const chosen = communes.find(({ code }) => code === typed.communeCode);
  const commune = chosen ?? (communes.length === 1 ? communes[0] : undefined);
  if (!commune) return { communeCode: null };
  const { code, lat, lng } = commune;
  const isPlaced = typed.lat !== null && typed.lat !== undefined && chosen !== undefined;
  return { communeCode: code, ...(isPlaced || lat === null || lng === null ? {} : { lat, lng }) };
}

/** Stores what the seller says of values that contradict each other. */
export const answerQuestionAction = visitorAction(
  answerSchema,
  async (input) => {
    await withRevision(input.revisionId, (holder) => answerQuestion(input, holder));
    return input;
  },
  ({ revisionId }) => ({ redirectTo: verification(revisionId) }),
);

/** Enters the home, and leads to its mandate. */
export const enterHomeAction = userAction(
  revisionIdSchema,
  async ({ revisionId }, actor) => ({ revisionId, ...(await enterHome({ revisionId }, actor)) }),
  ({ revisionId, propertyId }) => ({
    redirectTo: spaceRoutes.mandate(propertyId, { back: verification(revisionId) }),
  }),
);

/** The same where what is signed is another price: it is changed in one place. */
export const amendPriceAction = userAction(revisionIdSchema, enterHome, ({ propertyId }) => ({
  redirectTo: spaceRoutes.changePrice(propertyId),
}));

export const submitAction = userAction(
  revisionIdSchema,
  async (input, actor) => {
    await submitRevision(input, actor);
    return input;
  },
  ({ revisionId }) => ({ redirectTo: verification(revisionId) }),
);

export const takeBackAction = userAction(
  revisionIdSchema,
  async (input, actor) => {
    await takeBackRevision(input, actor);
    return input;
  },
  ({ revisionId }) => ({ redirectTo: verification(revisionId) }),
);

/** Gives the role of sellers to the person who writes a listing, on their word. */
export const becomeSellerAction = userAction(
  revisionIdSchema,
  async ({ revisionId }, actor) => {
    await getRevision(revisionId, { kind: "seller", actor });
    return requestRole({ role: "seller" }, actor);
  },
  (_, { revisionId }) => ({ redirectTo: verification(revisionId) }),
  { creates: "role" },
);
