import { Badge } from "@/components/ui/Badge";
import { cx } from "@/components/ui/cx";
import { HouseNumber } from "@/components/ui/Plate";
import { WAITLIST } from "@/components/waitlist/copy";
import { formatDate } from "@/lib/kernel/format-date";

const { next } = WAITLIST;
const { confirmed, wave, invitation, account } = next.steps;

/** What happens until the account: four steps, of which `at` (1 to 4) is the one being waited for. */
export function NextSteps({ at, confirmedAt }: { at: 2 | 3 | 4; confirmedAt: Date }) {
  const steps = [
    { title: confirmed.title, text: confirmed.text(formatDate(confirmedAt)) },
    wave,
    invitation,
    account,
  ];
  return (
    <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => {
        const step = index + 1;
        return (
          <li
            key={title}
            aria-current={step === at ? "step" : undefined}
            className={cx(
              "flex flex-col items-start border-t-4 pt-5",
              step <= at ? "border-brand" : "border-line-strong",
            )}
          >
            <span className="flex flex-wrap items-center gap-3">
              <HouseNumber number={step} className="text-[1.25rem]" />
              {step < at && <Badge tone="leaf">{next.done}</Badge>}
              {step === at && <Badge tone="mimosa">{next.now}</Badge>}
            </span>
            <h3 className="mt-4 text-subheading">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
