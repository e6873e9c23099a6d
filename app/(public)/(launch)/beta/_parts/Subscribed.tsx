import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";

/** What comes after a subscription, in the form's place. */
export function Subscribed({
  email,
  labels,
  onAgain,
}: {
  /** The address that was subscribed. */
  email: string;
  labels: { title: string; before: string; after: string; missing: string; again: string };
  onAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone with the form.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex items-start gap-2.5 font-display text-lead font-bold outline-none"
      >
        <Icon name="mail" className="mt-1 size-5 shrink-0 text-brand" />
        {labels.title}
      </h3>
      <p>
        {labels.before} <strong className="font-semibold break-words">{email}</strong>{" "}
        {labels.after}
      </p>
      <p className="text-small text-ink-soft">{labels.missing}</p>
      <Button variant="secondary" onClick={onAgain} className="self-start">
        {labels.again}
      </Button>
    </div>
  );
}
