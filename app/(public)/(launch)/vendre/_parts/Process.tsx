import { cx } from "@/components/ui/cx";
import { HouseNumber } from "@/components/ui/Plate";
import { Section } from "@/components/ui/Section";
import { VENDRE } from "../copy";

/** Six steps and, beside each, what it costs: nothing, until the last. */
export function Process() {
  const { title, lead, steps, costLabel, free, due } = VENDRE.process;
  return (
    <Section labelledBy="deroule-titre" tone="sunken">
      <div className="max-w-[48rem]">
        <h2 id="deroule-titre" className="text-title">
          {title}
        </h2>
        <p className="mt-4 text-lead text-ink-soft">{lead}</p>
      </div>
      <ol className="mt-10">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={cx(
              "grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 border-t border-line py-5",
              "md:grid-cols-[4rem_minmax(0,1fr)_8rem] lg:grid-cols-[4rem_minmax(0,14rem)_minmax(0,1fr)_10rem] lg:gap-x-8",
              step.due && "border-b",
            )}
          >
            <HouseNumber number={index + 1} className="justify-self-start text-[1.25rem]" />
            <h3 className="self-center text-subheading md:self-start md:pt-1">{step.title}</h3>
            <p className="col-start-2 text-ink-soft lg:col-start-3 lg:pt-1">{step.text}</p>
            <p className="col-start-2 flex items-baseline gap-2 md:col-start-3 md:row-start-1 md:justify-end md:pt-1 lg:col-start-4">
              <span className="text-fine text-ink-soft md:visually-hidden">{costLabel}</span>
              <span
                className={cx(
                  "font-display text-subheading font-bold",
                  step.due ? "text-tile-strong" : "text-leaf",
                )}
              >
                {step.due ? due : free}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
