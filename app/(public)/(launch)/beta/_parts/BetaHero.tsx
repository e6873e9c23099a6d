import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import type { OutsideRole } from "@/lib/kernel/roles";
import { BETA } from "../copy";
import { HouseWindow, HouseWindowDrawing } from "./HouseWindow";
import { RoleEntrance } from "./RoleEntrance";

const HOUSES: Record<OutsideRole, { wall: string; eaves: string; height: string }> = {
  seller: {
    wall: "bg-plaster-rose",
    eaves: "beta-eaves-door",
    height: "pt-5 sm:pt-6 lg:pt-7",
  },
  looper: {
    wall: "bg-plaster-ochre",
    eaves: "beta-eaves-slate",
    height: "pt-14 sm:pt-18 lg:pt-22",
  },
  buyer: {
    wall: "bg-plaster-sky",
    eaves: "beta-eaves-roof",
    height: "pt-9 sm:pt-11 lg:pt-12",
  },
};

/**
 * Three houses in the morning sun, a door each: the page's three parts, behind the plates above
 * them. Each opens a little for a visitor who comes near.
 */
export function BetaHero({ referral }: { referral: string | null }) {
  const { hero } = BETA;
  return (
    <section aria-labelledby="beta-titre" className="beta-sky overflow-hidden">
      <Container className="grid gap-x-16 gap-y-6 pt-10 pb-12 sm:pb-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-end lg:pt-16 lg:pb-20">
        <h1 id="beta-titre" className="max-w-[8.5em] text-hero">
          {hero.title}
        </h1>
        <div>
          {referral && (
            <p className="mb-4 inline-flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small font-semibold">
              <span className="plate px-2.5 py-1 font-display tracking-[0.18em]">{referral}</span>
              {hero.referred}
            </p>
          )}
          <p className="max-w-[36rem] text-lead">{hero.lead}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton href="#join" size="lg">
              {hero.action}
            </LinkButton>
            <LinkButton href="#concept" variant="secondary" size="lg">
              {hero.concept}
            </LinkButton>
          </div>
        </div>
      </Container>
      <nav aria-label={hero.audiencesLabel} className="relative isolate">
        <HouseWindowDrawing />
        <div className="absolute -top-8 left-[56%] -z-1 size-48 rounded-full bg-mimosa sm:-top-12 sm:size-72 lg:-top-14 lg:size-96" />
        <ul className="grid grid-cols-3 items-end border-b-3 border-ink">
          {hero.audiences.map(({ role, street, name }) => (
            <li key={role} className={cx("beta-entrance-host relative", HOUSES[role].wall)}>
              <div className={cx("beta-eaves", HOUSES[role].eaves)} />
              <div
                className={cx(
                  "relative flex flex-col items-center gap-3 sm:gap-4",
                  HOUSES[role].height,
                )}
              >
                <div className="flex w-full items-center justify-evenly">
                  <HouseWindow className="w-[17%] max-lg:hidden" />
                  <Link
                    href={`#${role}`}
                    className="plate z-1 flex flex-col items-center px-3 py-2 text-center font-display leading-none font-bold sm:px-6 sm:py-3 sm:text-[1.25rem] lg:px-7 lg:text-[1.625rem]"
                  >
                    <span className="text-[0.72em] font-semibold">{street}</span>
                    <span className="mt-1 inline-flex items-center gap-2 max-sm:text-[0.9375rem]">
                      {name}
                      <Icon name="chevron-down" className="size-[0.8em] max-sm:hidden" />
                    </span>
                    <span className="absolute inset-0" />
                  </Link>
                  <HouseWindow className="w-[17%] max-lg:hidden" />
                </div>
                <div className="flex w-full items-end justify-evenly">
                  <HouseWindow className="mb-[14%] w-[17%] max-lg:hidden" />
                  <RoleEntrance of={role} className="w-[78%] sm:w-[58%] md:w-[46%] lg:w-[42%]" />
                  <HouseWindow className="mb-[14%] w-[17%] max-lg:hidden" />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
