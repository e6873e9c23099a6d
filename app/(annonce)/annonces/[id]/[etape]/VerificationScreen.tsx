import type { ReactNode } from "react";
import { BegunNotice } from "@/app/(annonce)/annonces/_editor/BegunNotice";
import { EditorFrame } from "@/app/(annonce)/annonces/_editor/EditorScreen";
import { editorView } from "@/app/(annonce)/annonces/_editor/view";
import { ContactLink } from "@/components/contact/ContactLink";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { KeepCurrent } from "@/components/live/KeepCurrent";
import { UncoveredNames } from "@/components/mandates/UncoveredNames";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { draftSecret } from "@/lib/auth/revision-holder";
import { currentVisitor } from "@/lib/auth/session";
import { errandOf } from "@/lib/intents/rules";
import { signErrand } from "@/lib/intents/tokens";
import { formatPrice } from "@/lib/kernel/format";
import { formatDateTime } from "@/lib/kernel/format-date";
import { serialize } from "@/lib/kernel/serialize";
import { packageAtPrice } from "@/lib/mandates/coverage";
import type { Visitor } from "@/lib/policy/actor";
import { can } from "@/lib/policy/can";
import { ISSUE_COPY, RETURN_REASON_LABELS, STEP_LABELS } from "@/lib/revisions/copy";
import { FIELDS } from "@/lib/revisions/fields";
import { findChange } from "@/lib/revisions/queries/find-change";
import { decideBy, isLate } from "@/lib/revisions/states";
import { STEPS } from "@/lib/revisions/steps";
import type { RevisionView } from "@/lib/revisions/views";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import {
  amendPriceAction,
  becomeSellerAction,
  enterHomeAction,
  submitAction,
  takeBackAction,
} from "../../actions";
import { EDITOR_PAGES } from "../../copy";
import { LooperChoicePanel } from "../../LooperChoicePanel";
import { ChangeSummary } from "./ChangeSummary";
import { LooperSummary } from "./LooperSummary";
import { QuestionsPanel } from "./QuestionsPanel";

const COPY = EDITOR_PAGES.review;

/** What is missing, and what remains to be done: account, mandate, submission. */
export function VerificationScreen({
  revision,
  asOf,
  begun,
}: {
  revision: RevisionView;
  /** The number of the last event there was before it was read. */
  asOf: number;
  /** What a draft was just begun with. */
  begun: string | null;
}) {
  return (
    <EditorFrame view={serialize(editorView(revision))} step="verification">
      <div className="flex flex-col gap-6">
        {revision.status === "editing" ? (
          <>
            {begun !== null && <BegunNotice>{begun}</BegunNotice>}
            <Written revision={revision} />
          </>
        ) : (
          <>
            <Sent revision={revision} />
            <KeepCurrent kinds={["review"]} asOf={asOf} state={revision.status} />
          </>
        )}
      </div>
    </EditorFrame>
  );
}

async function Written({ revision }: { revision: RevisionView }) {
  const visitor = await currentVisitor();
  const change = visitor?.kind === "person" ? await findChange(revision.id, visitor.actor) : null;
  const isComplete = revision.issues.length === 0;
  const isUnchanged = change?.changed.length === 0;
  return (
    <>
      <Returned revision={revision} />
      {change && <ChangeSummary revisionId={revision.id} change={change} />}
      {!(isUnchanged && isComplete) && <Missing revision={revision} />}
      <QuestionsPanel revision={revision} />
      {!revision.isAnonymous && <LooperSummary revisionId={revision.id} />}
      {isComplete && !isUnchanged && <NextMove revision={revision} visitor={visitor} />}
    </>
  );
}

function Move({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col items-start gap-4 p-5 md:p-6">
      <div>
        <h2 className="text-heading">{title}</h2>
        <p className="mt-1 max-w-text text-ink-soft">{text}</p>
      </div>
      {children}
    </Card>
  );
}

function Act({
  id,
  revisionId,
  action,
  children,
}: {
  id: string;
  revisionId: string;
  action: FormAction;
  children: string;
}) {
  return (
    <ActionForm id={id} action={action} className="items-start">
      <FieldProblem name="revisionId" />
      <input type="hidden" name="revisionId" value={revisionId} />
      <SubmitButton size="lg" sending={COPY.sending}>
        {children}
      </SubmitButton>
    </ActionForm>
  );
}

function Returned({ revision: { id, returns } }: { revision: RevisionView }) {
  if (returns.length === 0) return null;
  return (
    <Callout tone="warning" title={COPY.returnedTitle}>
      <p>{COPY.returnedText}</p>
      <ul className="mt-2 flex flex-col gap-1.5 wrap-anywhere">
        {returns.map(({ field, reason, note }) => (
          <li key={field}>
            <Link
              href={spaceRoutes.editListingStep(id, FIELDS[field].step, field)}
              className="font-semibold underline"
            >
              {FIELDS[field].label}
            </Link>
            {` · ${RETURN_REASON_LABELS[reason]}${note && ` · ${note}`}`}
          </li>
        ))}
      </ul>
      <ContactLink topic="sale" className="mt-2" />
    </Callout>
  );
}

