import type { ReactNode } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormPanel } from "@/components/forms/FormPanel";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { buttonClass } from "@/components/ui/Button";
import { MANAGED } from "../copy";

/** Takes something off the directory, for a reason of a list. */
export function ReasonForm<Reason extends string>({
  id,
  action,
  opener,
  variant,
  copy,
  labels,
  children,
}: {
  id: string;
  action: FormAction;
  /** The words that open it, and how they look. */
  opener: string;
  variant: "secondary" | "quiet";
  copy: { text: string; reason: string; confirm: string; sending: string };
  labels: Readonly<Record<Reason, string>>;
  /** The field that says what. */
  children: ReactNode;
}) {
  const options = [
    { value: "", label: MANAGED.entry.choose },
    ...Object.entries<string>(labels).map(([value, label]) => ({ value, label })),
  ];
  return (
    <ActionForm id={id} action={action}>
      <FormPanel summary={opener} summaryClassName={buttonClass({ variant })}>
        {children}
        <p>{copy.text}</p>
        <SelectField name="reason" label={copy.reason} options={options} />
        <SubmitButton variant="danger" sending={copy.sending} className="self-start">
          {copy.confirm}
        </SubmitButton>
      </FormPanel>
    </ActionForm>
  );
}
