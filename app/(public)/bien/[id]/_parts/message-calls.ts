import { sendFailureText } from "@/lib/content/send-failures";
import { failureOfAnswer, failureOfError } from "@/lib/kernel/send-failure";
import { routes } from "@/lib/routes/public";

/** What a message sent from the listing's page came to. */
export type Outcome =
  /** It is in a conversation, at that address. */
  | { kind: "sent"; conversation: string }
  /** It waits for the link of its mail. */
  | { kind: "mailed" }
  /** Nobody is signed in any more. */
  | { kind: "signed-out" }
  /** `mayBeSent`: nothing is known of it; sent again it is the same message. */
  | { kind: "refused"; detail: string; mayBeSent: boolean };

/** What somebody without an account sends beside the text. */
export interface Visitor {
  name: string;
  email: string;
  /** What the captcha solved. */
  token: string;
}

/**
 * Sends a message about a listing: as the signed-in person, or as a visitor. Never throws.
 * @param key names it: sent again, it is the same one
 */
export async function sendMessage(
  { listingId, content, visitor }: { listingId: string; content: string; visitor: Visitor | null },
  key: string,
): Promise<Outcome> {
  try {
    const response = await fetch(visitor ? "/api/first-messages" : "/api/conversations", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ listingId, content, ...visitor }),
    });
    if (!visitor && [401, 403].includes(response.status)) return { kind: "signed-out" };
    const text = await response.text();
    if (!response.ok) return refusalOf(text, response);
    return visitor ? { kind: "mailed" } : { kind: "sent", conversation: conversationOf(text) };
  } catch (error) {
    const failure = failureOfError(error, navigator.onLine);
    return { kind: "refused", detail: sendFailureText(failure), mayBeSent: true };
  }
}

const conversationOf = (text: string) =>
  routes.conversation(String((JSON.parse(text) as { id: unknown }).id));

/** With its full stop, which some of what is wrong with a field has. */
const sentence = (text: string) => text.replace(/\.?$/, ".");

/** Why the site refused: of fields, what is wrong with each. */
function refusalOf(text: string, { status, headers }: Response): Outcome {
  const failure = failureOfAnswer(text, headers.get("retry-after"));
  const { fields = {} } =
    failure.kind === "refused" ? (JSON.parse(text) as { fields?: Record<string, string> }) : {};
  const wrong = Object.values(fields);
  const detail = wrong.length > 0 ? wrong.map(sentence).join(" ") : sendFailureText(failure);
  return { kind: "refused", detail, mayBeSent: status >= 500 };
}
