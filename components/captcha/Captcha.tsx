"use client";

import type {} from "altcha/types/react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { CAPTCHA } from "./copy";
import { type CodeVerdict, verifyCode } from "./verify-code";
import type { Widget, WidgetState } from "./widget";
import "altcha/altcha.css";
import "./captcha.css";
import "./widget";

export interface CaptchaProps {
  /** Name of the hidden field that holds the payload. */
  name?: string;
  /** Receives what the captcha solved, and null once that is of no use any more. */
  onChange?: (payload: string | null) => void;
  /** Receives each state that the widget comes to. */
  onStateChange?: (state: WidgetState) => void;
  /** Another one asks for a fresh challenge, at once where the last one was solved. */
  resetKey?: number;
  /** Other settings of the widget: the gallery's. */
  configuration?: Record<string, unknown>;
  /** State to be shown in from the start: the gallery's. */
  shownState?: WidgetState;
}

/**
 * The captcha: a box to tick, whose proof of work is done by the visitor's device, and a code to copy
 * where the server asks for one. Loaded in the browser only, where it is needed: it brings the widget.
 */
export function Captcha({
  name = "token",
  onChange,
  onStateChange,
  resetKey = 0,
  configuration,
  shownState,
}: CaptchaProps) {
  const host = useRef<Widget>(null);
  const state = useRef<WidgetState>("unverified");
  /** Whether the answer that the widget is about to show is a code's refusal. */
  const refused = useRef(false);
  const [refusal, setRefusal] = useState<NonNullable<CodeVerdict["reason"]> | null>(null);
  /** The progress announced to visitors who do not see the box change. */
  const [progress, setProgress] = useState<"verifying" | "verified" | null>(null);

  const follow = useEffectEvent((widget: Widget, next: WidgetState, payload: string | null) => {
    const before = state.current;
    state.current = next;
    setProgress(next === "verifying" || next === "verified" ? next : null);
    if (next === "verified") onChange?.(payload);
    else if (before === "verified") onChange?.(null);
    onStateChange?.(next);
    if (next === "verifying" && before !== "code") setRefusal(null);
    // A code that was refused leads back to the start; the reason stays.
    if (next === "error" && before === "verifying" && refused.current) widget.reset?.();
    refused.current = false;
    // What was solved is solved anew, for a visitor who still has the form before them.
    if (next === "expired" && before === "verified") whenSeen(() => solveAnew(widget));
    else if (next !== "verifying" && next !== "code") focusAgain(widget);
  });

  // Before the browser goes on: the widget says but once that it is there.
  useLayoutEffect(() => {
    const widget = host.current;
    if (!widget) return;
    const judge = async (payload: string, code?: string) => {
      const verdict = await verifyCode(payload, code);
      if (!verdict.verified) {
        refused.current = true;
        setRefusal(verdict.reason ?? "unavailable");
      }
      return verdict;
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    const prepare = () => {
      void widget.configure?.({ verifyFunction: judge });
      if (shownState) widget.setState?.(shownState, shownState === "error" ? shownState : null);
    };
    widget.addEventListener("load", prepare, { signal });
    widget.addEventListener(
      "statechange",
      (event) => {
        const { state: next, payload } = (event as CustomEvent).detail;
        follow(widget, next, payload);
      },
      { signal },
    );
    return () => listeners.abort();
  }, [shownState]);

  const requested = useRef(resetKey);
  useEffect(() => {
    if (requested.current === resetKey) return;
    requested.current = resetKey;
    const again = state.current === "verified";
    host.current?.reset?.();
    if (again) void host.current?.verify?.();
  }, [resetKey]);

  return (
    <div className="captcha">
      <altcha-widget
        ref={host as React.Ref<HTMLElement>}
        name={name}
        configuration={configuration && JSON.stringify(configuration)}
      />
      <p className="captcha-hint">{CAPTCHA.hint}</p>
      <p role="status" className="visually-hidden">
        {progress && CAPTCHA.widget[progress]}
      </p>
      <p role="alert" className="captcha-refusal">
        {refusal && CAPTCHA.refusals[refusal]}
      </p>
    </div>
  );
}

/** Fetches a challenge and solves it unasked: the person is elsewhere, and the focus stays there. */
function solveAnew(widget: Widget): void {
  void widget.configure?.({ disableAutoFocus: true });
  void widget.verify?.();
}

/** From now on the focus follows what the person does with the widget. */
function focusAgain(widget: Widget): void {
  void widget.configure?.({ disableAutoFocus: false });
}

/** Does it now, or as soon as the page is looked at again. */
function whenSeen(act: () => void): void {
  if (!document.hidden) act();
  else document.addEventListener("visibilitychange", () => whenSeen(act), { once: true });
}
