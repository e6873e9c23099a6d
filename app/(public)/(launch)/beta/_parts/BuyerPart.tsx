import { LinkButton } from "@/components/ui/Button";
import { Link } from "@/components/ui/Link";
import { Section } from "@/components/ui/Section";
import { routes } from "@/lib/routes/public";
import { BETA } from "../copy";
import { RoleEntrance } from "./RoleEntrance";

/** Behind the blue door: what buyers get, as the plan of a flat. */
export function BuyerPart() {
  const { title, lead, plan, rooms, action, more } = BETA.buyer;
  return (
    <Section id="buyer" labelledBy="buyer-titre" tone="brand">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div className="flex flex-col">
          <h2 id="buyer-titre" className="text-title">
            {title}
          </h2>
          <p className="mt-4 text-lead">{lead}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton href="#join-buyer" size="lg">
              {action}
            </LinkButton>
            <Link href={routes.buy} className="text-link inline-flex min-h-11 items-center">
              {more}
            </Link>
          </div>
          <RoleEntrance of="buyer" open className="mt-auto w-56 pt-8 max-lg:hidden" />
        </div>
        <figure className="m-0">
          <ul className="beta-plan">
            {rooms.map(({ room, title: benefit, text }) => (
              <li
                key={room}
                className="beta-room px-5 pt-5 pb-20 sm:px-7 sm:pt-6 last:pb-8 md:pb-8 md:nth-2:pb-20"
              >
                <p className="text-fine tracking-[0.06em] text-ink-soft">{room}</p>
                <h3 className="mt-1 text-heading">{benefit}</h3>
                <p className="mt-1.5 text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
          <figcaption className="mt-3 text-fine text-ink-soft">{plan}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
