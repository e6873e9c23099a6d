import { Icon } from "@/components/ui/Icon";
import { Section } from "@/components/ui/Section";
import { LOOPER } from "../copy";

const ICONS = [
  "hand-coins",
  "clock",
  "graduation-cap",
  "shield-check",
  "headset",
  "handshake",
] as const;

/** What a looper gets, and, beside it, who does what: the part that is asked, and the part that is not. */
export function LooperBenefits() {
  const { benefits, split } = LOOPER;
  return (
    <Section id="benefits" labelledBy="avantages-titre">
      <div className="max-w-[46rem]">
        <h2 id="avantages-titre" className="text-title">
          {benefits.title}
        </h2>
        <p className="mt-4 text-lead text-ink-soft">{benefits.lead}</p>
      </div>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ul className="grid content-start gap-x-10 gap-y-7 sm:grid-cols-2 sm:gap-y-9">
          {benefits.items.map(({ title, text }, index) => (
            <li
              key={title}
              className="max-sm:grid max-sm:grid-cols-[3rem_minmax(0,1fr)] max-sm:gap-x-4"
            >
              <span className="grid size-12 place-items-center rounded-full bg-mimosa text-on-mimosa">
                <Icon name={ICONS[index] ?? "hand-coins"} className="size-6" />
              </span>
              <div>
                <h3 className="text-subheading sm:mt-3">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="self-start overflow-hidden rounded-panel border border-line">
          <h3 className="visually-hidden">{split.title}</h3>
          <Part {...split.you} className="bg-mimosa text-on-mimosa" />
          <Part {...split.us} className="bg-surface" />
        </div>
      </div>
    </Section>
  );
}

function Part({
  title,
  items,
  className,
}: {
  title: string;
  items: readonly string[];
  className: string;
}) {
  return (
    <div className={`p-6 sm:p-8 ${className}`}>
      <h4 className="text-heading">{title}</h4>
      <ul className="mt-4 flex flex-col gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 shrink-0" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
