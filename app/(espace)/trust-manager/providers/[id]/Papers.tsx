import { ActionForm } from "@/components/forms/ActionForm";
import { FormPanel } from "@/components/forms/FormPanel";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { CHECK_LABELS, PROVIDERS } from "@/components/providers/copy";
import { Panel } from "@/components/space/Panel";
import { Badge } from "@/components/ui/Badge";
import { buttonClass } from "@/components/ui/Button";
import { PROVIDER_CHECK_KINDS } from "@/lib/providers/rules";
import type { ManagedCheck, ManagedProviderPage } from "@/lib/trust/providers/views";
import { recordCheckAction, removeCheckAction } from "../actions";
import { MANAGED } from "../copy";

const COPY = MANAGED.papers;

const TONES = { valid: "leaf", ending: "mimosa", ended: "tile" } as const;

const KINDS = [
  { value: "", label: MANAGED.entry.choose },
  ...PROVIDER_CHECK_KINDS.map((kind) => ({ value: kind as string, label: CHECK_LABELS[kind] })),
];

/** When the last of some papers was read; nothing without any. */
const lastRead = (checks: readonly ManagedCheck[]) =>
  checks
    .map(({ checkedAt }) => checkedAt.toISOString())
    .sort()
    .at(-1) ?? "";

/** The papers that were read, those that ended too, and the form for the next one. */
export function Papers({ provider: { id, checks, missing } }: { provider: ManagedProviderPage }) {
  const names = missing.map((kind) => CHECK_LABELS[kind]).join(", ");
  return (
    <Panel id="pieces" title={COPY.title}>
      <p>{missing.length > 0 ? COPY.required(names) : COPY.complete}</p>
      {checks.length === 0 ? (
        <p className="text-ink-soft">{COPY.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {checks.map((check) => (
            <li key={check.kind} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <Paper check={check} />
              <ActionForm id={`retirer-${check.kind}`} action={removeCheckAction}>
                <input type="hidden" name="providerId" value={id} />
                <input type="hidden" name="kind" value={check.kind} />
                <input type="hidden" name="checkedAt" value={check.checkedAt.toISOString()} />
                <SubmitButton
                  variant="quiet"
                  sending={COPY.removing}
                  aria-label={COPY.removeOf(CHECK_LABELS[check.kind])}
                >
                  {COPY.remove}
                </SubmitButton>
              </ActionForm>
            </li>
          ))}
        </ul>
      )}
      <ActionForm id="piece" action={recordCheckAction}>
        <FormPanel summary={COPY.add} summaryClassName={buttonClass({ variant: "secondary" })}>
          <input type="hidden" name="providerId" value={id} />
          <input type="hidden" name="seen" value={lastRead(checks)} />
          <SelectField name="kind" label={COPY.kind} hint={COPY.replaces} options={KINDS} />
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField name="number" label={COPY.number} maxLength={100} autoComplete="off" />
            <TextField name="body" label={COPY.body} maxLength={100} autoComplete="off" />
            <TextField name="validUntil" type="date" label={COPY.validUntil} />
          </div>
          <SubmitButton sending={MANAGED.entry.saving} className="self-start">
            {COPY.save}
          </SubmitButton>
        </FormPanel>
      </ActionForm>
    </Panel>
  );
}

function Paper({
  check: { kind, number, body, validUntil, state, checkedAt },
}: {
  check: ManagedCheck;
}) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {CHECK_LABELS[kind]}
        <Badge tone={TONES[state]}>{MANAGED.paperStates[state]}</Badge>
      </p>
      <p className="text-small text-ink-soft wrap-anywhere">
        {[PROVIDERS.check(number, body), MANAGED.until(validUntil), COPY.checked(checkedAt)].join(
          ", ",
        )}
      </p>
    </div>
  );
}
