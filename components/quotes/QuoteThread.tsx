import type { ReactNode } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { Panel } from "@/components/space/Panel";
import { cx } from "@/components/ui/cx";
import { formatDateTime } from "@/lib/kernel/format-date";
import { QUOTE_MESSAGE_LENGTH, type QuoteSide } from "@/lib/quotes/rules";
import type { QuoteMessageView } from "@/lib/quotes/views";
import { QUOTES } from "./copy";

/** What the two sides wrote to each other, and the reader's next message where one can be written. */
export function QuoteThread({
  quoteId,
  messages,
  reader,
  names,
  form,
}: {
  quoteId: string;
  messages: readonly QuoteMessageView[];
  reader: QuoteSide;
  names: Readonly<Record<QuoteSide, string>>;
  /** Null once the quote is over; `field` names it. */
  form: { action: FormAction; field: ReactNode } | null;
}) {
  return (
    <Panel id="echanges" title={QUOTES.messages}>
      {messages.length === 0 ? (
        <p className="text-ink-soft">{QUOTES.noMessage}</p>
      ) : (
        <ol className="flex flex-col gap-3" aria-label={QUOTES.messages}>
          {messages.map(({ id, sender, content, createdAt }) => (
            <li
              key={id}
              className={cx(
                "max-w-text rounded-card px-4 py-3",
                sender === reader ? "self-end bg-brand-soft" : "self-start bg-sunken",
              )}
            >
              <p className="text-fine text-ink-soft">
                <span className="font-semibold text-ink">{names[sender]}</span>
                {" · "}
                <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{content}</p>
            </li>
          ))}
        </ol>
      )}
      {form && (
        <ActionForm
          id={`message-${quoteId}`}
          action={form.action}
          className="border-t border-line pt-4"
        >
          {form.field}
          <TextAreaField
            name="content"
            label={QUOTES.write}
            maxLength={QUOTE_MESSAGE_LENGTH}
            rows={3}
          />
          <SubmitButton variant="secondary" sending={QUOTES.sending} className="self-start">
            {QUOTES.send}
          </SubmitButton>
        </ActionForm>
      )}
    </Panel>
  );
}
