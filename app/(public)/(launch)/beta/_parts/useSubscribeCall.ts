import { useState } from "react";
import { callKeys } from "@/components/forms/call-keys";
import type { Requested } from "./entries";
import { type Outcome, type Subscription, sendSubscription } from "./subscription";

/** A name for a call; `randomUUID` exists on secure origins only. */
const drawKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** The call that subscribes: under the same name until an answer came. */
export function useSubscribeCall() {
  const [keys] = useState(() => callKeys(drawKey));
  const [sending, setSending] = useState(false);

  const send = async (requested: Requested, token: string): Promise<Outcome> => {
    const body: Subscription = { ...requested, token };
    setSending(true);
    // The captcha may be solved anew for the same.
    const key = keys.of(JSON.stringify(requested));
    const outcome = await sendSubscription(JSON.stringify(body), key);
    setSending(false);
    if (outcome.kind !== "failed" || outcome.answered) keys.answered();
    return outcome;
  };

  return { sending, send };
}
