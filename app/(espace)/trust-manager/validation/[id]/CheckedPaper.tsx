import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { FactGrid } from "@/components/trust/FactGrid";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { PAPER_LABELS } from "@/lib/content/paper-names";
import { RETURN_SENTENCES } from "@/lib/looper/papers/copy";
import { PAPER_RETURN_REASONS, type PaperFileState } from "@/lib/looper/papers/rules";
import type { HandedInView, PaperFileView } from "@/lib/looper/papers/views";
import { spaceRoutes } from "@/lib/routes/space";
import { CompanyFacts } from "./CompanyFacts";
import { LOOPER_FILE } from "./copy";

/** What is done with a paper. */
export interface PaperActions {
  check: FormAction;
  return: FormAction;
  lookUpCompany: FormAction;
}

const TONES: Record<PaperFileState, BadgeTone> = {
  missing: "neutral",
  waiting: "brand",
  checked: "leaf",
  returned: "mimosa",
  ended: "tile",
};

/** One of the four papers: where it stands, its document beside the declared values, and the forms that decide. */
export function CheckedPaper({
  file: { paper, state, checked, newer },
  grantId,
  isSelf,
  actions,
}: {
  file: PaperFileView;
  grantId: string;
  /** Nobody checks their own. */
  isSelf: boolean;
  actions: PaperActions;
}) {
  const shown = newer ?? checked;
  const label = PAPER_LABELS[paper];
  return (
    <Card flat id={paper} className="flex scroll-mt-8 flex-col gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-subheading">{label}</h3>
        <Badge tone={TONES[state]}>{LOOPER_FILE.states[state]}</Badge>
      </div>
      {shown === null ? (
        <p className="text-small text-ink-soft">{LOOPER_FILE.missing}</p>
      ) : (
        <Declared view={shown} label={label} isFramed={state === "waiting"}>
          {shown.company && (
            <CompanyFacts
              view={shown}
              grantId={grantId}
              action={isSelf ? null : actions.lookUpCompany}
            />
          )}
          {state === "returned" && shown.returnReason && (
            <Callout tone="warning">
              <p>{LOOPER_FILE.returned(RETURN_SENTENCES[shown.returnReason])}</p>
            </Callout>
          )}
          {newer && checked && (
            <div className="border-t border-line pt-3">
              <p className="mb-2 text-small font-semibold">{LOOPER_FILE.history}</p>
              <Facts view={checked} />
            </div>
          )}
          {state === "waiting" && !isSelf && (
            <Forms view={shown} grantId={grantId} label={label} actions={actions} />
          )}
        </Declared>
      )}
    </Card>
  );
}

/** What was declared, and its document: in the page while it is to be checked, so that both are seen at once. */
function Declared({
  view,
  label,
  isFramed,
  children,
}: {
  view: HandedInView;
  label: string;
  isFramed: boolean;
  children: React.ReactNode;
}) {
  return (
    <div className={isFramed ? "grid gap-5 lg:grid-cols-2" : "flex flex-col gap-4"}>
      <div className="flex min-w-0 flex-col gap-4">
        <Facts view={view} />
        {children}
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        {isFramed && (
          <iframe
            src={spaceRoutes.framedDocument(view.documentId)}
            title={LOOPER_FILE.document(label)}
            loading="lazy"
            className="h-[28rem] w-full rounded-control border border-line bg-sunken max-lg:hidden"
          />
        )}
        <LinkButton
          href={spaceRoutes.framedDocument(view.documentId)}
          target="_blank"
          rel="noopener"
          variant="secondary"
          className="self-start"
        >
          {LOOPER_FILE.open}
        </LinkButton>
      </div>
    </div>
  );
}

function Facts({
  view: { number, endsOn, handedInAt, decidedAt, decidedBy },
}: {
  view: HandedInView;
}) {
  const facts = [
    number === null ? null : { label: LOOPER_FILE.number, value: number },
    endsOn === null ? null : { label: LOOPER_FILE.endsOn, value: LOOPER_FILE.until(endsOn) },
    { label: LOOPER_FILE.handedIn, value: LOOPER_FILE.by(handedInAt, null) },
    decidedAt === null
      ? null
      : { label: LOOPER_FILE.checkedBy, value: LOOPER_FILE.by(decidedAt, decidedBy) },
  ];
  return <FactGrid facts={facts.filter((fact) => fact !== null)} />;
}

function Forms({
  view: { id, company },
  grantId,
  label,
  actions,
}: {
  view: HandedInView;
  grantId: string;
  label: string;
  actions: PaperActions;
}) {
  return (
    <div className="flex flex-col gap-3">
      {company?.answer !== "ceased" && (
        <ActionForm id={`valider-${id}`} action={actions.check} className="items-start">
          <FieldProblem name="paperId" />
          <input type="hidden" name="paperId" value={id} />
          <input type="hidden" name="grantId" value={grantId} />
          <SubmitButton
            sending={LOOPER_FILE.checking}
            aria-label={`${LOOPER_FILE.check} : ${label}`}
          >
            {LOOPER_FILE.check}
          </SubmitButton>
        </ActionForm>
      )}
      <ActionForm id={`renvoyer-${id}`} action={actions.return} className="border-t border-line">
        <FormDisclosure summary={LOOPER_FILE.returnOpen}>
          <div className="flex flex-col gap-5">
            <FieldProblem name="paperId" />
            <input type="hidden" name="paperId" value={id} />
            <input type="hidden" name="grantId" value={grantId} />
            <SelectField
              name="reason"
              label={LOOPER_FILE.reason}
              hint={LOOPER_FILE.reasonHint}
              options={[
                { value: "", label: LOOPER_FILE.pickReason },
                ...PAPER_RETURN_REASONS.map((value) => ({
                  value,
                  label: LOOPER_FILE.reasons[value],
                })),
              ]}
              required
            />
            <SubmitButton variant="danger" sending={LOOPER_FILE.checking} className="self-start">
              {LOOPER_FILE.return}
            </SubmitButton>
          </div>
        </FormDisclosure>
      </ActionForm>
    </div>
  );
}
