"use client";

import { CaptchaField } from "@/components/captcha/CaptchaField";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField, TextField } from "@/components/forms/TextField";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import { REPORT_REASON_LABELS } from "@/lib/reports/copy";
import { REPORT_REASONS, REPORT_TEXT_LENGTH } from "@/lib/reports/rules";
import { routes } from "@/lib/routes/public";
import { REPORT_FORM } from "./copy";

const REASONS = [
  { value: "", label: REPORT_FORM.pickReason },
  ...REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] })),
];

/**
 * Reports a listing: for a signed-in person, with or without scripts; for anybody else with the
 * captcha, which needs them.
 */
export function ReportForm({
  listingId,
  email,
  action,
}: {
  listingId: string;
  /** The address of the signed-in person; null for nobody. */
  email: string | null;
  action: FormAction;
}) {
  return (
    <ActionForm id="signaler" action={action} className="max-w-text">
      <FieldProblem name="listingId" />
      <input type="hidden" name="listingId" value={listingId} />
      <SelectField name="reason" label={REPORT_FORM.reason} options={REASONS} required />
      <TextAreaField
        name="text"
        label={REPORT_FORM.text}
        hint={REPORT_FORM.textHint}
        optional
        rows={5}
        maxLength={REPORT_TEXT_LENGTH}
      />
      {email === null ? (
        <VisitorFields listingId={listingId} />
      ) : (
        <p className="text-small text-ink-soft">{REPORT_FORM.signedIn(email)}</p>
      )}
      <SubmitButton
        size="lg"
        sending={REPORT_FORM.sending}
        className={email === null ? "only-scripting self-start" : "self-start"}
      >
        {REPORT_FORM.submit}
      </SubmitButton>
    </ActionForm>
  );
}

function VisitorFields({ listingId }: { listingId: string }) {
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={REPORT_FORM.email}
        hint={REPORT_FORM.emailHint}
        optional
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CaptchaField labels={REPORT_FORM} />
      <Callout tone="info" className="only-noscript">
        <p>{REPORT_FORM.withoutScripts}</p>
        <p className="mt-2">
          <Link href={routes.login(routes.reportListing(listingId))} className="text-link">
            {REPORT_FORM.login}
          </Link>
        </p>
      </Callout>
    </>
  );
}
