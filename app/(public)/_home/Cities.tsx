import { Link } from "@/components/ui/Link";
import { Section } from "@/components/ui/Section";
import { formatCount } from "@/lib/kernel/format";
import { routes } from "@/lib/routes/public";
import { HOME } from "./copy";

/** A city with its listings; `slug` is that of its page. */
export interface CityLink {
  name: string;
  slug: string;
  count: number;
}

/** The cities, each on its street plate. Nothing when there is none. */
export function Cities({ cities }: { cities: readonly CityLink[] }) {
  if (cities.length === 0) return null;
  return (
    <Section labelledBy="villes-titre">
      <h2 id="villes-titre" className="text-title">
        {HOME.cities.title}
      </h2>
      <p className="mt-3 text-lead text-ink-soft">{HOME.cities.lead}</p>
      <ul className="mt-8 flex flex-wrap gap-3 sm:gap-4">
        {cities.map(({ name, slug, count }) => (
          <li key={slug} className="max-sm:nth-[n+11]:hidden">
            <Link
              href={routes.city(slug)}
              className="plate flex flex-col px-5 py-3 text-[1.25rem] transition-transform duration-200 hover:-translate-y-0.5 hover:rotate-[-0.6deg]"
            >
              <span className="font-display leading-tight font-bold">{name}</span>
              <span className="text-fine font-medium">
                {formatCount(count, "annonce", "annonces")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
