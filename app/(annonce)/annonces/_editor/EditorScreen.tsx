"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFormAction } from "@/components/forms/useFormAction";
import { Logo } from "@/components/layout/Logo";
import { Button, LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Container } from "@/components/ui/Container";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { MAIN_ID } from "@/components/ui/SkipLink";
import { formatTime } from "@/lib/kernel/format-date";
import type { FormAction } from "@/lib/kernel/forms";
import { parse, type Serialized } from "@/lib/kernel/serialize";
import { completionOf, qualityOf } from "@/lib/revisions/completion";
import { RETURN_REASON_LABELS, STEP_LABELS } from "@/lib/revisions/copy";
import { FIELDS, fieldsOf } from "@/lib/revisions/fields";
import { STEPS, type Step } from "@/lib/revisions/steps";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { BegunNotice } from "./BegunNotice";
import { ADVICE_COPY, EDITOR } from "./copy";
import { EditorProvider, useEditor } from "./EditorProvider";
import { Interruption } from "./Interruption";
import { PreviewFrame } from "./PreviewFrame";
import { STEP_COPY } from "./steps/copy";
import { type StepExtras, StepFields } from "./steps/StepFields";
import type { EditorView } from "./view";

/** Pieces of advice shown at once. */
const SHOWN_ADVICE = 3;

/** Where "Quitter" leads. */
const exitOf = (view: EditorView) => (view.isAnonymous ? routes.home : spaceRoutes.myProperties);

interface EditorScreenProps {
  view: Serialized<EditorView>;
  step: Exclude<Step, "verification">;
  extras: StepExtras;
  /** Saves a step that was sent without scripts, and leads to the next. */
  action: FormAction;
  /** What a draft was just begun with; null where it is gone on with. */
  begun?: string | null;
  /** What stands under the fields and has forms of its own. */
  children?: React.ReactNode;
}

/** The step's form, to the button that stands outside of it. */
const FORM_ID = "etape";

/** One step of the editor. */
export function EditorScreen({
  view: text,
  step,
  extras,
  action,
  begun = null,
  children,
}: EditorScreenProps) {
  const [view] = useState(() => parse(text));
  const [state, submit] = useFormAction(action);
  const nextStep = STEPS[STEPS.indexOf(step) + 1] ?? "verification";
  return (
    <EditorProvider view={view} state={state}>
      {(form) => (
        <>
          <EditorHeader />
          <EditorColumns step={step}>
            {begun !== null && (
              <div className="mb-7">
                <BegunNotice>{begun}</BegunNotice>
              </div>
            )}
            <Interruption step={step} />
            <StepForm
              {...{ view, step, extras, nextStep, form }}
              action={submit}
              formProblem={state?.result.error?.[""]?.[0] ?? null}
            >
              {children}
            </StepForm>
          </EditorColumns>
        </>
      )}
    </EditorProvider>
  );
}

