import { type Figure, Figures } from "@/components/space/Figures";
import { LEVEL_NAMES, OVERVIEW } from "@/components/space/overview-copy";
import { Callout } from "@/components/ui/Callout";
import type { GlobalScore } from "@/lib/dashboards/rules";
import type { RoleProfileView } from "@/lib/dashboards/views";
import { formatChange, formatInteger, formatPrice } from "@/lib/kernel/format";
import { figureValue } from "../../../components/space/figure-value";
import { Meter } from "../../../components/space/Meter";
import { PROFILE, SCORE_COPY } from "./copy";

const COPY = PROFILE.performance;

/** What was achieved with every role together, and what the score is made of. */
export function PerformanceBlock({
  view: { headline, badges, advice },
}: {
  view: Pick<RoleProfileView, "headline" | "badges" | "advice">;
}) {
  const { revenue, monthlyPercent, score } = headline;
  const figures: Figure[] = [
    {
      label: COPY.revenue,
      value: figureValue(revenue, ({ totalCents }) => formatPrice(totalCents)),
    },
    {
      label: COPY.monthly,
      value: figureValue(monthlyPercent, formatChange),
      hint: monthlyPercent === null ? undefined : OVERVIEW.figures.monthlyHint,
    },
    {
      label: COPY.score,
      value: figureValue(score, (known) => COPY.scoreValue(String(known.score))),
      hint: score && COPY.level(LEVEL_NAMES[score.level]),
    },
    {
      label: COPY.badges,
      value: formatInteger(badges.obtained.length),
      hint:
        badges.recentCount === 0 ? COPY.noneRecent : COPY.recent(formatInteger(badges.recentCount)),
    },
  ];
  return (
    <section aria-labelledby="performance" className="flex flex-col gap-4">
      <h2 id="performance" className="text-heading">
        {COPY.title}
      </h2>
      <Figures label={COPY.title} figures={figures} />
      {score && <ScoreParts score={score} />}
      {advice && <Callout title={COPY.advice}>{SCORE_COPY[advice].advice}</Callout>}
    </section>
  );
}

function ScoreParts({ score: { parts } }: { score: GlobalScore }) {
  return (
    <div>
      <h3 className="mb-3 text-[1.125rem] font-bold">{COPY.details}</h3>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {parts.map(({ part, points, of }) => (
          <li key={part}>
            <Meter
              label={SCORE_COPY[part].title}
              value={COPY.points(formatInteger(points), formatInteger(of))}
              share={points / of}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
