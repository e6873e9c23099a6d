import { HouseNumber } from "@/components/ui/Plate";
import { Section } from "@/components/ui/Section";
import { Facade } from "../../../components/illustrations/Facade";
import { HOME } from "./copy";

/** Buying in four steps: a street whose houses are numbered, and open one after the other. */
export function StepsStreet() {
  return (
    <Section labelledBy="etapes-titre" tone="brand">
      <h2 id="etapes-titre" className="max-w-[11.8em] text-title">
        {HOME.steps.title}
      </h2>
      <ol className="mt-10 grid gap-y-10 lg:mt-4 lg:grid-cols-4">
        {HOME.steps.items.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[9rem_minmax(0,1fr)] lg:flex lg:flex-col"
          >
            <div className="relative self-start border-b-3 border-ink lg:self-stretch lg:px-6">
              <Facade step={index} className="w-full lg:mx-auto lg:h-80" />
            </div>
            <div className="lg:pt-6 lg:pr-6">
              <HouseNumber number={index + 1} className="text-[1.5rem]" />
              <h3 className="mt-3 text-heading">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
