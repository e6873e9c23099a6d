import { percentChange } from "@/lib/dashboards/rules";
import { formatChange } from "@/lib/kernel/format";
import { CHARTS } from "./copy";

/** A change beyond this, in percent, says nothing that the two sums do not: it began from next to nothing. */
const MOST_PERCENT = 300;
/** Of fewer than these a share says more than there is: one more of one is 100 %. */
const FEWEST = 10;

/** The change between two sums in words, where a share of the earlier one tells something. */
export function tellingChange({ value, before }: Sums): string | null {
  const percent = percentChange(value, before);
  return percent === null || before < FEWEST || percent > MOST_PERCENT
    ? null
    : formatChange(percent);
}

interface Sums {
  value: number;
  before: number;
}

/** The sum of a period against the one before, as the end of a sentence; nothing where that had nothing. */
export function comparisonOf(sums: Sums, span: string, format: (value: number) => string): string {
  if (percentChange(sums.value, sums.before) === null) return "";
  return CHARTS.compared(format(sums.before), span, tellingChange(sums));
}
