"use client";

import { CaptchaField } from "@/components/captcha/CaptchaField";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { LoginWithText, useCarriedText } from "@/components/forms/LoginWithText";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField, TextField } from "@/components/forms/TextField";
import { CONTACT_TEXT, type ContactTopic } from "@/lib/contact/rules";
import type { ContactListing } from "@/lib/contact/views";
import { CONTACT as COPY } from "./copy";

const FORM_ID = "contact";

/** What the form is about, as its address says it. */
export interface Subject {
  topic: ContactTopic | null;
  /** What can be chosen. */
  topics: readonly ContactTopic[];
  listing: ContactListing | null;
  /** A visit of the person's own, in words. */
  visit: { id: string; text: string } | null;
}

/**
 * Writes to the team: for a signed-in person, with or without scripts; for anybody else with the captcha, which needs
 * them.
 */
export function ContactForm({
  person,
  subject: { topic, topics, listing, visit },
  loginHref,
  action,
}: {
  /** Null for nobody who is signed in. */
  person: { name: string; email: string } | null;
  subject: Subject;
  loginHref: string;
  action: FormAction;
}) {
  useCarriedText(FORM_ID);
  const options = [
    { value: "", label: COPY.pickTopic },
    ...topics.map((value) => ({ value, label: COPY.option(value) })),
  ];
  return (
    <ActionForm
      id={FORM_ID}
      action={action}
      defaultValue={{ topic: topic ?? "", listing: listing?.id.toUpperCase() ?? "" }}
      className="max-w-text gap-6"
    >
      {person === null && <LoginWithText formId={FORM_ID} href={loginHref} labels={COPY} />}
      <SelectField name="topic" label={COPY.topic} options={options} required />
      {visit ? (
        <div className="rounded-card border border-line bg-surface p-4">
          <p className="text-small text-ink-soft">{COPY.visit}</p>
          <p className="mt-1 font-semibold wrap-anywhere">{visit.text}</p>
          <input type="hidden" name="visitId" value={visit.id} />
          <FieldProblem name="visitId" />
        </div>
      ) : (
        <TextField
          name="listing"
          label={COPY.listing}
          hint={listing ? COPY.listingFound(listing.title, listing.city) : COPY.listingHint}
          optional
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <TextAreaField
        name="content"
        label={COPY.text}
        hint={COPY.textHint}
        rows={8}
        maxLength={CONTACT_TEXT.max}
      />
      {person ? (
        <p className="text-small text-ink-soft wrap-anywhere">
          {COPY.signedIn(person.name, person.email)}
        </p>
      ) : (
        <>
          <TextField name="name" label={COPY.name} autoComplete="name" maxLength={120} />
          <TextField
            name="email"
            type="email"
            label={COPY.email}
            hint={COPY.emailHint}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <CaptchaField labels={COPY} />
        </>
      )}
      <SubmitButton
        size="lg"
        sending={COPY.sending}
        className={person === null ? "only-scripting self-start" : "self-start"}
      >
        {person === null ? COPY.submitVisitor : COPY.submit}
      </SubmitButton>
    </ActionForm>
  );
}
