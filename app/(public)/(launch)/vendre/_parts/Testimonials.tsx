import { cx } from "@/components/ui/cx";
import { Section } from "@/components/ui/Section";
import { VENDRE } from "../copy";

/** One voice in large, two beside it; and what they are, stated plainly. */
export function Testimonials() {
  const { title, note, items } = VENDRE.testimonials;
  return (
    <Section labelledBy="recits-titre" tone="tile">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 id="recits-titre" className="text-title">
          {title}
        </h2>
        <p className="max-w-[30rem] text-fine text-ink-soft">{note}</p>
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {items.map(({ quote, name, detail }, index) => (
          <figure key={name} className={cx(index === 0 && "lg:row-span-2")}>
            <blockquote
              className={cx(
                "font-display font-bold text-balance",
                index === 0 ? "text-title" : "text-heading",
              )}
            >
              <p>«&#8239;{quote}&#8239;»</p>
            </blockquote>
            <figcaption className="mt-4 text-small">
              <span className="font-semibold">{name}</span>
              <span className="text-ink-soft"> · {detail}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
