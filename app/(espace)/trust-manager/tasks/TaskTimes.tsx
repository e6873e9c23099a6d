import { type Column, DataTable } from "@/components/space/DataTable";
import { Panel } from "@/components/space/Panel";
import { spanText, TASKS } from "@/components/trust/tasks-copy";
import { formatInteger } from "@/lib/kernel/format";
import { MINUTE_MS } from "@/lib/kernel/time";
import type { TaskKind, WaitFigures } from "@/lib/tasks/rules";

interface Row {
  kind: TaskKind;
  times: WaitFigures;
}

const span = (ms: number) => spanText(Math.round(ms / MINUTE_MS));

const COLUMNS: [Column<Row>, ...Column<Row>[]] = [
  { label: TASKS.times.kind, cell: ({ kind }) => TASKS.tabLabels[kind] },
  {
    label: TASKS.times.count,
    kind: "figure",
    cell: ({ times }) => formatInteger(times.count),
  },
  { label: TASKS.times.median, kind: "figure", cell: ({ times }) => span(times.medianMs) },
  { label: TASKS.times.most, kind: "figure", cell: ({ times }) => span(times.mostMs) },
];

/** How long the tasks of each kind waited that were settled in the last thirty days. */
export function TaskTimes({ times }: { times: readonly Row[] }) {
  return (
    <Panel id="delais" title={TASKS.times.title}>
      <p className="max-w-text text-small text-ink-soft">{TASKS.times.hint}</p>
      <DataTable
        label={TASKS.times.title}
        columns={COLUMNS}
        rows={times}
        keyOf={({ kind }) => kind}
      />
    </Panel>
  );
}
