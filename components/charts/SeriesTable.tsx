import { Disclosure } from "@/components/ui/Disclosure";
import { CHARTS } from "./copy";
import type { SeriesPoint } from "./series";

interface SeriesTableProps {
  title: string;
  time: string;
  layers: readonly { name: string }[];
  points: readonly SeriesPoint[];
  /** Whether there is an earlier period. */
  compares: boolean;
  format: (value: number) => string;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The sums of each column over all points. */
function totalsOf({ layers, points }: SeriesTableProps): SeriesPoint {
  return {
    label: CHARTS.total,
    short: CHARTS.total,
    values: layers.map((_, layer) => sum(points.map(({ values }) => values[layer] ?? 0))),
    before: sum(points.map(({ before }) => before ?? 0)),
  };
}

/** The values of a chart, the latest first, under their sums. */
export function SeriesTable(props: SeriesTableProps) {
  const { title, time, layers, points, compares } = props;
  const many = layers.length > 1;
  return (
    <Disclosure summary={CHARTS.table} className="border-t border-line text-small">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is to be reached by keyboard */}
      <section aria-label={CHARTS.tableOf(title)} tabIndex={0} className="max-h-96 overflow-auto">
        <table className="chart-table">
          <thead>
            <tr>
              <th scope="col">{time}</th>
              {many && <th scope="col">{CHARTS.total}</th>}
              {layers.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              {compares && <th scope="col">{CHARTS.before}</th>}
            </tr>
          </thead>
          <tbody>
            <Row point={totalsOf(props)} {...props} />
            {points.toReversed().map((point) => (
              <Row key={point.label} point={point} {...props} />
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}

function Row({
  point,
  compares,
  format,
}: Pick<SeriesTableProps, "compares" | "format"> & { point: SeriesPoint }) {
  const { label, values, before } = point;
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.length > 1 && <td>{format(sum(values))}</td>}
      {values.map((value, layer) => (
        // A column has no other name here than its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
        <td key={layer}>{format(value)}</td>
      ))}
      {compares && <td>{format(before ?? 0)}</td>}
    </tr>
  );
}
