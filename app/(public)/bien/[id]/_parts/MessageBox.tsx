import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { LazyCaptcha } from "@/components/captcha/LazyCaptcha";
import { callKeys } from "@/components/forms/call-keys";
import { useScripts } from "@/components/forms/useScripts";
import { Button, buttonClass } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Field, Input } from "@/components/ui/Field";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { isHinted } from "@/lib/auth/hint";
import { FIRST_QUESTION } from "@/lib/content/contact";
import { newId } from "@/lib/kernel/ids";
import { isBlank } from "@/lib/kernel/text";
import { routes } from "@/lib/routes/public";
import { readContactDraft, writeContactDraft } from "./contact-draft";
import { LISTING } from "./copy";
import { type Outcome, sendMessage, type Visitor } from "./message-calls";
import { MESSAGE_FIELD } from "./message-field";

const COPY = LISTING.contact;

/**
 * Most characters of an address's part: without scripts the rest is written on the next page. What a script sends is no
 * part of an address: nothing of it is cut, and what is too long is refused whole.
 */
const MOST_TYPED = 1_000;

/**
 * A message about the listing, in place: a signed-in person sends it as themselves, anybody else with a name, an
 * address and the captcha. A person without scripts continues on the message's own page.
 */
export function MessageBox({ listingId, mailbox }: { listingId: string; mailbox: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const hasScripts = useScripts();
  const [keys] = useState(() => callKeys(newId));
  const [isVisitor, setVisitor] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setSending] = useState(false);
  /** The captcha comes when the message is to be sent, and the message goes when it is solved. */
  const [captcha, setCaptcha] = useState({ shown: false, round: 0 });

  useEffect(() => {
    const draft = readContactDraft(listingId);
    if (box.current && draft !== null) box.current.value = draft;
    setVisitor(!isHinted(document.cookie));
  }, [listingId]);

  const send = async (visitor: Visitor | null) => {
    const content = box.current?.value ?? "";
    if (isSending || isBlank(content)) return;
    setSending(true);
    // The captcha may be solved anew for the same.
    const { name, email } = visitor ?? {};
    const result = await sendMessage(
      { listingId, content, visitor },
      keys.of(JSON.stringify([content, name, email])),
    );
    if (result.kind !== "refused" || !result.mayBeSent) keys.answered();
    if (result.kind === "sent" || result.kind === "mailed") writeContactDraft(listingId, null);
    if (result.kind === "signed-out") setVisitor(true);
    if (visitor) setCaptcha(({ round }) => ({ shown: false, round: round + 1 }));
    setSending(false);
    setOutcome(result);
  };

  const solved = (token: string | null) => {
    if (token === null || !form.current?.reportValidity()) return;
    const fields = new FormData(form.current);
    void send({ name: String(fields.get("name")), email: String(fields.get("email")), token });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const content = box.current?.value ?? "";
    // The page that it leads to says what is wrong with nothing.
    if (isBlank(content)) return;
    event.preventDefault();
    writeContactDraft(listingId, content);
    if (!isVisitor) return void send(null);
    setOutcome(null);
    setCaptcha(({ round }) => ({ shown: true, round }));
  };

  if (outcome?.kind === "sent") return <Sent conversation={outcome.conversation} />;
  if (outcome?.kind === "mailed") {
    return (
      <div className="mt-4 flex flex-col gap-3">
        <Callout tone="success" live title={COPY.mailedTitle}>
          <p>{COPY.mailed}</p>
        </Callout>
        {mailbox}
      </div>
    );
  }
  return (
    <details className="group/box mt-4">
      <summary className={`${buttonClass({ variant: "secondary", wide: true })} list-none`}>
        <Icon name="message-circle" />
        {COPY.message}
      </summary>
      <form
        ref={form}
        action={routes.contactListing(listingId)}
        onSubmit={onSubmit}
        className="mt-3 flex flex-col gap-3"
      >
        <label htmlFor={MESSAGE_FIELD} className="text-small font-semibold">
          {COPY.label}
        </label>
        <textarea
          ref={box}
          id={MESSAGE_FIELD}
          name="message"
          rows={4}
          required
          maxLength={hasScripts ? undefined : MOST_TYPED}
          defaultValue={FIRST_QUESTION}
          className="control"
          onInput={(event) => writeContactDraft(listingId, event.currentTarget.value)}
        />
        {isVisitor && <VisitorFields listingId={listingId} />}
        {captcha.shown && (
          <LazyCaptcha
            key={captcha.round}
            labels={COPY.captcha}
            configuration={AT_ONCE}
            onChange={solved}
          />
        )}
        {outcome?.kind === "signed-out" && (
          <Callout tone="warning" live>
            <p>{COPY.signedOut}</p>
          </Callout>
        )}
        {outcome?.kind === "refused" && (
          <Callout tone="problem" live>
            <p>{outcome.detail}</p>
          </Callout>
        )}
        <Button type="submit" aria-disabled={isSending || captcha.shown || undefined}>
          {isSending ? COPY.sending : COPY.send}
        </Button>
        <p className="text-fine text-ink-soft">{isVisitor ? COPY.byMail : COPY.noAccount}</p>
      </form>
    </details>
  );
}

/** The captcha begins by itself: sending the message is what brings it. */
const AT_ONCE = { auto: "onload" };

/** Who writes, of somebody who has no account or is not signed in. */
function VisitorFields({ listingId }: { listingId: string }) {
  return (
    <>
      <Field id="message-nom" label={COPY.name}>
        {(control) => (
          <Input
            name="name"
            autoComplete="name"
            required
            minLength={2}
            maxLength={120}
            {...control}
          />
        )}
      </Field>
      <Field id="message-email" label={COPY.email}>
        {(control) => (
          <Input
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={254}
            {...control}
          />
        )}
      </Field>
      <p className="text-small">
        {COPY.hasAccount}{" "}
        <Link
          href={routes.login(routes.contactListing(listingId))}
          rel="nofollow"
          className="text-link inline-flex min-h-11 items-center"
        >
          {COPY.logIn}
        </Link>
      </p>
    </>
  );
}

function Sent({ conversation }: { conversation: string }) {
  return (
    <Callout tone="success" live className="mt-4">
      <p>{COPY.sent}</p>
      <p className="mt-1">
        <Link
          href={conversation}
          className="text-link inline-flex min-h-11 items-center font-semibold"
        >
          {COPY.read}
        </Link>
      </p>
    </Callout>
  );
}
