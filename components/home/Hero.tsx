import { Container } from "@/components/ui/Container";
import { HOME } from "@/lib/content/fr/home";
import { SearchForm } from "./SearchForm";

const WIDTHS = [640, 1280, 1920] as const;
const scene = (moment: "day" | "night") =>
  WIDTHS.map((width) => `/illustrations/hero-${moment}-${width}.webp ${width}w`).join(", ");

/** The street, by day or in the evening with the theme, and the question one came with. */
export function Hero() {
  return (
    <section aria-labelledby="accueil-titre" className="relative isolate">
      <div className="bg-brand-soft">
        <Container className="grid gap-6 pt-10 pb-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:pt-20">
          <h1 id="accueil-titre" className="text-hero">
            {HOME.hero.title}
          </h1>
          <p className="max-w-[34rem] text-lead">{HOME.hero.lead}</p>
        </Container>
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={scene("night")} sizes="100vw" />
          <img
            src="/illustrations/hero-day-1280.webp"
            srcSet={scene("day")}
            sizes="100vw"
            width={1920}
            height={720}
            alt=""
            fetchPriority="high"
            className="h-64 w-full object-cover object-bottom lg:h-112"
          />
        </picture>
      </div>
      <Container className="relative -mt-16">
        <SearchForm />
        <p className="mt-3 text-small text-ink-soft">{HOME.hero.free}</p>
      </Container>
    </section>
  );
}
