import { LinkButton } from "@/components/ui/Button";
import { Section } from "@/components/ui/Section";
import { supportRoutes } from "@/lib/routes/support";
import { VENDRE } from "../copy";

/** What the package holds: a page of a catalogue, not a wall of cards. */
export function Included() {
  const { title, lead, items, help } = VENDRE.included;
  return (
    <Section labelledBy="forfait-titre">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
        <div className="lg:sticky lg:top-10 lg:self-start">
          <h2 id="forfait-titre" className="text-title">
            {title}
          </h2>
          <p className="mt-4 text-lead text-ink-soft">{lead}</p>
          <LinkButton href={supportRoutes.request()} variant="secondary" className="mt-6">
            {help}
          </LinkButton>
        </div>
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {items.map((item) => (
            <div key={item.title} className="border-t-2 border-ink pt-4">
              <dt className="font-display text-subheading font-bold">{item.title}</dt>
              <dd className="mt-1.5 text-ink-soft">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
