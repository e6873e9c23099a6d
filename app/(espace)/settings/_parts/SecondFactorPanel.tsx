import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { PasswordField, TextField } from "@/components/forms/TextField";
import { Panel } from "@/components/space/Panel";
import { Badge } from "@/components/ui/Badge";
import type { SecondFactorSetup, SecondFactorView } from "@/lib/accounts/second-factor/views";
import { formatDate } from "@/lib/kernel/format-date";
import { SECOND_FACTOR as copy, SETTINGS } from "../copy";
import { FormFields } from "./FormFields";
import { RecoveryCodes } from "./RecoveryCodes";

/** Where the panel is, for links to it. */
export const SECOND_FACTOR_ID = "double-authentification";

export interface SecondFactorProps {
  state: SecondFactorView;
  /** What was begun and waits for its first code. */
  setup: SecondFactorSetup | null;
  /** A trust manager: it can't be removed. */
  required: boolean;
  locked: boolean;
  action: FormAction;
}

/**
 * The second factor, from its beginning to its recovery codes. One form whatever the step, so that
 * the codes stay on the screen when the step that gave them is over.
 */
export function SecondFactorPanel(props: SecondFactorProps) {
  const { state, setup, action } = props;
  return (
    <Panel
      id={SECOND_FACTOR_ID}
      title={copy.title}
      aside={<Badge tone={state.on ? "leaf" : "neutral"}>{state.on ? copy.on : copy.off}</Badge>}
    >
      <p className="no-print max-w-text text-ink-soft">{copy.lead}</p>
      <ActionForm id="seconde-preuve" action={action}>
        <RecoveryCodes copy={copy.codes} />
        <div className="no-print">
          <CurrentStep {...props} />
        </div>
      </ActionForm>
      {setup && !state.on && <BeginAgain action={action} />}
    </Panel>
  );
}

function CurrentStep({ state, setup, required, locked }: SecondFactorProps) {
  if (state.on) return <InForce state={state} required={required} />;
  return setup ? <Setup setup={setup} /> : <Begin locked={locked} />;
}

const proof = (
  <PasswordField
    name="password"
    label={SETTINGS.password}
    hint={SETTINGS.passwordHint}
    autoComplete="current-password"
  />
);

function Begin({ locked }: { locked: boolean }) {
  return (
    <FormFields locked={locked}>
      <p>{copy.needs}</p>
      {proof}
      <SubmitButton name="step" value="begin" sending={copy.beginSending} className="self-start">
        {copy.begin}
      </SubmitButton>
    </FormFields>
  );
}

function Setup({ setup: { secret, uri, qr } }: { setup: SecondFactorSetup }) {
  const { setup } = copy;
  return (
    <FormFields>
      <div className="flex flex-col gap-3">
        <p className="font-semibold">{setup.scan}</p>
        {/* Dark on light in both themes: cameras don't find the contrary. */}
        <svg
          role="img"
          aria-label={setup.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          className="size-52 rounded-control border border-line"
        >
          <rect width={qr.size} height={qr.size} className="fill-on-enamel" />
          <path d={qr.path} className="fill-on-mimosa" />
        </svg>
        <p>
          {setup.type}
          <code className="mt-1 block rounded-control bg-sunken px-3 py-2 font-semibold wrap-anywhere select-all">
            {secret}
          </code>
        </p>
        <a href={uri} className="text-link inline-flex min-h-11 items-center self-start">
          {setup.open}
        </a>
      </div>
      <TextField
        name="code"
        label={setup.code}
        hint={setup.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <SubmitButton name="step" value="confirm" sending={setup.sending} className="self-start">
        {setup.submit}
      </SubmitButton>
    </FormFields>
  );
}

function BeginAgain({ action }: { action: FormAction }) {
  const { setup } = copy;
  return (
    <ActionForm
      id="seconde-preuve-autre-code"
      action={action}
      className="no-print border-t border-line"
    >
      <FormDisclosure summary={setup.again}>
        <FormFields>
          <p className="text-small text-ink-soft">{setup.againNote}</p>
          {proof}
          <SubmitButton
            name="step"
            value="begin"
            variant="secondary"
            sending={copy.beginSending}
            className="self-start"
          >
            {setup.againSubmit}
          </SubmitButton>
        </FormFields>
      </FormDisclosure>
    </ActionForm>
  );
}

function InForce({
  state: { since, recoveryCodesLeft },
  required,
}: {
  state: SecondFactorView;
  required: boolean;
}) {
  return (
    <FormFields>
      <p>
        {since && `${copy.since(formatDate(since))} `}
        {copy.left(recoveryCodesLeft)}
      </p>
      {required && <p className="text-small text-ink-soft">{copy.required}</p>}
      {proof}
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="step" value="renew" variant="secondary" sending={copy.renewSending}>
          {copy.renew}
        </SubmitButton>
        {!required && (
          <SubmitButton name="step" value="remove" variant="danger" sending={copy.renewSending}>
            {copy.remove}
          </SubmitButton>
        )}
      </div>
      <p className="text-fine text-ink-soft">{copy.renewNote}</p>
    </FormFields>
  );
}
