import { Icon } from "@/components/ui/Icon";
import { Section } from "@/components/ui/Section";
import { LOOPER } from "../copy";

const ICONS = ["map", "messages-square", "calendar", "badge-check"] as const;

/** What is asked, as the names beside the bells of an entrance; and what the law asks for, with its price. */
export function Requirements() {
  const { title, lead, items, law } = LOOPER.requirements;
  return (
    <Section labelledBy="conditions-titre" tone="sunken">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="conditions-titre" className="text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-[34rem] text-lead text-ink-soft">{lead}</p>
          <ul className="panel-night mt-8 flex flex-col gap-3 rounded-card p-4 shadow-float sm:p-5">
            {items.map(({ title: name, text }, index) => (
              <li
                key={name}
                className="flex items-center gap-4 rounded-control bg-night-raised py-2.5 pr-3 pl-4"
              >
                <div className="min-w-0 grow">
                  <h3 className="font-sans text-body font-semibold">{name}</h3>
                  <p className="text-small text-on-night-soft">{text}</p>
                </div>
                <span
                  aria-hidden="true"
                  className="grid size-12 shrink-0 place-items-center rounded-full border-3 border-on-night-soft bg-mimosa text-on-mimosa"
                >
                  <Icon name={ICONS[index] ?? "map"} className="size-5" />
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className="self-end rounded-card border border-line bg-surface p-6 sm:p-8">
          <h3 className="text-heading">{law.title}</h3>
          <p className="mt-3 text-ink-soft">{law.text}</p>
          <p className="mt-6 flex justify-end border-b-2 border-ink pb-2 text-small font-semibold">
            {law.cost}
          </p>
          <dl>
            {law.papers.map(({ name, cost }) => (
              <div
                key={name}
                className="flex items-baseline justify-between gap-x-6 border-b border-line py-3.5"
              >
                <dt className="text-small">{name}</dt>
                <dd className="font-display text-subheading font-bold whitespace-nowrap">{cost}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
