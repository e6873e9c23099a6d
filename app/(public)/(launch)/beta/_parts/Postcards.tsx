import { cx } from "@/components/ui/cx";
import { Section } from "@/components/ui/Section";
import type { OutsideRole } from "@/lib/kernel/roles";
import { BETA } from "../copy";

const TILT = ["lg:-rotate-2", "lg:translate-y-6 lg:rotate-1", "lg:-translate-y-2 lg:rotate-2"];
const STAMP: Record<OutsideRole, string> = {
  seller: "fill-tile",
  looper: "fill-mimosa",
  buyer: "fill-enamel",
};

/** Three postcards of the street, and what they are, stated plainly. */
export function Postcards() {
  const { title, note, cards } = BETA.testimonials;
  return (
    <Section
      id="testimonials"
      labelledBy="temoignages-titre"
      tone="sunken"
      className="overflow-hidden"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 id="temoignages-titre" className="text-title">
          {title}
        </h2>
        <p className="max-w-[30rem] text-fine text-ink-soft">{note}</p>
      </div>
      <ul className="mt-10 grid gap-6 lg:grid-cols-3 lg:gap-4">
        {cards.map(({ role, text, name, detail }, index) => (
          <li
            key={name}
            className={cx(
              "flex border border-line bg-surface p-5 shadow-card sm:p-6 ",
              TILT[index],
            )}
          >
            <figure className="flex grow flex-col gap-5">
              <blockquote className="order-1">
                <p className="font-display text-heading font-bold">{text}</p>
              </blockquote>
              <figcaption className="flex items-start justify-between gap-4 border-b border-line pb-4">
                <span>
                  <span className="font-semibold">{name}</span>
                  <span className="block text-small text-ink-soft">{detail}</span>
                </span>
                <Stamp colour={STAMP[role]} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A stamp with a door on it, and its postmark. Decorative. */
function Stamp({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 110 84" aria-hidden="true" className="w-26 shrink-0 forced-color-adjust-none">
      <path
        d="M46 2h62v80H46z"
        strokeWidth="4"
        strokeDasharray="4 4"
        strokeLinecap="round"
        className="fill-surface stroke-line-strong"
      />
      <path d="M52 8h50v68H52z" className="fill-plaster-sky" />
      <path d="M64 76V40a13 13 0 0 1 26 0v36z" className={colour} />
      <path d="M69 46h16v10H69zM69 60h16v16H69z" className="fill-ink/15" />
      <circle cx="86" cy="58" r="2" className="fill-surface" />
      <g fill="none" strokeWidth="2" className="stroke-ink/45">
        <circle cx="36" cy="44" r="24" />
        <circle cx="36" cy="44" r="16" />
        <path d="M2 32h22M2 40h18M2 48h18M2 56h22" />
      </g>
    </svg>
  );
}
