import { type FormEvent, useEffect, useRef, useState } from "react";
import { callKeys } from "@/components/forms/call-keys";
import { Button, buttonClass } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { isHinted } from "@/lib/auth/hint";
import { FIRST_QUESTION } from "@/lib/content/contact";
import { sendFailureText } from "@/lib/content/send-failures";
import { newId } from "@/lib/kernel/ids";
import { failureOfAnswer, failureOfError } from "@/lib/kernel/send-failure";
import { isBlank } from "@/lib/kernel/text";
import { routes } from "@/lib/routes/public";
import { readContactDraft, writeContactDraft } from "./contact-draft";
import { LISTING } from "./copy";

const COPY = LISTING.contact;

/** Most characters of an address's part: the rest is written on the next page. */
const MOST_TYPED = 1_000;

/** What a message sent from here came to. */
type Outcome =
  | { kind: "sent"; conversation: string }
  /** `mayBeSent`: nothing is known of it; sent again it is the same message. */
  | { kind: "refused"; detail: string; mayBeSent: boolean }
  /** Nobody is signed in any more: the next page asks for what is missing. */
  | { kind: "elsewhere" };

/**
 * Sends the message as the signed-in person.
 * @param key names it: sent again, it is the same one
 */
async function send(listingId: string, content: string, key: string): Promise<Outcome> {
  try {
    const response = await fetch("/api/conversations", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ listingId, content }),
    });
    if ([401, 403].includes(response.status)) return { kind: "elsewhere" };
    const text = await response.text();
    if (response.ok) return { kind: "sent", conversation: routes.conversation(idIn(text)) };
    const failure = failureOfAnswer(text, response.headers.get("retry-after"));
    return { kind: "refused", detail: sendFailureText(failure), mayBeSent: response.status >= 500 };
  } catch (error) {
    const failure = failureOfError(error, navigator.onLine);
    return { kind: "refused", detail: sendFailureText(failure), mayBeSent: true };
  }
}

const idIn = (text: string): string => String((JSON.parse(text) as { id: unknown }).id);

/**
 * A message about the listing, in place: a signed-in person sends it from here; anybody else, and a
 * person without scripts, continues on the message's own page.
 */
export function MessageBox({ listingId }: { listingId: string }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [keys] = useState(() => callKeys(newId));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    const draft = readContactDraft(listingId);
    if (box.current && draft !== null) box.current.value = draft;
  }, [listingId]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const content = box.current?.value ?? "";
    // The page that it leads to says what is wrong with nothing.
    if (isBlank(content)) return;
    const isStored = writeContactDraft(listingId, content);
    if (!isStored && !isHinted(document.cookie)) return;
    event.preventDefault();
    const goOn = () =>
      window.location.assign(routes.contactListing(listingId, isStored ? null : content));
    if (!isHinted(document.cookie)) return goOn();
    if (isSending) return;
    setSending(true);
    const result = await send(listingId, content, keys.of(content));
    if (result.kind === "elsewhere") return goOn();
    if (result.kind === "sent" || !result.mayBeSent) keys.answered();
    if (result.kind === "sent") writeContactDraft(listingId, null);
    setSending(false);
    setOutcome(result);
  };

  if (outcome?.kind === "sent") {
    return (
      <Callout tone="success" live className="mt-4">
        <p>{COPY.sent}</p>
        <p className="mt-1">
          <Link
            href={outcome.conversation}
            className="text-link inline-flex min-h-11 items-center font-semibold"
          >
            {COPY.read}
          </Link>
        </p>
      </Callout>
    );
  }
  return (
    <details className="group/box mt-4">
      <summary className={`${buttonClass({ variant: "secondary", wide: true })} list-none`}>
        <Icon name="message-circle" />
        {COPY.message}
      </summary>
      <form
        action={routes.contactListing(listingId)}
        onSubmit={onSubmit}
        className="mt-3 flex flex-col gap-3"
      >
        <label htmlFor="message" className="text-small font-semibold">
          {COPY.label}
        </label>
        <textarea
          ref={box}
          id="message"
          name="message"
          rows={4}
          required
          maxLength={MOST_TYPED}
          defaultValue={FIRST_QUESTION}
          className="control"
          onInput={(event) => writeContactDraft(listingId, event.currentTarget.value)}
        />
        {outcome?.kind === "refused" && (
          <Callout tone="problem" live>
            <p>{outcome.detail}</p>
          </Callout>
        )}
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? COPY.sending : COPY.send}
        </Button>
        <p className="text-fine text-ink-soft">{COPY.noAccount}</p>
      </form>
    </details>
  );
}
