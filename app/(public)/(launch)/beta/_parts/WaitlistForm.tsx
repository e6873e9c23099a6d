"use client";

import { type ComponentProps, type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/Button";
import { isEmailAddress } from "@/lib/kernel/email";
import type { OutsideRole } from "@/lib/kernel/roles";
import { parseEntries } from "./entries";
import { FormMessage } from "./FormMessage";
import { RoleChoice } from "./RoleChoice";
import { Subscribed } from "./Subscribed";
import type { FormField, Outcome } from "./subscription";
import { useMessage } from "./useMessage";
import { useRoleLinks } from "./useRoleLinks";
import { useSubscribeCall } from "./useSubscribeCall";
import { useWaitlistCaptcha } from "./useWaitlistCaptcha";
import { CaptchaField, CodeField, EmailField } from "./WaitlistFields";

/** The form's words: passed in, so that the browser does not load the page's whole copy. */
export interface WaitlistLabels {
  label: string;
  email: string;
  role: string;
  roles: Record<OutsideRole, string>;
  code: string;
  captchaLater: string;
  captchaLoading: string;
  captchaFailed: string;
  retry: string;
  submit: string;
  sending: string;
  invalidEmail: string;
  missingRole: string;
  missingCaptcha: string;
  captchaAgain: string;
  known: string;
  failed: string;
  done: string;
  next: ComponentProps<typeof Subscribed>["labels"];
}

const MESSAGE_ID = "beta-message";
const ORDER = ["email", "role", "referredBy", "captcha"] as const satisfies FormField[];

/**
 * The waitlist's form. Its fields are the browser's own: what was typed before the scripts came, or
 * was kept over a reload, is there. `method="dialog"` sends nothing anywhere until they came; the press
 * is done again then (components/scripts-on-use/replay-presses.ts).
 */
export function WaitlistForm({
  labels,
  referral,
  codeInfo,
  mailbox,
}: {
  labels: WaitlistLabels;
  /** The code that the page's address carries. */
  referral: string | null;
  /** Beside the code's label: what it is. */
  codeInfo: ReactNode;
  /** The way to the mail that was sent, where none leaves the machine. */
  mailbox: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [mailed, setMailed] = useState(false);
  /** What the code field begins with. */
  const [firstCode, setFirstCode] = useState(referral ?? "");
  /** The address that was subscribed last. */
  const [subscribed, setSubscribed] = useState<string | null>(null);
  const { message, visible, say, forget, mend } = useMessage(box);
  const captcha = useWaitlistCaptcha(form, {
    onSolved: () => mend("captcha"),
    onStopped: () =>
      say({ tone: "problem", text: null, errors: { captcha: labels.missingCaptcha } }),
  });
  const { sending, send } = useSubscribeCall();
  const busy = sending || captcha.waiting;
  useRoleLinks(form);

  function refuse(errors: Partial<Record<FormField, string>>) {
    say({ tone: "problem", text: null, errors });
    const first = ORDER.find((name) => errors[name]);
    const place = first && form.current?.querySelector<HTMLElement>(`[data-field=${first}]`);
    (place?.querySelector<HTMLElement>("input") ?? place)?.focus();
  }

  function announce(outcome: Outcome, email: string) {
    switch (outcome.kind) {
      case "done": {
        setMailed(true);
        setSubscribed(email);
        setFirstCode("");
        captcha.remove();
        return say({ tone: "success", text: labels.done, errors: {} });
      }
      case "captcha":
        captcha.renew();
        return refuse({ captcha: labels.captchaAgain });
      case "fields":
        return refuse(outcome.fields);
      case "known":
        // Its person is sent the link again.
        setMailed(true);
        captcha.renew();
        return say({ tone: "problem", text: labels.known, errors: {} });
      case "failed":
        return say({ tone: "problem", text: labels.failed, errors: {} });
    }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { token, verifying, waiting, setWaiting } = captcha;
    if (sending || (waiting && token === null)) return;
    setWaiting(false);
    const data = new FormData(event.currentTarget);
    const parsed = parseEntries(data, token !== null || verifying, location.search);
    if ("faults" in parsed) {
      const faults = Object.entries(parsed.faults);
      return refuse(Object.fromEntries(faults.map(([field, fault]) => [field, labels[fault]])));
    }
    forget();
    if (token === null) return setWaiting(true);
    announce(await send(parsed, token), parsed.email);
  }

  const wrongWith = (field: FormField) => ({
    error: message?.errors[field] ?? null,
    errorHidden: !visible,
  });
  return (
    <div ref={box} className="flex flex-col gap-5">
      {subscribed === null && (
        <form
          ref={form}
          method="dialog"
          noValidate
          aria-label={labels.label}
          aria-busy={busy}
          onSubmit={onSubmit}
          className="flex flex-col gap-5"
        >
          <EmailField
            label={labels.email}
            onType={(email) => {
              if (email === "") captcha.remove();
              else captcha.show();
              if (isEmailAddress(email)) mend("email");
            }}
            {...wrongWith("email")}
          />
          <RoleChoice labels={labels} onChoose={() => mend("role")} {...wrongWith("role")} />
          <CodeField
            label={labels.code}
            info={codeInfo}
            defaultValue={firstCode}
            onType={() => mend("referredBy")}
            {...wrongWith("referredBy")}
          />
          <CaptchaField
            labels={labels}
            shown={captcha.shown}
            {...captcha.props}
            {...wrongWith("captcha")}
          />
          <Button
            type="submit"
            variant="accent"
            size="lg"
            wide
            aria-disabled={busy}
            aria-describedby={message?.text ? MESSAGE_ID : undefined}
          >
            {busy ? labels.sending : labels.submit}
          </Button>
        </form>
      )}
      <FormMessage
        id={MESSAGE_ID}
        tone={message?.tone ?? "success"}
        text={message?.text ?? null}
        hidden={!visible}
      />
      {subscribed !== null && (
        <Subscribed email={subscribed} labels={labels.next} onAgain={() => setSubscribed(null)} />
      )}
      {mailed && mailbox}
    </div>
  );
}
