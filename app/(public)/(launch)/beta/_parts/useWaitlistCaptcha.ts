import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { CaptchaProps } from "@/components/captcha/Captcha";

/**
 * The form's captcha: it is shown once an address is typed, and a form that is sent while it is at work is sent
 * again once it is done.
 */
export function useWaitlistCaptcha(
  form: RefObject<HTMLFormElement | null>,
  {
    onSolved,
    onStopped,
  }: {
    onSolved: () => void;
    /** Called when the captcha that the form waits for has not done its work, or has a code to copy. */
    onStopped: () => void;
  },
) {
  const [shown, setShown] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  /** Whether it is at work, and the form to be sent once it is done. */
  const [verifying, setVerifying] = useState(false);
  const [waiting, setWaiting] = useState(false);

  const sendNow = useEffectEvent(() => form.current?.requestSubmit());
  useEffect(() => {
    if (waiting && token !== null) sendNow();
  }, [waiting, token]);

  useEffect(() => {
    const email = form.current?.elements.namedItem("email");
    // The browser may have kept or filled in an address before the page was taken over.
    if (email instanceof HTMLInputElement && email.value.trim() !== "") setShown(true);
  }, [form]);

  const follow: CaptchaProps["onStateChange"] = (state) => {
    setVerifying(state === "verifying");
    if (state === "verifying" || state === "verified" || !waiting) return;
    setWaiting(false);
    onStopped();
  };

  return {
    shown,
    /** What it solved. */
    token,
    verifying,
    waiting,
    setWaiting,
    show: () => setShown(true),
    /** Takes what it solved along. */
    remove() {
      setShown(false);
      setToken(null);
      setVerifying(false);
      setWaiting(false);
    },
    renew() {
      setToken(null);
      setRound((before) => before + 1);
    },
    props: {
      resetKey: round,
      onChange(payload: string | null) {
        setToken(payload);
        if (payload !== null) onSolved();
      },
      onStateChange: follow,
    } satisfies CaptchaProps,
  };
}
