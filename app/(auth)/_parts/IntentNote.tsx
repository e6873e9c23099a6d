import { Callout } from "@/components/ui/Callout";
import type { IntentView } from "@/lib/intents/views";
import { intentSentences } from "./intents-copy";

/** The intended action for which an account was asked, on the pages that lead to one. */
export function IntentNote({
  intent,
  at,
}: {
  intent: { view: IntentView } | null;
  at: "signIn" | "register" | "confirm";
}) {
  if (!intent) return null;
  return (
    <Callout className="mb-5 wrap-anywhere">
      <p>{intentSentences(intent.view)[at]}</p>
    </Callout>
  );
}
