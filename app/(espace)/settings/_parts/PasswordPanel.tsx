import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { PasswordField } from "@/components/forms/TextField";
import { Panel } from "@/components/space/Panel";
import { SECURITY } from "../copy";
import { FormFields } from "./FormFields";
import { NewPasswordField } from "./NewPasswordField";

const { change } = SECURITY;

/** The change of one's password. */
export function PasswordPanel({
  passwordMin,
  locked,
  action,
}: {
  passwordMin: number;
  locked: boolean;
  action: FormAction;
}) {
  return (
    <Panel id="mot-de-passe" title={change.title} className="no-print">
      <ActionForm id="changement-de-mot-de-passe" action={action}>
        <FormFields locked={locked}>
          <PasswordField
            name="currentPassword"
            label={change.current}
            autoComplete="current-password"
          />
          <NewPasswordField
            label={change.next}
            hint={change.nextHint(passwordMin)}
            strengths={change.strengths}
          />
          <PasswordField
            name="confirmPassword"
            label={change.confirm}
            autoComplete="new-password"
          />
          <p className="text-small text-ink-soft">{change.note}</p>
          <SubmitButton sending={change.sending} className="self-start">
            {change.submit}
          </SubmitButton>
        </FormFields>
      </ActionForm>
    </Panel>
  );
}
