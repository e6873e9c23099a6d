import { Section } from "@/components/ui/Section";
import { LOOPER } from "../copy";

/** Three loopers, each at a pin of the map; and what their words are, stated plainly. */
export function Voices() {
  const { title, note, items } = LOOPER.testimonials;
  return (
    <Section id="testimonials" labelledBy="voix-titre" tone="night">
      <h2 id="voix-titre" className="text-title">
        {title}
      </h2>
      <div className="mt-10 grid gap-x-8 gap-y-12 lg:mt-14 lg:grid-cols-3">
        {items.map(({ quote, name, detail }) => (
          <figure key={name} className="flex flex-col">
            <blockquote className="relative grow rounded-panel bg-mimosa p-6 font-display text-heading font-bold text-on-mimosa sm:p-8">
              <p>«&#8239;{quote}&#8239;»</p>
              <svg
                viewBox="0 0 40 28"
                aria-hidden="true"
                className="absolute top-full left-10 -mt-px w-10"
              >
                <path d="M0 0h40L16 28z" className="fill-mimosa" />
              </svg>
            </blockquote>
            <figcaption className="mt-10 pl-10 text-small">
              <span className="block font-semibold">{name}</span>
              <span className="text-on-night-soft">{detail}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="mt-12 max-w-[40rem] text-fine text-on-night-soft">{note}</p>
    </Section>
  );
}
