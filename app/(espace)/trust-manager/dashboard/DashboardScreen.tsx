"use client";

import type { ReactNode } from "react";
import { type Figure, Figures } from "@/components/space/Figures";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { boundedCount, TRUST, TRUST_DASHBOARD } from "@/components/trust/copy";
import { LinkButton } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import type { IconName } from "@/components/ui/icon-names";
import { Link } from "@/components/ui/Link";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { taskListOf } from "@/lib/routes/tasks";
import type { TrustFigures } from "@/lib/trust/figures/views";
import type { TaskCounts, TaskView } from "@/lib/trust/tasks/rules";
import { TaskList } from "../../../../components/trust/TaskList";

function linkedFigure(label: string, count: number, href: string, icon: IconName): Figure {
  return {
    label,
    icon,
    value: (
      <Link href={href} aria-label={TRUST.figure(label, boundedCount(count))} className="underline">
        {boundedCount(count)}
      </Link>
    ),
  };
}

/** The team's dashboard: what waits, what is to be watched, and the people who joined. */
export function DashboardScreen({
  firstName,
  figures,
  tasks,
  oldest,
  now,
  charts,
}: {
  firstName: string;
  figures: TrustFigures;
  /** How much of what waits is late, and due today. */
  tasks: TaskCounts;
  oldest: readonly TaskView[];
  now: Date;
  /** The weeks of the site, drawn. */
  charts: ReactNode;
}) {
  const { waiting, watch, life } = TRUST_DASHBOARD;
  const watched = [
    [watch.lapsingPapers, figures.lapsingPapers, trustListOf("compliance", { filtre: "pieces" })],
    [
      watch.suspendedLoopers,
      figures.suspendedLoopers,
      trustListOf("validation", { filtre: "suspended" }),
    ],
    [
      watch.heldReferrals,
      figures.heldReferrals,
      trustListOf("waitlist", { filtre: "parrainages" }),
    ],
    [watch.incomplete, figures.incomplete, trustListOf("qualityControl", { filtre: "incomplete" })],
    [watch.mailsDead, figures.mailsDead, trustListOf("tasks", { filtre: "mail-dead" })],
    [watch.mailsWaiting, figures.mailsWaiting, trustListOf("compliance", { filtre: "mails" })],
    [life.week, figures.joinedIn7Days, trustListOf("compliance", { filtre: "donnees" })],
    [life.month, figures.joinedIn30Days, trustListOf("compliance", { filtre: "donnees" })],
  ] as const;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        title={TRUST_DASHBOARD.title}
        lead={TRUST_DASHBOARD.lead(firstName)}
        actions={
          <LinkButton href={spaceRoutes.trustManager.tasks}>{TRUST_DASHBOARD.tasks}</LinkButton>
        }
      />
      <Figures
        label={waiting.title}
        figures={[
          linkedFigure(waiting.late, tasks.late, taskListOf({ vue: "late" }), "clock"),
          linkedFigure(waiting.today, tasks.today, taskListOf({}), "calendar"),
          linkedFigure(
            waiting.requests,
            figures.requests,
            trustListOf("validation", { filtre: "pending" }),
            "users",
          ),
          linkedFigure(
            waiting.inReview,
            figures.inReview,
            trustListOf("qualityControl", { filtre: "in-review" }),
            "clipboard-list",
          ),
          linkedFigure(
            waiting.staleLeads,
            figures.staleLeads,
            trustListOf("tasks", { filtre: "lead-stale" }),
            "clock",
          ),
          linkedFigure(
            waiting.salesInProgress,
            figures.salesInProgress,
            trustListOf("contracts", { filtre: "accepted" }),
            "handshake",
          ),
        ]}
      />
      <section aria-labelledby="plus-anciennes" className="flex flex-col gap-4">
        <h2 id="plus-anciennes" className="text-heading">
          {TRUST_DASHBOARD.oldest.title}
        </h2>
        {oldest.length === 0 ? (
          <NoData title={TRUST_DASHBOARD.oldest.empty} />
        ) : (
          <TaskList tasks={oldest} now={now} />
        )}
      </section>
      <Panel id="a-surveiller" title={watch.title}>
        <ul className="grid gap-x-10 *:border-b *:border-line lg:grid-cols-2">
          {watched.map(([label, count, href]) => (
            <li key={label}>
              <Link
                href={href}
                className="flex min-h-11 items-center justify-between gap-4 py-2 hover:text-brand"
              >
                <span>{label}</span>
                <span
                  className={cx(
                    "shrink-0 font-display tabular-nums",
                    count > 0 ? "font-bold" : "text-ink-soft",
                  )}
                >
                  {boundedCount(count)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel id="semaines" title={TRUST_DASHBOARD.weeks}>
        {charts}
      </Panel>
    </div>
  );
}
