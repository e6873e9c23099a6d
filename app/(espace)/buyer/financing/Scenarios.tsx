import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { Panel } from "@/components/space/Panel";
import { Badge } from "@/components/ui/Badge";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { MAX_SCENARIO_NAME } from "@/lib/buying/scenarios/rules";
import type { ScenarioView } from "@/lib/buying/scenarios/views";
import { spaceRoutes } from "@/lib/routes/space";
import { FINANCING, scenarioText } from "./copy";

const { scenarios: COPY } = FINANCING;

/** What is done with simulations. */
export interface ScenarioActions {
  save: FormAction;
  remove: FormAction;
  file: FormAction;
}

/** Keeps the simulation that is shown under a name. */
export function SaveScenario({
  query,
  proposed,
  action,
}: {
  query: string;
  /** A name for it: the home's, where it is of one. */
  proposed: string;
  action: FormAction;
}) {
  return (
    // Of another simulation it is another form.
    <ActionForm key={query} id="enregistrer" action={action} defaultValue={{ name: proposed }}>
      <input type="hidden" name="query" value={query} />
      <FieldProblem name="query" />
      <TextField
        name="name"
        label={COPY.name}
        hint={COPY.nameHint}
        maxLength={MAX_SCENARIO_NAME}
        autoComplete="off"
      />
      <SubmitButton variant="secondary" sending={COPY.saving} className="self-start">
        {COPY.save}
      </SubmitButton>
    </ActionForm>
  );
}

/** The simulations that a buyer named, and which one is in their file. */
export function Scenarios({
  scenarios,
  actions: { remove, file },
}: {
  scenarios: readonly ScenarioView[];
  actions: ScenarioActions;
}) {
  return (
    <Panel id="simulations" title={COPY.title}>
      <ul className="flex flex-col divide-y divide-line">
        {scenarios.map((scenario) => (
          <li
            key={scenario.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <Link
                  href={`${spaceRoutes.buyer.financing}?${scenario.query}#simulation`}
                  className="text-link font-semibold wrap-anywhere"
                >
                  {scenario.name}
                </Link>
                {scenario.inFile && <Badge tone="leaf">{COPY.inFile}</Badge>}
              </p>
              <p className="text-small text-ink-soft figures">{scenarioText(scenario.result)}</p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <ActionForm id={`dossier-${scenario.id}`} action={file}>
                <input type="hidden" name="scenarioId" value={scenario.id} />
                <SubmitButton
                  name="inFile"
                  value={scenario.inFile ? "no" : "yes"}
                  variant="secondary"
                  sending={COPY.saving}
                >
                  <span>
                    {scenario.inFile ? COPY.takeOut : COPY.putIn}
                    <VisuallyHidden>{COPY.of(scenario.name)}</VisuallyHidden>
                  </span>
                </SubmitButton>
              </ActionForm>
              <ActionForm id={`supprimer-${scenario.id}`} action={remove}>
                <input type="hidden" name="scenarioId" value={scenario.id} />
                <SubmitButton variant="quiet" sending={COPY.removing}>
                  <span>
                    {COPY.remove}
                    <VisuallyHidden>{COPY.of(scenario.name)}</VisuallyHidden>
                  </span>
                </SubmitButton>
              </ActionForm>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
