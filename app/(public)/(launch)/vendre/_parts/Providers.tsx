import { Link } from "@/components/ui/Link";
import { Section } from "@/components/ui/Section";
import { providerRoutes } from "@/lib/routes/providers";
import { VENDRE } from "../copy";

/** Who else a sale needs, beside the package: the directory, by trade. */
export function Providers() {
  const { title, lead, trades, all } = VENDRE.providers;
  return (
    <Section labelledBy="prestataires-titre" tone="sunken" tight>
      <h2 id="prestataires-titre" className="text-heading">
        {title}
      </h2>
      <p className="mt-3 max-w-text text-ink-soft">{lead}</p>
      <ul className="mt-4 flex flex-wrap gap-x-6">
        {trades.map(({ type, label }) => (
          <li key={type}>
            <Link
              href={providerRoutes.of(type)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link href={providerRoutes.all} className="text-link inline-flex min-h-11 items-center">
            {all}
          </Link>
        </li>
      </ul>
    </Section>
  );
}
