import { type Figure, Figures } from "@/components/space/Figures";
import { LEVEL_NAMES, OVERVIEW } from "@/components/space/overview-copy";
import { MAX_SCORE, type Revenue } from "@/lib/dashboards/rules";
import type { Headline as HeadlineView } from "@/lib/dashboards/standing/figures";
import { formatChange, formatInteger, formatPrice } from "@/lib/kernel/format";
import { figureValue } from "../../../components/space/figure-value";

const COPY = OVERVIEW.figures;

/** Where a revenue comes from, in a few words. */
function originOf({ savingsCents, ledgerCents }: Revenue): string {
  if (ledgerCents === 0) return COPY.revenueSavings;
  if (savingsCents === 0) return COPY.revenuePay;
  return COPY.revenueParts(formatPrice(savingsCents), formatPrice(ledgerCents));
}

/** The four figures at the head of the overview. */
export function Headline({
  headline: { revenue, monthlyPercent, score },
  pending,
}: {
  headline: HeadlineView;
  pending: number;
}) {
  const figures: Figure[] = [
    {
      label: COPY.revenue,
      value: figureValue(revenue, ({ totalCents }) => formatPrice(totalCents)),
      hint: revenue && originOf(revenue),
      icon: "key-round",
    },
    {
      label: COPY.monthly,
      value: figureValue(monthlyPercent, formatChange),
      hint: monthlyPercent === null ? undefined : COPY.monthlyHint,
      icon: "binoculars",
    },
    {
      label: COPY.actions,
      value: formatInteger(pending),
      hint: pending === 0 ? COPY.noActions : COPY.actionsHint,
      icon: "bell",
    },
    {
      label: COPY.score,
      value: figureValue(score, (known) => formatInteger(known.score)),
      hint: score && COPY.scoreOf(formatInteger(MAX_SCORE), LEVEL_NAMES[score.level]),
      icon: "flag",
    },
  ];
  return <Figures label={COPY.label} figures={figures} />;
}
