"use client";

import { Button, LinkButton } from "@/components/ui/Button";
import { Field, Input } from "@/components/ui/Field";
import { Select } from "@/components/ui/Select";
import { AUDIT_ACTIONS } from "@/lib/audit/actions";
import { AUDIT_SENTENCES } from "@/lib/audit/copy";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { COMPLIANCE } from "./copy";

const { audit } = COMPLIANCE;

const OPTIONS = [
  { value: "", label: audit.anyAction },
  ...AUDIT_ACTIONS.map((value) => ({
    value,
    label: AUDIT_SENTENCES[value]({ role: null, mail: null, paper: null }),
  })),
];

/** Chooses whose lines of the audit are read, and of which action, by the page's address. */
export function AuditFilter({
  account,
  person,
  action,
}: {
  /** Whose lines are read, where the address names an account rather than an e-mail. */
  account: string;
  person: string;
  action: string;
}) {
  return (
    <form action={spaceRoutes.trustManager.compliance} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="filtre" value="journal" />
      {account !== "" && <input type="hidden" name="compte" value={account} />}
      <Field id="personne" label={audit.person} className="min-w-60 grow sm:max-w-sm">
        {(control) => (
          <Input
            name="personne"
            inputMode="email"
            maxLength={254}
            defaultValue={person}
            {...control}
          />
        )}
      </Field>
      <Field id="action" label={audit.action} className="min-w-60 grow sm:max-w-sm">
        {(control) => <Select name="action" options={OPTIONS} defaultValue={action} {...control} />}
      </Field>
      <Button type="submit" variant="secondary">
        {audit.filter}
      </Button>
      {(account !== "" || person !== "" || action !== "") && (
        <LinkButton href={trustListOf("compliance", { filtre: "journal" })} variant="quiet">
          {audit.clear}
        </LinkButton>
      )}
    </form>
  );
}
