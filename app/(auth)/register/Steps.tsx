import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { AUTH } from "../copy";

/** Where the registration is: three steps, of which `current` (1 to 3) is shown. */
export function Steps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol aria-label={AUTH.wizard.progress} className="mb-8 flex gap-2">
      {AUTH.wizard.steps.map((name, index) => {
        const at = index + 1;
        const done = at < current;
        return (
          <li
            key={name}
            aria-current={at === current ? "step" : undefined}
            className={cx(
              "flex min-w-0 flex-1 flex-col gap-2 border-t-4 pt-2 text-small",
              at <= current ? "border-brand" : "border-line",
              at === current ? "font-semibold" : "text-ink-soft",
            )}
          >
            <span className="flex items-center gap-1.5">
              {done && <Icon name="check" className="size-4 shrink-0 text-leaf" />}
              <VisuallyHidden>{AUTH.wizard.step(at)}, </VisuallyHidden>
              <span className="min-w-0">{name}</span>
              {done && <VisuallyHidden>({AUTH.wizard.done})</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
