import { Facade } from "@/components/illustrations/Facade";
import { FeeSimulator } from "@/components/pricing/FeeSimulator";
import type { SimulatorPrice } from "@/components/pricing/simulator-price";
import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import { Link } from "@/components/ui/Link";
import { routes } from "@/lib/routes/public";
import { supportRoutes } from "@/lib/routes/support";
import { VENDRE } from "../copy";

const SIMULATOR_ID = "simulateur";

/** The promise on the left, above its street; its proof on the right, a receipt anyone can fill in. */
export function SellerHero({ price, prelaunch }: { price: SimulatorPrice; prelaunch: boolean }) {
  const { hero, simulator } = VENDRE;
  return (
    <section aria-labelledby="vendre-titre" className="overflow-hidden bg-tile-soft">
      <Container className="grid gap-x-16 lg:grid-cols-2">
        <div className="pt-12 lg:pt-24">
          <h1 id="vendre-titre" className="text-hero">
            {hero.title}
          </h1>
          <p className="mt-6 max-w-[34rem] text-lead">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton href={routes.newListing} size="lg">
              {hero.begin}
            </LinkButton>
            <LinkButton href={`#${SIMULATOR_ID}`} variant="secondary" size="lg">
              {hero.secondary}
            </LinkButton>
            <LinkButton href={supportRoutes.request()} variant="secondary" size="lg">
              {hero.help}
            </LinkButton>
          </div>
          {prelaunch && (
            <Link
              href={routes.betaJoin("seller")}
              className="for-strangers text-link mt-3 inline-flex min-h-11 items-center"
            >
              {hero.beta}
            </Link>
          )}
        </div>
        <div
          id={SIMULATOR_ID}
          className="relative z-1 self-start pt-10 drop-shadow-receipt lg:row-span-2 lg:py-16"
        >
          <div className="receipt px-5 pt-6 pb-9 sm:px-8 sm:pt-8 sm:pb-11">
            <h2 className="text-heading">{simulator.title}</h2>
            <div className="mt-5">
              <FeeSimulator
                initial={price}
                action={`${routes.sell}#${SIMULATOR_ID}`}
                labels={simulator}
              />
            </div>
            <Link
              href={routes.fees}
              className="text-link mt-1 inline-flex min-h-11 items-center text-fine"
            >
              {simulator.details}
            </Link>
          </div>
        </div>
        <div className="mt-10 flex items-end self-end lg:mt-14">
          <Facade step={0} className="min-w-0 flex-1" />
          <Facade step={2} className="min-w-0 flex-[1.1]" />
          <Facade step={1} className="min-w-0 flex-[0.9]" />
          <Facade step={3} className="min-w-0 flex-1 max-sm:hidden" />
        </div>
      </Container>
      <div className="border-b-3 border-ink" />
    </section>
  );
}