function Missing({ revision: { id, issues } }: { revision: RevisionView }) {
  if (issues.length === 0) {
    return (
      <Callout tone="success" title={COPY.complete}>
        <p>{COPY.completeText}</p>
        <Link href={spaceRoutes.previewListing(id)} className="font-semibold underline">
          {COPY.preview}
        </Link>
      </Callout>
    );
  }
  return (
    <section aria-labelledby="manque">
      <h2 id="manque" className="text-heading">
        {COPY.missingTitle}
      </h2>
      <p className="mt-1 text-ink-soft">{COPY.missingLead}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {STEPS.map((step) => {
          const own = issues.filter((issue) => issue.step === step);
          if (own.length === 0) return null;
          return (
            <Card key={step} flat className="p-4">
              <h3 className="font-semibold">{STEP_LABELS[step]}</h3>
              <ul className="mt-1">
                {own.map(({ field, code, characters }) => (
                  <li key={`${field}-${code}`}>
                    <Link
                      href={spaceRoutes.editListingStep(id, step, field)}
                      className="flex min-h-9 items-center gap-2 text-small text-brand hover:underline"
                    >
                      <Icon name="arrow-right" className="size-4 shrink-0" />
                      {code === "missing"
                        ? FIELDS[field].label
                        : `${FIELDS[field].label}\u00a0: ${ISSUE_COPY.sentence({ field, code, ...(characters && { characters }) })}`}
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          );
        })}
      </div>
    </section>
  );
}

/** What remains of a complete listing, one thing at a time. */
function NextMove({
  revision: { id, mandate, uncovered, content, propertyId },
  visitor,
}: {
  revision: RevisionView;
  visitor: Visitor | null;
}) {
  if (visitor === null) return <Account revisionId={id} />;
  if (visitor.kind === "pending") {
    return (
      <Move title={COPY.pendingTitle} text={COPY.pendingText}>
        <LinkButton href={routes.confirmationPending} variant="secondary">
          {COPY.pendingLink}
        </LinkButton>
      </Move>
    );
  }
  if (!can(visitor.actor, "selling.change")) {
    return (
      <Move title={COPY.roleTitle} text={COPY.roleText}>
        <Act id="role" revisionId={id} action={becomeSellerAction}>
          {COPY.role}
        </Act>
      </Move>
    );
  }
  const { priceCents = 0 } = content;
  if (uncovered !== null) {
    return (
      <Move title={COPY.signAgainTitle} text={COPY.signAgainText}>
        <UncoveredNames check={uncovered} reader="seller" />
        <p className="font-semibold">{COPY.mandatePrice(formatPrice(priceCents))}</p>
        <Act id="mandat" revisionId={id} action={enterHomeAction}>
          {COPY.signAgain}
        </Act>
      </Move>
    );
  }
  const { toSign } = packageAtPrice(mandate, priceCents);
  if (toSign === null) {
    return (
      <Move title={COPY.submitTitle} text={COPY.submitText}>
        <Act id="envoyer" revisionId={id} action={submitAction}>
          {COPY.submit}
        </Act>
      </Move>
    );
  }
  const amended = toSign === "amendment" && propertyId !== null ? mandate : null;
  return (
    <Move
      title={amended ? COPY.amendTitle : COPY.mandateTitle}
      text={amended ? COPY.priceChanged(formatPrice(amended.priceCents)) : COPY.mandateText}
    >
      <p className="font-semibold">{COPY.mandatePrice(formatPrice(priceCents))}</p>
      <Act id="mandat" revisionId={id} action={amended ? amendPriceAction : enterHomeAction}>
        {amended ? COPY.amend : COPY.mandate}
      </Act>
    </Move>
  );
}

/** The way to an account that brings the listing along. */
async function Account({ revisionId }: { revisionId: string }) {
  const secret = await draftSecret();
  const back = spaceRoutes.editListingStep(revisionId, "verification");
  const intention =
    secret === null ? undefined : signErrand(errandOf({ kind: "draft", revisionId, secret }, back));
  return (
    <Move title={COPY.accountTitle} text={COPY.accountText}>
      <div className="flex flex-wrap gap-3">
        <LinkButton size="lg" href={routes.register({ role: "seller", intention })}>
          {COPY.register}
        </LinkButton>
        <LinkButton
          size="lg"
          variant="secondary"
          href={intention ? routes.loginForIntent(intention) : routes.login(back)}
        >
          {COPY.login}
        </LinkButton>
      </div>
    </Move>
  );
}

function Sent({ revision: { id, status, propertyId, submittedAt } }: { revision: RevisionView }) {
  if (status === "in_review" && submittedAt !== null) {
    const text = isLate(submittedAt, new Date()) ? COPY.inReviewLate : COPY.inReviewText;
    return (
      <>
        <Move title={COPY.inReviewTitle} text={text(formatDateTime(decideBy(submittedAt)))}>
          <Act id="reprendre" revisionId={id} action={takeBackAction}>
            {COPY.takeBack}
          </Act>
          <ContactLink topic="sale" listingId={propertyId} />
        </Move>
        <LooperChoicePanel revisionId={id} />
      </>
    );
  }
  return (
    <Move title={COPY.approvedTitle} text={COPY.approvedText}>
      <div className="flex flex-wrap gap-3">
        {propertyId && <LinkButton href={routes.listing(propertyId)}>{COPY.open}</LinkButton>}
        <LinkButton variant="secondary" href={spaceRoutes.myProperties}>
          {COPY.mine}
        </LinkButton>
      </div>
    </Move>
  );
}
