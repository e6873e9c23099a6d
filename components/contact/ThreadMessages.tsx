import { cx } from "@/components/ui/cx";
import type { ContactMessageView } from "@/lib/contact/views";
import { formatDateTime } from "@/lib/kernel/format-date";

/** What a person and the team wrote to each other, the oldest first: texts as they are, no address of them a link. */
export function ThreadMessages({
  messages,
  reader,
  label,
  names,
}: {
  messages: readonly ContactMessageView[];
  reader: "person" | "team";
  label: string;
  names: Readonly<Record<"person" | "team", string>>;
}) {
  return (
    <ol className="flex w-full max-w-text flex-col gap-3" aria-label={label}>
      {messages.map(({ id, side, content, sentAt, authorName }) => (
        <li
          key={id}
          className={cx(
            "max-w-[90%] rounded-card px-4 py-3",
            side === reader ? "self-end bg-brand-soft" : "self-start bg-sunken",
          )}
        >
          <p className="text-fine text-ink-soft">
            <span className="font-semibold text-ink">{authorName ?? names[side]}</span>
            {" · "}
            <time dateTime={sentAt.toISOString()}>{formatDateTime(sentAt)}</time>
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{content}</p>
        </li>
      ))}
    </ol>
  );
}
