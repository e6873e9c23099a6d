"use client";

import { useEffect, useRef } from "react";
import { CaptchaField } from "@/components/captcha/CaptchaField";
import { ActionForm, type FormAction, useSending } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField, TextField } from "@/components/forms/TextField";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import type { ActionState } from "@/lib/kernel/forms";
import { MESSAGE_MAX } from "@/lib/messages/text";
import { routes } from "@/lib/routes/public";
import { readContactDraft, writeContactDraft } from "../_parts/contact-draft";
import { CONTACT_FORM as COPY } from "./copy";

/**
 * Writes about a listing: for a signed-in person, with or without scripts; for anybody else with
 * the captcha, which needs them.
 */
export function ContactForm({
  listingId,
  email,
  message,
  loginHref,
  action,
}: {
  listingId: string;
  /** The address of the signed-in person; null for nobody. */
  email: string | null;
  /** What the address says was written so far. */
  message: string;
  loginHref: string;
  action: FormAction;
}) {
  return (
    <ActionForm
      id="ecrire"
      action={action}
      defaultValue={{ content: message }}
      onDone={() => writeContactDraft(listingId, null)}
      className="max-w-text"
    >
      <FieldProblem name="listingId" />
      <input type="hidden" name="listingId" value={listingId} />
      <Content listingId={listingId} />
      {email === null ? (
        <VisitorFields listingId={listingId} loginHref={loginHref} />
      ) : (
        <p className="text-small text-ink-soft wrap-anywhere">{COPY.signedIn(email)}</p>
      )}
      <SubmitButton
        size="lg"
        sending={COPY.sending}
        className={email === null ? "only-scripting self-start" : "self-start"}
      >
        {COPY.submit}
      </SubmitButton>
    </ActionForm>
  );
}

function Content({ listingId }: { listingId: string }) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const draft = readContactDraft(listingId);
    if (box.current && draft !== null) box.current.value = draft;
  }, [listingId]);
  return (
    <TextAreaField
      ref={box}
      name="content"
      label={COPY.content}
      rows={5}
      maxLength={MESSAGE_MAX}
      onInput={(event) => writeContactDraft(listingId, event.currentTarget.value)}
    />
  );
}

/** Longest way back that the login carries (lib/kernel/callback.ts). */
const MOST_BACK = 1_900;

/**
 * The login that leads back to what was sent and is not gone yet, as much of it as an address
 * holds: a person without scripts has it nowhere else. Null where nothing was sent.
 */
function loginWithText(listingId: string, state: ActionState): string | null {
  const content = state?.result.initialValue?.content;
  if (typeof content !== "string") return null;
  let length = content.length;
  const back = () => routes.contactListing(listingId, content.slice(0, length));
  while (length > 0 && back().length > MOST_BACK) length = Math.floor(length * 0.9);
  return routes.login(back());
}

function VisitorFields({ listingId, loginHref }: { listingId: string; loginHref: string }) {
  const { state } = useSending();
  return (
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
      <p className="text-small text-ink-soft">{COPY.account}</p>
      <p className="text-small">
        {COPY.hasAccount}{" "}
        <Link
          href={loginWithText(listingId, state) ?? loginHref}
          rel="nofollow"
          className="text-link inline-flex min-h-11 items-center"
        >
          {COPY.login}
        </Link>
      </p>
      <CaptchaField labels={COPY} />
      <Callout tone="info" className="only-noscript">
        <p>{COPY.withoutScripts}</p>
      </Callout>
    </>
  );
}
