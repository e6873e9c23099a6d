import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { HouseNumber } from "@/components/ui/Plate";
import { Section } from "@/components/ui/Section";
import { LOOPER } from "../copy";

/** Where each stop lies on a wide screen: along the top of the round, then back along its foot. */
const PLACES = [
  "lg:col-start-1",
  "lg:col-start-2",
  "lg:col-start-3",
  "lg:col-start-3 lg:row-start-2",
  "lg:col-start-2 lg:row-start-2",
  "lg:col-start-1 lg:row-start-2",
] as const;

/** How one becomes a looper: six stops on a round that closes on itself, as the brand's loop does. */
export function Round({ prelaunch }: { prelaunch: boolean }) {
  const { title, lead, again, first, items } = LOOPER.steps;
  return (
    <Section id="how-it-works" labelledBy="boucle-titre">
      <div className="max-w-[46rem]">
        <h2 id="boucle-titre" className="text-title">
          {title}
        </h2>
        <p className="mt-4 text-lead text-ink-soft">{lead}</p>
      </div>
      <div className="relative mt-12 lg:mt-16 lg:pb-7">
        <div
          aria-hidden="true"
          className="absolute max-lg:top-2 max-lg:bottom-8 max-lg:left-[1.15rem] max-lg:w-2 max-lg:rounded-full max-lg:bg-mimosa lg:inset-0 lg:rounded-[4rem] lg:border-8 lg:border-mimosa"
        />
        <ol className="relative grid gap-y-9 lg:grid-cols-3 lg:gap-x-12 lg:gap-y-14 lg:px-20">
          {items.map((step, index) => (
            <li
              key={step.title}
              className={cx(
                "max-lg:grid max-lg:grid-cols-[2.75rem_minmax(0,1fr)] max-lg:gap-x-5 lg:flex lg:flex-col",
                index > 2 && "lg:justify-end",
                PLACES[index],
              )}
            >
              <HouseNumber
                number={index + 1}
                className={cx(
                  "justify-self-center self-start text-[1.5rem]",
                  index < 3 ? "lg:-mt-4" : "lg:order-last lg:-mb-[2.6rem]",
                )}
              />
              <div className={index < 3 ? "lg:mt-5" : "lg:mb-5"}>
                <h3 className="text-heading">{step.title}</h3>
                {step.text ? (
                  <p className="mt-1 text-ink-soft">{step.text}</p>
                ) : (
                  <>
                    <p className="for-strangers mt-1 text-ink-soft">
                      {prelaunch ? first.join : first.register}
                    </p>
                    <p className="for-members mt-1 text-ink-soft">{first.member}</p>
                  </>
                )}
              </div>
            </li>
          ))}
        </ol>
        <Turn className="right-0 translate-x-[calc(50%-4px)]" />
        <Turn className="left-0 -translate-x-[calc(50%-4px)]" turned />
      </div>
      <p className="mt-6 flex items-center gap-2 font-semibold text-ink-soft lg:hidden">
        <Icon name="arrow-up-down" className="size-5" />
        {again}
      </p>
    </Section>
  );
}

/** Which way the round goes, on either side of it. */
function Turn({ className, turned }: { className: string; turned?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-mimosa text-on-mimosa lg:grid",
        className,
      )}
    >
      <Icon name="chevron-down" className={cx("size-6", turned && "rotate-180")} />
    </span>
  );
}
