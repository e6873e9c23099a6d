import { Container } from "@/components/ui/Container";
import { Scene } from "@/components/ui/Scene";
import { HOME } from "./copy";
import { SearchForm } from "./SearchForm";

/**
 * The question one came with, in the sky above a street that ends neither left nor right. The
 * scene's sky is the wall's colour, so that the tallest house can rise beside the words.
 */
export function Hero() {
  return (
    <section aria-labelledby="accueil-titre" className="relative isolate">
      <div className="overflow-hidden bg-brand-soft">
        <Container className="relative z-1 pt-6 pb-4 sm:pt-10 sm:pb-6 lg:pt-14 lg:pb-0 lg:text-center">
          <h1 id="accueil-titre" className="text-hero">
            {HOME.hero.title}
          </h1>
          <p className="mt-3 max-w-[34rem] text-body sm:mt-4 sm:text-lead lg:mx-auto lg:mt-5 lg:max-w-[40rem] lg:text-balance">
            {HOME.hero.lead}
          </p>
        </Container>
        <Scene
          name="hero"
          // On a phone the scene is cropped at its sides: it is wider than the window.
          sizes="(max-width: 40rem) 88vw, 100vw"
          alt=""
          eager
          className="street-scene h-32 w-full object-cover object-bottom sm:h-auto lg:-mt-[6vw] lg:max-h-[min(44rem,calc(100svh-21rem))]"
        />
      </div>
      <Container className="relative -mt-16">
        <SearchForm />
        <p className="mt-3 text-small text-ink-soft">{HOME.hero.free}</p>
      </Container>
    </section>
  );
}