function StepForm({
  view,
  step,
  extras,
  nextStep,
  form: { ref, ...listeners },
  action,
  formProblem,
  children,
}: {
  view: EditorView;
  step: Exclude<Step, "verification">;
  extras: StepExtras;
  nextStep: Step;
  form: Parameters<React.ComponentProps<typeof EditorProvider>["children"]>[0];
  action: (form: FormData) => void;
  formProblem: string | null;
  children: React.ReactNode;
}) {
  const { finish, isEditable, isUploading } = useEditor();
  const [leaving, setLeaving] = useState(false);
  const [stuck, setStuck] = useState<"wrong" | "uploading" | null>(null);
  const previous = STEPS[STEPS.indexOf(step) - 1];
  const shown = fieldsOf(step).join(" ");
  const problem =
    stuck === "wrong" ? EDITOR.notSaved : stuck && isUploading ? EDITOR.uploading : null;

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    // With scripts each field is saved already: the form only leads on.
    event.preventDefault();
    if (leaving) return;
    setLeaving(true);
    setStuck(null);
    const outcome = await finish();
    if (outcome === "saved") {
      location.assign(spaceRoutes.editListingStep(view.id, nextStep));
      return;
    }
    setLeaving(false);
    setStuck(outcome);
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <div className="flex min-w-0 flex-col gap-7">
      <form
        id={FORM_ID}
        ref={ref}
        action={action}
        onSubmit={onSubmit}
        onReset={(event) => event.preventDefault()}
        {...listeners}
        noValidate
        autoComplete="off"
        className="flex min-w-0 flex-col gap-7"
      >
        <input type="hidden" name="revisionId" value={view.id} />
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="baseVersion" value={view.version} />
        <input type="hidden" name="shown" value={shown} />
        {formProblem && (
          <Callout tone="problem" live>
            <p>{formProblem}</p>
          </Callout>
        )}
        <StepFields step={step} extras={extras} />
        {problem && (
          <Callout tone="problem" live>
            <p>{problem}</p>
          </Callout>
        )}
      </form>
      {children}
      <div className="editor-foot">
        {previous && (
          <LinkButton variant="quiet" href={spaceRoutes.editListingStep(view.id, previous)}>
            <Icon name="arrow-left" />
            <span className="max-sm:visually-hidden">{EDITOR.previous}</span>
          </LinkButton>
        )}
        <Button
          type="submit"
          form={FORM_ID}
          size="lg"
          className="ml-auto max-sm:grow"
          aria-disabled={leaving || undefined}
          disabled={!isEditable}
        >
          {leaving ? EDITOR.saving : EDITOR.next}
          <Icon name="arrow-right" />
        </Button>
      </div>
    </div>
  );
}

/** What the last save came to, in a word. */
function SavedState() {
  const {
    saves: { status, savedAt },
  } = useEditor();
  const text = {
    saved: EDITOR.saved(formatTime(savedAt)),
    unsaved: EDITOR.unsaved,
    saving: EDITOR.saving,
    offline: EDITOR.offline,
    "signed-out": EDITOR.signedOut.status,
    closed: EDITOR.closed,
    gone: EDITOR.gone,
  }[status];
  const isWrong = !["saved", "unsaved", "saving"].includes(status);
  return (
    <p
      role="status"
      className={cx(
        "flex min-w-0 items-center gap-1.5 text-small",
        isWrong ? "font-semibold text-tile-strong" : "text-ink-soft",
      )}
    >
      <Icon
        name={isWrong ? "triangle-alert" : "circle-check"}
        className={cx("size-4 shrink-0", status === "saved" && "text-leaf")}
      />
      {text}
    </p>
  );
}

function EditorHeader() {
  const { view } = useEditor();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-page">
      <Container className="flex min-h-16 items-center gap-x-4 gap-y-1 py-2">
        <Link href={routes.home} className="rounded-control max-sm:hidden">
          <Logo className="text-subheading" />
        </Link>
        <SavedState />
        <LinkButton variant="quiet" href={exitOf(view)} className="ml-auto shrink-0">
          {EDITOR.quit}
        </LinkButton>
      </Container>
    </header>
  );
}

/** The steps, what the step is about, its form, and how far one is. */
function EditorColumns({ step, children }: { step: Step; children: React.ReactNode }) {
  const { view, content } = useEditor();
  const { done } = completionOf(content, new Date());
  const at = STEPS.indexOf(step) + 1;
  const returns = view.returns.filter(({ field }) => FIELDS[field].step === step);
  return (
    <Container className="grid gap-x-10 gap-y-6 py-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-10 xl:grid-cols-[13rem_minmax(0,1fr)_20rem]">
      <StepList view={view} step={step} done={done} />
      <main id={MAIN_ID} tabIndex={-1} className="min-w-0 outline-none">
        <p className="text-small font-semibold text-ink-soft">{EDITOR.step(at, STEPS.length)}</p>
        <h1 className="mt-1 text-title">{STEP_COPY[step].title}</h1>
        <p className="mt-2 mb-7 max-w-text text-ink-soft">{STEP_COPY[step].lead}</p>
        {returns.length > 0 && (
          <Callout tone="warning" title={EDITOR.returned} className="mb-7">
            <ul>
              {returns.map(({ field, reason }) => (
                <li key={field}>
                  <Link href={`#champ-${field}`} className="underline">
                    {FIELDS[field].label}
                  </Link>
                  {" · "}
                  {RETURN_REASON_LABELS[reason]}
                </li>
              ))}
            </ul>
          </Callout>
        )}
        {children}
      </main>
      <SideCard view={view} step={step} done={done.length} />
    </Container>
  );
}

