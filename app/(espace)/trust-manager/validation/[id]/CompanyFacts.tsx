import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { FactGrid } from "@/components/trust/FactGrid";
import { Callout, type CalloutTone } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import type { HandedInView } from "@/lib/looper/papers/views";
import type { CompanyAnswer } from "@/lib/public-data/companies/rules";
import { LOOPER_FILE } from "./copy";

const COPY = LOOPER_FILE.company;

const TONES: Record<CompanyAnswer, CalloutTone> = {
  agrees: "success",
  differs: "warning",
  not_public: "info",
  ceased: "problem",
  absent: "warning",
  unreachable: "warning",
};

/** What the directory of companies says of a number, and the way to ask it again while the paper waits. */
export function CompanyFacts({
  view: { id, number, company, outcome },
  grantId,
  action,
}: {
  view: HandedInView;
  grantId: string;
  /** Null where the reader decides nothing. */
  action: FormAction | null;
}) {
  if (company === null) return null;
  const { answer, name, activity, at } = company;
  const facts = [
    name === null ? null : { label: COPY.name, value: name },
    activity === null ? null : { label: COPY.activity, value: activity },
  ].filter((fact) => fact !== null);
  return (
    <div className="flex flex-col gap-3">
      <Callout tone={TONES[answer]} title={COPY.title}>
        <p>{COPY.answers[answer]}</p>
      </Callout>
      {facts.length > 0 && <FactGrid facts={facts} />}
      <p className="text-fine text-ink-soft">{COPY.at(at)}</p>
      <div className="flex flex-wrap items-center gap-x-4">
        {outcome === null && action && (
          <ActionForm id={`annuaire-${id}`} action={action} className="items-start">
            <FieldProblem name="paperId" />
            <input type="hidden" name="paperId" value={id} />
            <input type="hidden" name="grantId" value={grantId} />
            <SubmitButton variant="quiet" sending={COPY.asking}>
              {COPY.again}
            </SubmitButton>
          </ActionForm>
        )}
        <Link
          href={`https://annuaire-entreprises.data.gouv.fr/entreprise/${number}`}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center text-small text-link"
        >
          {COPY.link}
        </Link>
      </div>
    </div>
  );
}
