import type { ReactNode } from "react";
import { Facade } from "@/components/illustrations/Facade";
import { Container } from "@/components/ui/Container";

/** How a house welcomes: shut, ajar, open in the sun, or lit. */
const HOUSES = { shut: 0, ajar: 1, open: 2, lit: 3 } as const;

/** A page of one sentence and one thing to do, before a house that says the same. */
export function HouseScreen({
  house,
  eyebrow,
  title,
  lead,
  children,
}: {
  house: keyof typeof HOUSES;
  eyebrow: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby="porte-titre"
      className="mb-10 overflow-hidden bg-brand-soft louvres text-brand-strong lg:mb-16"
    >
      <Container className="grid gap-x-16 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] md:items-end">
        <div className="max-w-[40rem] pt-12 pb-10 text-ink md:self-center md:py-24">
          <p className="font-semibold text-brand-strong">{eyebrow}</p>
          <h1 id="porte-titre" className="mt-3 text-title">
            {title}
          </h1>
          <p className="mt-5 text-lead wrap-anywhere">{lead}</p>
          <div className="mt-8 flex flex-col gap-5">{children}</div>
        </div>
        <Facade
          step={HOUSES[house]}
          className="mx-auto h-auto w-52 max-w-full sm:w-64 md:w-full md:pt-16"
        />
      </Container>
      <div className="border-b-3 border-ink" />
    </section>
  );
}
