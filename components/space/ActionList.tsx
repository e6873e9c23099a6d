import { Icon } from "@/components/ui/Icon";
import type { IconName } from "@/components/ui/icon-names";
import { Link } from "@/components/ui/Link";
import { PAPER_LABELS } from "@/lib/content/paper-names";
import {
  type ActionKind,
  type PendingAction,
  type PendingActions,
  pageOfAction,
} from "@/lib/dashboards/actions/views";
import { formatInteger } from "@/lib/kernel/format";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import type { Paper } from "@/lib/kernel/looper-papers";
import { UNTITLED_LISTING } from "./copy";
import { ACTION_COPY, OVERVIEW } from "./overview-copy";

const COPY = OVERVIEW.actions;

const ICONS: Record<ActionKind, IconName> = {
  offer: "key-round",
  counter: "key-round",
  signature: "file-check-2",
  "price-signature": "file-check-2",
  sale: "handshake",
  visit: "calendar-check",
  report: "message-circle",
  opinion: "message-circle",
  "seller-request": "house",
  lead: "user-round",
  "follow-up": "phone",
  papers: "file-check-2",
  "paper-returned": "triangle-alert",
  request: "binoculars",
  message: "messages-square",
  correction: "triangle-alert",
  draft: "pencil",
};

function subjectOf({ kind, subject, listing }: PendingAction): string {
  if (kind === "draft" && subject === "") return UNTITLED_LISTING;
  const isPaper = kind === "papers" || kind === "paper-returned";
  const name = isPaper ? PAPER_LABELS[subject as Paper] : subject;
  return listing === null ? name : `${name} · ${listing}`;
}

/** What waits for a person, each entry a link to where it is done. */
export function ActionList({ actions }: { actions: PendingActions }) {
  const left = actions.total - actions.items.length;
  return (
    <>
      <ul className="-mx-2 divide-y divide-line">
        {actions.items.map((action) => (
          <li key={`${action.kind}-${action.role}-${action.id}-${action.subject}`}>
            <Link
              href={pageOfAction(action)}
              className="flex min-h-11 items-start gap-x-3 rounded-control px-2 py-3 hover:bg-brand-soft max-sm:flex-wrap"
            >
              <Icon name={ICONS[action.kind]} className="mt-0.5 size-5 shrink-0 text-brand" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{ACTION_COPY[action.kind]}</span>
                <span className="block text-small text-ink-soft">{subjectOf(action)}</span>
              </span>
              <span className="shrink-0 text-fine text-ink-soft max-sm:w-full max-sm:pl-8 sm:text-right">
                {action.until === null
                  ? COPY.since(formatDate(action.since))
                  : COPY.until(formatCivilDate(action.until))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="text-small text-ink-soft">{COPY.more(formatInteger(left))}</p>}
    </>
  );
}
