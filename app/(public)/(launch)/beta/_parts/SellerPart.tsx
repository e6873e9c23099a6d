import { FeeSimulator } from "@/components/pricing/FeeSimulator";
import type { SimulatorPrice } from "@/components/pricing/simulator-price";
import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { Section } from "@/components/ui/Section";
import { routes } from "@/lib/routes/public";
import { BETA } from "../copy";
import { RoleEntrance } from "./RoleEntrance";

const SIMULATOR_ID = "simulateur";

/** Behind the red door: the promise, and under it the sum anyone can do for their own price. */
export function SellerPart({
  price,
  referral,
}: {
  price: SimulatorPrice;
  referral: string | null;
}) {
  const { title, lead, points, action, more, simulator } = BETA.seller;
  return (
    <Section id="seller" labelledBy="seller-titre" tone="tile">
      <div className="flex items-end justify-between gap-x-16">
        <div className="pb-10 lg:pb-14">
          <h2 id="seller-titre" className="max-w-[13em] text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-[40rem] text-lead">{lead}</p>
          <ul className="mt-6 flex flex-col gap-x-8 gap-y-2.5">
            {points.map((point) => (
              <li key={point} className="flex gap-2.5">
                <Icon name="check" className="mt-0.5 size-5 shrink-0 text-tile" />
                {point}
              </li>
            ))}
          </ul>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton href="#join-seller" size="lg">
              {action}
            </LinkButton>
            <Link href={routes.sell} className="text-link inline-flex min-h-11 items-center">
              {more}
            </Link>
          </div>
        </div>
        <RoleEntrance of="seller" open className="w-60 shrink-0 max-md:hidden lg:w-72" />
      </div>
      <div
        id={SIMULATOR_ID}
        className="rounded-b-panel bg-surface px-5 pb-6 shadow-card sm:px-8 sm:pb-8 lg:px-10 lg:pb-10"
      >
        <div className="beta-eaves beta-eaves-awning -mx-5 mb-6 sm:-mx-8 lg:-mx-10" />
        <h3 className="text-heading">{simulator.title}</h3>
        <div className="mt-5">
          <FeeSimulator
            initial={price}
            action={`${routes.beta}#${SIMULATOR_ID}`}
            labels={simulator}
            wide
          >
            {referral && <input type="hidden" name="ref" value={referral} />}
          </FeeSimulator>
        </div>
      </div>
    </Section>
  );
}
