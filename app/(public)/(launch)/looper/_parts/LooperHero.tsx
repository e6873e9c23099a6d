import { JoinButton } from "@/components/prelaunch/JoinButton";
import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import { Icon } from "@/components/ui/Icon";
import { Scene } from "@/components/ui/Scene";
import { routes } from "@/lib/routes/public";
import { LOOPER } from "../copy";

/** The quarter seen from above, and the round that is made in it; the promise beside it. */
export function LooperHero({ prelaunch }: { prelaunch: boolean }) {
  const { hero } = LOOPER;
  return (
    <section aria-labelledby="looper-titre" className="overflow-hidden bg-mimosa-soft">
      <Container className="grid items-center gap-x-6 lg:min-h-[42rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="relative z-1 pt-12 lg:py-16">
          <h1 id="looper-titre" className="text-hero">
            {hero.title}
          </h1>
          <p className="mt-6 max-w-[32rem] text-lead">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <JoinButton prelaunch={prelaunch} labels={hero} />
            <LinkButton href={routes.looperSection("benefits")} variant="secondary" size="lg">
              {hero.more}
            </LinkButton>
          </div>
        </div>
        <figure className="max-lg:-mx-gutter max-lg:mt-6 max-lg:pb-8 lg:-mr-[min(10vw,9rem)] lg:-ml-20 lg:py-8">
          <Scene
            name="looper"
            // On a phone, a little less than it takes up: the page's largest piece comes sooner.
            sizes="(max-width: 40rem) 88vw, (min-width: 78rem) 60rem, (min-width: 64rem) 72vw, 118vw"
            alt={hero.picture}
            eager
            className="h-auto w-full max-lg:-ml-[9%] max-lg:w-[118%] max-lg:max-w-none"
          />
          <figcaption className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1 px-gutter text-fine text-ink-soft">
            <span className="inline-flex items-center gap-1.5">
              <Icon name="map-pin" className="size-4 text-brand" />
              {hero.home}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Icon name="map-pin" className="size-4 text-mimosa-strong" />
              {hero.visit}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <span aria-hidden="true" className="h-1.5 w-6 rounded-full bg-mimosa-strong" />
              {hero.caption}
            </span>
          </figcaption>
        </figure>
      </Container>
    </section>
  );
}
