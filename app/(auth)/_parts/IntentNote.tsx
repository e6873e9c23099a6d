import { Callout } from "@/components/ui/Callout";
import type { IntentView } from "@/lib/intents/views";
import { INTENTS } from "./intents-copy";

/** What was about to be done when an account was asked for, on the pages that lead to one. */
export function IntentNote({
  intent,
  at,
}: {
  intent: { view: IntentView } | null;
  at: "signIn" | "register" | "confirm";
}) {
  if (!intent) return null;
  const { view } = intent;
  return (
    <Callout className="mb-5 wrap-anywhere">
      <p>{INTENTS[view.kind](view)[at]}</p>
    </Callout>
  );
}
