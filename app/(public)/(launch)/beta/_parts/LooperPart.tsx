import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { Section } from "@/components/ui/Section";
import { formatDuration, formatPercent, formatPrice } from "@/lib/kernel/format";
import { LOOPER_SHARE_BPS, looperShareCents } from "@/lib/pricing/rules";
import { routes } from "@/lib/routes/public";
import { BETA } from "../copy";
import { RoleEntrance } from "./RoleEntrance";

const { looper } = BETA;

/** Sale prices of the examples, in cents. */
const EXAMPLES = [150_000_00, 300_000_00, 500_000_00];
const total = looper.diary.entries.reduce((sum, { minutes }) => sum + minutes, 0);

/** Behind the mimosa door: a month of a looper's diary, and what it brings in. */
export function LooperPart() {
  const { title, lead, diary, pay, needs, regulated, action, more } = looper;
  return (
    <Section id="looper" labelledBy="looper-titre" tone="mimosa">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] xl:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <div className="flex gap-x-8">
          <RoleEntrance
            of="looper"
            open
            className="w-36 shrink-0 xl:w-44 self-end max-md:hidden lg:max-xl:hidden"
          />
          <div>
            <h2 id="looper-titre" className="text-title">
              {title}
            </h2>
            <p className="mt-4 text-lead text-ink-soft">{lead}</p>
            <div className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
              <div>
                <h3 className="text-subheading">{pay.title}</h3>
                <p className="mt-1 text-small text-ink-soft">
                  {pay.text(formatPercent(LOOPER_SHARE_BPS.simulator / 100))}
                </p>
                <dl className="mt-3 border-t-2 border-ink">
                  {EXAMPLES.map((cents) => (
                    <div
                      key={cents}
                      className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2"
                    >
                      <dt className="text-small">
                        {pay.saleAt} {formatPrice(cents)}
                      </dt>
                      <dd className="font-display text-subheading font-bold whitespace-nowrap">
                        {formatPrice(looperShareCents(cents, "simulator"))}
                      </dd>
                    </div>
                  ))}
                </dl>
                <p className="mt-3 text-small font-semibold">{pay.average}</p>
              </div>
              <ul className="flex flex-col gap-3 sm:pt-1">
                {needs.map((need) => (
                  <li key={need} className="flex gap-2.5">
                    <Icon name="check" className="mt-0.5 size-5 shrink-0 text-leaf" />
                    {need}
                  </li>
                ))}
                <li>
                  <Link
                    href="#looper-disclaimer"
                    className="text-link inline-flex min-h-11 items-center text-small"
                  >
                    {regulated}
                  </Link>
                </li>
              </ul>
            </div>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <LinkButton href="#join-looper" variant="accent" size="lg">
                {action}
              </LinkButton>
              <Link href={routes.looper} className="text-link inline-flex min-h-11 items-center">
                {more}
              </Link>
            </div>
          </div>
        </div>
        <div className="flex items-end gap-x-8 lg:flex-col lg:items-stretch">
          <div className="w-full rounded-card bg-mimosa p-2 shadow-card sm:p-3">
            <div className="rounded-[0.75rem] bg-surface px-5 py-6 sm:px-7">
              <h3 className="text-heading">{diary.title}</h3>
              <ol className="mt-4">
                {diary.entries.map(({ when, what, minutes }) => (
                  <li
                    key={when}
                    className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-3.5"
                  >
                    <p className="font-semibold">{when}</p>
                    <p className="text-small text-ink-soft figures">{formatDuration(minutes)}</p>
                    <p className="col-span-2 mt-0.5 text-small text-ink-soft">{what}</p>
                  </li>
                ))}
              </ol>
              <p className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3.5 font-display text-subheading font-bold">
                {diary.total}
                <span className="figures">{formatDuration(total)}</span>
              </p>
              <p className="mt-2 text-small text-ink-soft">{diary.usual}</p>
            </div>
          </div>
        </div>
      </div>
    </Section>
  );
}
