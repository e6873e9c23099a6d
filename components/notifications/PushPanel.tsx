"use client";

import { useEffect, useState } from "react";
import { Panel } from "@/components/space/Panel";
import { Button } from "@/components/ui/Button";
import { PUSH } from "./copy";
import { type PushState, pushState, turnPushOff, turnPushOn } from "./push-browser";

/** Push messages in this browser: a button only where it can show any. */
export function PushPanel({ publicKey, browsers }: { publicKey: string; browsers: number }) {
  const [state, setState] = useState<PushState | null>(null);
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    pushState(publicKey).then(setState, () => setState("unsupported"));
  }, [publicKey]);
  const change = async (work: () => Promise<PushState>) => {
    setWorking(true);
    setFailed(false);
    try {
      setState(await work());
    } catch {
      setFailed(true);
    }
    setWorking(false);
  };
  return (
    <Panel id="sur-cet-appareil" title={PUSH.title}>
      <p className="max-w-text text-ink-soft">{PUSH.lead}</p>
      <p role="status" className="text-small">
        {state === "on" && PUSH.on}
        {state === "denied" && PUSH.denied}
        {state === "unsupported" && PUSH.unsupported}
        {state === "off" && (browsers === 0 ? PUSH.none : PUSH.browsers(browsers))}
      </p>
      {failed && (
        <p role="alert" className="text-small font-medium text-tile-strong">
          {PUSH.failed}
        </p>
      )}
      {(state === "on" || state === "off") && (
        <Button
          variant={state === "on" ? "secondary" : "primary"}
          aria-disabled={working || undefined}
          className="self-start"
          onClick={() => {
            if (!working) change(state === "on" ? turnPushOff : () => turnPushOn(publicKey));
          }}
        >
          {working ? PUSH.working : state === "on" ? PUSH.turnOff : PUSH.turnOn}
        </Button>
      )}
    </Panel>
  );
}
