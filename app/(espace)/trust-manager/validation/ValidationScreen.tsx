"use client";

import type { ReactNode } from "react";
import type { FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import type { ColumnSort } from "@/components/space/DataTable";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { columnSorts } from "@/components/trust/column-sorts";
import { TRUST } from "@/components/trust/copy";
import { FactGrid } from "@/components/trust/FactGrid";
import { ListEnd } from "@/components/trust/ListEnd";
import { ListFilters, NothingFiltered } from "@/components/trust/ListFilters";
import { PaperList } from "@/components/trust/PaperList";
import { TickedList } from "@/components/trust/TickedList";
import { TickedBar } from "@/components/trust/Ticks";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { DECISIONS } from "@/lib/accounts/role-grants/copy";
import { formatDate } from "@/lib/kernel/format-date";
import type { ListPage } from "@/lib/kernel/keyset";
import { type FilterOptions, NO_FILTER } from "@/lib/kernel/list-filter";
import type { RoleStatus } from "@/lib/kernel/roles";
import { type Sort, sortQuery } from "@/lib/kernel/sorted-list";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { LOOPER_SORTS, type LooperSort } from "@/lib/trust/loopers/rules";
import type { LooperCounts, LooperDecisionView } from "@/lib/trust/loopers/views";
import { VALIDATION } from "./copy";
import { type DecisionActions, DecisionForms } from "./DecisionForms";
import { LooperTable } from "./LooperTable";
import { OpenFile } from "./OpenFile";
import { PersonLinks } from "./PersonLinks";
import { ValidationTabs } from "./ValidationTabs";

function LooperFile({ file, actions }: { file: LooperDecisionView; actions: DecisionActions }) {
  const { grantId, name, email, city, requestedAt, rsacNumber, weeklyHours, papers } = file;
  return (
    <Card flat className="flex scroll-mt-8 flex-col gap-4 p-5 md:p-6" id={grantId}>
      <div>
        <h2 className="text-heading">{name}</h2>
        <p className="text-small wrap-anywhere text-ink-soft">{email}</p>
      </div>
      <FactGrid
        facts={[
          { label: VALIDATION.requested, value: formatDate(requestedAt) },
          { label: VALIDATION.city, value: city ?? TRUST.unknown },
          { label: VALIDATION.rsac, value: rsacNumber ?? TRUST.unknown },
          {
            label: VALIDATION.hours,
            value: weeklyHours === null ? TRUST.unknown : VALIDATION.hoursOf(weeklyHours),
          },
        ]}
      />
      <PaperList papers={papers} />
      <OpenFile file={file} />
      <DecisionForms file={file} actions={actions} />
      <PersonLinks file={file} />
    </Card>
  );
}

/** Requests with all that is to be read before one decides; the others, who are many, as a table whose rows are ticked. */
function Files({
  status,
  files,
  sort,
  actions,
  remind,
  children,
}: {
  status: RoleStatus;
  files: readonly LooperDecisionView[];
  sort: (key: LooperSort) => ColumnSort;
  actions: DecisionActions;
  remind: FormAction;
  /** What stands in place of a list that nobody is in. */
  children: ReactNode;
}) {
  if (status !== "pending") {
    const hasTicks = files.some(({ canRemind }) => canRemind);
    return (
      <TickedList
        id="loopers"
        action={remind}
        name="loopers"
        empty={files.length === 0 && children}
        bar={hasTicks && <Ticked />}
      >
        <LooperTable
          label={VALIDATION.states[status]}
          files={files}
          sort={sort}
          hasTicks={hasTicks}
        />
      </TickedList>
    );
  }
  if (files.length === 0) return children;
  return (
    <ul className="flex flex-col gap-5">
      {files.map((file) => (
        <li key={file.grantId}>
          <LooperFile file={file} actions={actions} />
        </li>
      ))}
    </ul>
  );
}

/** What is done with the loopers who are ticked: they are reminded of their papers. */
function Ticked() {
  const { title, remind, sending, hint } = VALIDATION.some;
  return (
    <TickedBar title={title}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton variant="secondary" sending={sending}>
          {remind}
        </SubmitButton>
        <p className="text-small text-ink-soft">{hint}</p>
      </div>
    </TickedBar>
  );
}

/** The requests to be a looper, and the loopers, by state, with what can be decided of each. */
export function ValidationScreen({
  status,
  search,
  commune,
  options,
  sort,
  done,
  isFirst,
  counts,
  waitingTrainings,
  page,
  actions,
  remind,
}: {
  status: RoleStatus;
  search: string;
  /** The commune that they serve; null for all. */
  commune: string | null;
  options: FilterOptions;
  sort: Sort<LooperSort>;
  /** What was just decided. */
  done: keyof typeof DECISIONS.done | null;
  isFirst: boolean;
  counts: LooperCounts;
  /** Trainings that loopers declared and nobody checked. */
  waitingTrainings: number;
  page: ListPage<LooperDecisionView>;
  actions: DecisionActions;
  /** Reminds those who are ticked of their papers. */
  remind: FormAction;
}) {
  const order = sortQuery(sort);
  const listOf = (query: Parameters<typeof trustListOf>[1]) =>
    trustListOf("validation", { filtre: status, q: search, commune, ...order, ...query });
  const whole = listOf({ q: null, commune: null });
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={VALIDATION.title} lead={VALIDATION.lead} />
      {done && (
        <Callout tone={done === "late" ? "warning" : "success"} live>
          <p>{DECISIONS.done[done]}</p>
        </Callout>
      )}
      <ValidationTabs
        status={status}
        search={search}
        commune={commune}
        order={order}
        counts={counts}
        waitingTrainings={waitingTrainings}
      />
      <ListFilters
        action={spaceRoutes.trustManager.validation}
        here={{ filtre: status, ...order }}
        search={{ label: VALIDATION.search, words: search }}
        filter={{ ...NO_FILTER, commune }}
        options={options}
        communeLabel={VALIDATION.served}
        communeHint={VALIDATION.servedHint}
        clearHref={whole}
      />
      <Files
        status={status}
        files={page.rows}
        sort={columnSorts(LOOPER_SORTS, sort, listOf)}
        actions={actions}
        remind={remind}
      >
        {commune === null ? (
          <Nobody status={status} search={search} clearHref={whole} />
        ) : (
          <NothingFiltered clearHref={whole} />
        )}
      </Files>
      <ListEnd
        nextHref={page.next && listOf({ suite: page.next })}
        firstHref={isFirst ? null : listOf({})}
      />
    </div>
  );
}

/** What stands in place of a list that nobody is in, or nobody of what is looked for. */
function Nobody({
  status,
  search,
  clearHref,
}: {
  status: RoleStatus;
  search: string;
  /** The list without the search. */
  clearHref: string;
}) {
  if (search !== "") {
    return (
      <NoData
        title={VALIDATION.notFound(search)}
        actions={
          <LinkButton href={clearHref} variant="secondary">
            {TRUST.clear}
          </LinkButton>
        }
      />
    );
  }
  return (
    <NoData
      title={VALIDATION.empty[status]}
      actions={
        <LinkButton href={spaceRoutes.trustManager.tasks} variant="secondary">
          {VALIDATION.toTasks}
        </LinkButton>
      }
    />
  );
}
