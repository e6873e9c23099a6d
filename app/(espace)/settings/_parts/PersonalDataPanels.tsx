import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { CheckField } from "@/components/forms/CheckField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { PasswordField } from "@/components/forms/TextField";
import { Panel } from "@/components/space/Panel";
import { Button } from "@/components/ui/Button";
import { Field, Input } from "@/components/ui/Field";
import { Icon } from "@/components/ui/Icon";
import { spaceRoutes } from "@/lib/routes/space";
import { PERSONAL_DATA, SETTINGS } from "../copy";
import { FormFields } from "./FormFields";

/** Asks for one's data: a plain form, whose answer is the file itself. */
export function ExportPanel({ refusal }: { refusal: string | null }) {
  const copy = PERSONAL_DATA.export;
  return (
    <Panel id="export" title={copy.title} className="no-print">
      <p className="max-w-text text-ink-soft">{copy.lead}</p>
      <form action={spaceRoutes.exportData} method="post" className="flex max-w-xl flex-col gap-5">
        <Field
          id="export-mot-de-passe"
          label={SETTINGS.password}
          hint={SETTINGS.passwordHint}
          error={refusal}
        >
          {(control) => (
            <Input
              {...control}
              type="password"
              name="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" className="self-start">
          <Icon name="download" />
          {copy.submit}
        </Button>
      </form>
    </Panel>
  );
}

const { erase } = PERSONAL_DATA;

/** What erasing the account would do, in numbers. */
export type ErasureCounts = Record<keyof typeof erase.counts, number>;

const COUNTED = Object.keys(erase.counts) as (keyof typeof erase.counts)[];

/** Ends the account: what goes and what stays, then the password and a box. */
export function ErasePanel({
  counts,
  locked,
  action,
}: {
  counts: ErasureCounts;
  locked: boolean;
  action: FormAction;
}) {
  const concerned = COUNTED.filter((name) => counts[name] > 0);
  return (
    <Panel id="suppression" title={erase.title} className="no-print">
      <p className="max-w-text text-ink-soft">{erase.lead}</p>
      <div className="grid gap-6 lg:grid-cols-2">
        <Items id="disparait" title={erase.goes} items={erase.goesItems} />
        <Items id="reste" title={erase.stays} items={erase.staysItems} />
      </div>
      {concerned.length > 0 && (
        <Items
          id="concerne"
          title={erase.concerns}
          items={concerned.map((name) => erase.counts[name](counts[name]))}
        />
      )}
      <p className="max-w-text text-small text-ink-soft">{erase.obstacles}</p>
      <ActionForm id="suppression-du-compte" action={action}>
        <FormFields locked={locked}>
          <PasswordField
            name="password"
            label={SETTINGS.password}
            hint={SETTINGS.passwordHint}
            autoComplete="current-password"
          />
          <CheckField name="consent" label={erase.consent} />
          <SubmitButton variant="danger" sending={erase.sending} className="self-start">
            <Icon name="trash-2" />
            {erase.submit}
          </SubmitButton>
        </FormFields>
      </ActionForm>
    </Panel>
  );
}

function Items({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 id={id} className="text-subheading">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-2 flex list-disc flex-col gap-1 pl-5 text-small">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
