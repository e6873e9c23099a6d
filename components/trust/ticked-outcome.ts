import { formatCount } from "@/lib/kernel/format";

/** Some rows of which the same is to be read: "4 prospects confiés", "2 étaient déjà clos". */
interface Counted {
  count: number;
  one: string;
  other: string;
}

/**
 * What became of the rows that were ticked, those that were left apart: "3 Loopers relancés : 1 l’a déjà été aujourd’hui."
 * @param done of whom `none` says that there is nobody
 */
export function tickedOutcome(
  { count, one, other, none }: Counted & { none: string },
  left: readonly Counted[],
): string {
  const done = count === 0 ? none : formatCount(count, one, other);
  const rest = left
    .filter((each) => each.count > 0)
    .map((each) => formatCount(each.count, each.one, each.other));
  return rest.length === 0 ? `${done}.` : `${done}\u00a0: ${rest.join(", ")}.`;
}
