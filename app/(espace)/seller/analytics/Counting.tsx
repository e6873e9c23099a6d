import { Disclosure } from "@/components/ui/Disclosure";
import { ANALYTICS } from "./copy";

/** What is counted, and how. */
export function Counting() {
  return (
    <Disclosure summary={ANALYTICS.counting.title} className="border-t border-line text-small">
      <ul className="flex max-w-prose list-disc flex-col gap-1 pl-5 text-ink-soft">
        {ANALYTICS.counting.text.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
