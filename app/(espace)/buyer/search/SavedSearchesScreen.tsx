"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { CheckField } from "@/components/forms/CheckField";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Disclosure } from "@/components/ui/Disclosure";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { ALERT_FREQUENCIES } from "@/lib/buying/saved-searches/rules";
import type { SavedSearchView } from "@/lib/buying/saved-searches/views";
import { formatDate } from "@/lib/kernel/format-date";
import { routes } from "@/lib/routes/public";
import { searchPath } from "@/lib/search/url";
import { FREQUENCY_LABELS, SAVED_SEARCHES } from "./copy";

interface Actions {
  changeAlert: FormAction;
  remove: FormAction;
}

const FREQUENCIES = ALERT_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }));

/** The searches a buyer kept: what each looks for, what it finds now, its alert. */
export function SavedSearchesScreen({
  searches,
  ...actions
}: { searches: readonly SavedSearchView[] } & Actions) {
  const newSearch = <LinkButton href={routes.buy}>{SAVED_SEARCHES.newSearch}</LinkButton>;
  return (
    <>
      <PageTitle title={SAVED_SEARCHES.title} lead={SAVED_SEARCHES.lead} actions={newSearch} />
      {searches.length === 0 ? (
        <NoData actions={newSearch}>
          <p>{SAVED_SEARCHES.emptyText}</p>
        </NoData>
      ) : (
        <ul className="flex flex-col gap-5">
          {searches.map((search) => (
            <li key={search.id}>
              <SavedSearch search={search} {...actions} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function SavedSearch({ search, ...actions }: { search: SavedSearchView } & Actions) {
  const { name, words, criteria, total, alertEnabled, frequency, createdAt } = search;
  return (
    <Card flat className="flex flex-col gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-heading">{name}</h2>
          <p className="mt-1">{words}</p>
          <p className="mt-1 text-small text-ink-soft">
            {SAVED_SEARCHES.savedOn(formatDate(createdAt))}
          </p>
        </div>
        <Badge tone={alertEnabled ? "leaf" : "neutral"}>
          {alertEnabled
            ? `${SAVED_SEARCHES.alertOn} · ${FREQUENCY_LABELS[frequency]}`
            : SAVED_SEARCHES.alertOff}
        </Badge>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <LinkButton href={searchPath(criteria)} variant="secondary">
          <span>
            {SAVED_SEARCHES.see}
            <VisuallyHidden>{SAVED_SEARCHES.seeFor(name)}</VisuallyHidden>
          </span>
        </LinkButton>
        <p className="font-semibold tabular-nums">
          {total === null ? SAVED_SEARCHES.counting : SAVED_SEARCHES.found(total)}
        </p>
      </div>
      <Disclosure summary={SAVED_SEARCHES.manage} className="border-t border-line [&>summary]:pb-0">
        <Manage search={search} {...actions} />
      </Disclosure>
    </Card>
  );
}

function Manage({
  search: { id, alertEnabled, frequency },
  changeAlert,
  remove,
}: { search: SavedSearchView } & Actions) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-6 pt-5">
      <ActionForm
        id={`alerte-${id}`}
        action={changeAlert}
        defaultValue={{ alertEnabled, frequency }}
        className="w-full max-w-sm"
      >
        <input type="hidden" name="searchId" value={id} />
        <p className="text-small text-ink-soft">{SAVED_SEARCHES.notSent}</p>
        <CheckField name="alertEnabled" label={SAVED_SEARCHES.alert} />
        <SelectField name="frequency" label={SAVED_SEARCHES.frequency} options={FREQUENCIES} />
        <SubmitButton sending={SAVED_SEARCHES.sending} className="self-start">
          {SAVED_SEARCHES.saveAlert}
        </SubmitButton>
      </ActionForm>
      <ActionForm id={`supprimer-${id}`} action={remove}>
        <input type="hidden" name="searchId" value={id} />
        <SubmitButton variant="danger" sending={SAVED_SEARCHES.removing}>
          {SAVED_SEARCHES.remove}
        </SubmitButton>
      </ActionForm>
    </div>
  );
}
