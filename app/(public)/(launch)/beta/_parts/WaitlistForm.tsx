"use client";

import {
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { CaptchaProps } from "@/components/captcha/Captcha";
import { LazyCaptcha } from "@/components/captcha/LazyCaptcha";
import { callKeys } from "@/components/forms/call-keys";
import { Button } from "@/components/ui/Button";
import { Field, Input } from "@/components/ui/Field";
import { isEmailAddress } from "@/lib/kernel/email";
import type { OutsideRole } from "@/lib/kernel/roles";
import { FormMessage } from "./FormMessage";
import { RoleChoice } from "./RoleChoice";
import { Subscribed } from "./Subscribed";
import {
  type FormField,
  type Outcome,
  type Subscription,
  sendSubscription,
  sourceOf,
} from "./subscription";
import { useMessage } from "./useMessage";

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
const ROLE_LINK = /^#join-(seller|looper|buyer)$/;

const text = (data: FormData, name: string) => String(data.get(name) ?? "").trim();

/** A name for a call; `randomUUID` exists on secure origins only. */
const drawKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

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
  const [keys] = useState(() => callKeys(drawKey));
  const [typed, setTyped] = useState(false);
  const [sending, setSending] = useState(false);
  const [mailed, setMailed] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(0);
  /** Whether the captcha is at work, and the form to be sent once it is done. */
  const [verifying, setVerifying] = useState(false);
  const [waiting, setWaiting] = useState(false);
  /** What the code field begins with. */
  const [firstCode, setFirstCode] = useState(referral ?? "");
  /** The address that was subscribed last. */
  const [subscribed, setSubscribed] = useState<string | null>(null);
  const { message, visible, say, forget, mend } = useMessage(box);
  const busy = sending || waiting;

  const sendNow = useEffectEvent(() => form.current?.requestSubmit());
  useEffect(() => {
    if (waiting && token !== null) sendNow();
  }, [waiting, token]);

  useEffect(() => {
    const email = form.current?.elements.namedItem("email");
    // The browser may have kept or filled in an address before the page was taken over.
    if (email instanceof HTMLInputElement && email.value.trim() !== "") setTyped(true);
    const choose = (hash: string) => {
      const role = ROLE_LINK.exec(hash)?.[1];
      const radio = role && form.current?.querySelector(`input[name=role][value=${role}]`);
      if (radio instanceof HTMLInputElement) radio.checked = true;
    };
    // The buttons of the page's parts lead here and say for whom.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a[href^='#join-']") : null;
      if (link instanceof HTMLAnchorElement) choose(link.hash);
    };
    choose(location.hash);
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  function refuse(errors: Partial<Record<FormField, string>>) {
    say({ tone: "problem", text: null, errors });
    const first = ORDER.find((name) => errors[name]);
    const place = first && form.current?.querySelector<HTMLElement>(`[data-field=${first}]`);
    (place?.querySelector<HTMLElement>("input") ?? place)?.focus();
  }

  function newCaptcha() {
    setToken(null);
    setCaptchaRound((round) => round + 1);
  }

  /** It shows only once an address is typed, and takes what it solved along. */
  function removeCaptcha() {
    setTyped(false);
    setToken(null);
    setVerifying(false);
    setWaiting(false);
  }

  /** Nothing more is waited for where the captcha has not done its work, or has a code to copy. */
  const followCaptcha: CaptchaProps["onStateChange"] = (state) => {
    setVerifying(state === "verifying");
    if (state === "verifying" || state === "verified" || !waiting) return;
    setWaiting(false);
    say({ tone: "problem", text: null, errors: { captcha: labels.missingCaptcha } });
  };

  function solved(payload: string | null) {
    setToken(payload);
    if (payload !== null) mend("captcha");
  }

  function announce(outcome: Outcome, email: string) {
    if (outcome.kind !== "failed" || outcome.answered) keys.answered();
    switch (outcome.kind) {
      case "done": {
        setMailed(true);
        setSubscribed(email);
        setFirstCode("");
        removeCaptcha();
        return say({ tone: "success", text: labels.done, errors: {} });
      }
      case "captcha":
        newCaptcha();
        return refuse({ captcha: labels.captchaAgain });
      case "fields":
        return refuse(outcome.fields);
      case "known":
        // Its person is sent the link again.
        setMailed(true);
        newCaptcha();
        return say({ tone: "problem", text: labels.known, errors: {} });
      case "failed":
        return say({ tone: "problem", text: labels.failed, errors: {} });
    }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending || (waiting && token === null)) return;
    setWaiting(false);
    const data = new FormData(event.currentTarget);
    const email = text(data, "email");
    const role = data.get("role") as OutsideRole | null;
    const code = text(data, "referredBy");
    const errors: Partial<Record<FormField, string>> = {};
    if (!isEmailAddress(email)) errors.email = labels.invalidEmail;
    if (!role) errors.role = labels.missingRole;
    if (!errors.email && !token && !verifying) errors.captcha = labels.missingCaptcha;
    if (!role || Object.keys(errors).length > 0) return refuse(errors);
    forget();
    if (!token) return setWaiting(true);
    const source = sourceOf(location.search);
    const requested: Omit<Subscription, "token"> = {
      email,
      role,
      ...(code && { referredBy: code }),
      ...(source && { source }),
    };
    const body: Subscription = { ...requested, token };
    setSending(true);
    // The captcha may be solved anew for the same.
    const key = keys.of(JSON.stringify(requested));
    const outcome = await sendSubscription(JSON.stringify(body), key);
    setSending(false);
    announce(outcome, email);
  }

  const errors = message?.errors ?? {};
  const fields = (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label={labels.label}
      aria-busy={busy}
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      <div data-field="email">
        <Field
          id="beta-email"
          label={labels.email}
          error={errors.email ?? null}
          errorHidden={!visible}
        >
          {(control) => (
            <Input
              type="email"
              name="email"
              required
              autoComplete="email"
              maxLength={254}
              enterKeyHint="done"
              onChange={({ currentTarget: { value } }) => {
                if (value.trim() === "") removeCaptcha();
                else setTyped(true);
                if (isEmailAddress(value.trim())) mend("email");
              }}
              {...control}
            />
          )}
        </Field>
      </div>
      <RoleChoice
        labels={labels}
        error={errors.role ?? null}
        errorHidden={!visible}
        onChoose={() => mend("role")}
      />
      <div data-field="referredBy" className="relative">
        <Field
          id="beta-code"
          label={labels.code}
          optional
          error={errors.referredBy ?? null}
          errorHidden={!visible}
        >
          {(control) => (
            <Input
              name="referredBy"
              defaultValue={firstCode}
              onChange={() => mend("referredBy")}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              className="tracking-[0.12em] uppercase"
              {...control}
            />
          )}
        </Field>
        <div className="absolute -top-2.5 right-0">{codeInfo}</div>
      </div>
      <div
        data-field="captcha"
        tabIndex={-1}
        className="flex flex-col gap-5 outline-none [&_.captcha]:max-w-none!"
      >
        {typed ? (
          <LazyCaptcha
            labels={labels}
            resetKey={captchaRound}
            onChange={solved}
            onStateChange={followCaptcha}
          />
        ) : (
          <p className="beta-captcha-place text-fine text-ink-soft">{labels.captchaLater}</p>
        )}
        <FormMessage tone="problem" text={errors.captcha ?? null} hidden={!visible} />
      </div>
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
  );
  return (
    <div ref={box} className="flex flex-col gap-5">
      {subscribed === null && fields}
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