function StepList({ view, step, done }: { view: EditorView; step: Step; done: readonly Step[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // On a small screen it is a row, of which the step that is shown may be out of sight.
    const shown = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !shown) return;
    list.current.scrollLeft = shown.offsetLeft - (list.current.clientWidth - shown.offsetWidth) / 2;
  }, []);
  return (
    <nav aria-label={EDITOR.steps} className="min-w-0">
      <ol ref={list} className="editor-steps">
        {STEPS.map((each, index) => (
          <li key={each}>
            <Link
              href={spaceRoutes.editListingStep(view.id, each)}
              aria-current={each === step ? "step" : undefined}
            >
              <span
                aria-hidden="true"
                className={cx("editor-mark", done.includes(each) && "is-done")}
              >
                {done.includes(each) ? <Icon name="check" className="size-4" /> : index + 1}
              </span>
              {STEP_LABELS[each]}
              {done.includes(each) && <span className="visually-hidden">, {EDITOR.done}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function SideCard({ view, step, done }: { view: EditorView; step: Step; done: number }) {
  const { content } = useEditor();
  const { total } = completionOf(content, new Date());
  const { score, advice } = qualityOf(content);
  return (
    <aside aria-label={EDITOR.completeness} className="editor-side">
      <Card className="flex flex-col gap-5 p-5 xl:gap-4">
        <Progress
          label={EDITOR.completeness}
          text={EDITOR.completed(done, total)}
          value={done}
          max={total}
        />
        <Progress label={EDITOR.quality} text={EDITOR.qualityOf(score)} value={score} max={100} />
        {advice.length === 0 ? (
          <p className="text-small">{EDITOR.perfect}</p>
        ) : (
          <div className="text-small">
            <p className="font-semibold">{EDITOR.adviceTitle}</p>
            <ul className="mt-2 flex flex-col gap-2">
              {advice.slice(0, SHOWN_ADVICE).map((each) => (
                <li key={each} className="flex gap-2">
                  <Icon name="sun-medium" className="mt-0.5 size-4 shrink-0 text-brand" />
                  {ADVICE_COPY[each]}
                </li>
              ))}
            </ul>
          </div>
        )}
        <LinkButton
          variant="secondary"
          wide
          href={spaceRoutes.previewListing(view.id)}
          className="xl:hidden"
        >
          <Icon name="eye" />
          {EDITOR.preview}
        </LinkButton>
      </Card>
      <PreviewFrame revisionId={view.id} step={step} />
    </aside>
  );
}

function Progress({
  label,
  text,
  value,
  max,
}: {
  label: string;
  text: string;
  value: number;
  max: number;
}) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{label}</span>
        <span className="text-small text-ink-soft tabular-nums">{text}</span>
      </p>
      <progress
        className="editor-progress"
        value={value}
        max={max}
        aria-label={`${label}, ${text}`}
      />
    </div>
  );
}

/** The same around what reads the listing rather than writes it. */
export function EditorFrame({
  view: text,
  step,
  children,
}: {
  view: Serialized<EditorView>;
  step: Step;
  children: React.ReactNode;
}) {
  const [view] = useState(() => parse(text));
  return (
    <EditorProvider view={view} state={null}>
      {() => (
        <>
          <EditorHeader />
          <EditorColumns step={step}>{children}</EditorColumns>
        </>
      )}
    </EditorProvider>
  );
}
