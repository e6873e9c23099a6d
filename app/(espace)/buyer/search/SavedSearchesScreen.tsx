"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { CheckField } from "@/components/forms/CheckField";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { FREQUENCIES, FREQUENCY_LABELS } from "@/components/search/frequencies";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Disclosure } from "@/components/ui/Disclosure";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { MAX_NAME_LENGTH } from "@/lib/buying/saved-searches/frequencies";
import type { AlertWeekView, SearchWithWeek } from "@/lib/buying/saved-searches/views";
import { formatPrice } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import { routes } from "@/lib/routes/public";
import { searchPath } from "@/lib/search/url";
import { ALERT_KIND_LABELS, SAVED_SEARCHES } from "./copy";

interface Actions {
  change: FormAction;
  remove: FormAction;
}

/** The searches a buyer saved: what each looks for, what it finds now, its alert. */
export function SavedSearchesScreen({
  searches,
  ...actions
}: { searches: readonly SearchWithWeek[] } & Actions) {
  const newSearch = <LinkButton href={routes.buy}>{SAVED_SEARCHES.newSearch}</LinkButton>;
  return (
    <>
      <PageTitle title={SAVED_SEARCHES.title} lead={SAVED_SEARCHES.lead} actions={newSearch} />
      {searches.length === 0 ? (
        <NoData title={SAVED_SEARCHES.emptyTitle} actions={newSearch}>
          <p>{SAVED_SEARCHES.emptyText}</p>
        </NoData>
      ) : (
        <ul className="grid gap-5 xl:grid-cols-2">
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

function SavedSearch({ search, ...actions }: { search: SearchWithWeek } & Actions) {
  const { name, words, criteria, total, alertEnabled, frequency, createdAt, week } = search;
  return (
    <Card flat className="flex h-full flex-col gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-heading wrap-anywhere">{name}</h2>
          {words !== name && <p className="mt-1 wrap-anywhere">{words}</p>}
          <p className="mt-1 text-small text-ink-soft">
            {SAVED_SEARCHES.savedOn(formatDate(createdAt))}
          </p>
        </div>
        {/* Its frequency makes it wider than the narrowest phones' cards. */}
        <Badge tone={alertEnabled ? "leaf" : "neutral"} className="whitespace-normal!">
          {alertEnabled && <Icon name="bell" className="size-3.5" />}
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
      {week && <Week week={week} />}
      <Disclosure
        summary={SAVED_SEARCHES.manage}
        className="mt-auto border-t border-line [&>summary]:pb-0"
      >
        <Manage search={search} {...actions} />
      </Disclosure>
    </Card>
  );
}

/** What the alert of a search would have sent. */
function Week({ week: { total, lines } }: { week: AlertWeekView }) {
  return (
    <div className="rounded-card bg-sunken p-4 text-small">
      <h3 className="text-small font-semibold">
        {SAVED_SEARCHES.week}
        {total > 0 && (
          <span className="font-normal text-ink-soft"> ({SAVED_SEARCHES.weekTotal(total)})</span>
        )}
      </h3>
      {total === 0 ? (
        <p className="mt-1 text-ink-soft">{SAVED_SEARCHES.weekNone}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {lines.map(({ id, title, city, what, priceCents, fromCents }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <Badge tone={what === "price_dropped" ? "tile" : "brand"}>
                {ALERT_KIND_LABELS[what]}
              </Badge>
              <Link
                href={routes.listing(id)}
                className="inline-flex min-h-11 min-w-0 items-center font-medium underline wrap-anywhere"
              >
                {title}
              </Link>
              <span className="ml-auto min-w-0 text-right tabular-nums">
                <span className="text-ink-soft">{city} · </span>
                <span className="font-semibold">{formatPrice(priceCents)}</span>
                {fromCents !== null && (
                  <>
                    {" "}
                    <VisuallyHidden>{SAVED_SEARCHES.before} </VisuallyHidden>
                    <s className="text-ink-soft">{formatPrice(fromCents)}</s>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {total > lines.length && lines.length > 0 && (
        <p className="mt-1 text-ink-soft">{SAVED_SEARCHES.weekMore(total - lines.length)}</p>
      )}
    </div>
  );
}

function Manage({
  search: { id, name, alertEnabled, frequency },
  change,
  remove,
}: { search: SearchWithWeek } & Actions) {
  return (
    <div className="flex flex-col gap-6 pt-5">
      <ActionForm
        id={`recherche-${id}`}
        action={change}
        defaultValue={{ name, alertEnabled, frequency }}
        className="w-full max-w-md"
      >
        <input type="hidden" name="searchId" value={id} />
        <TextField name="name" label={SAVED_SEARCHES.name} maxLength={MAX_NAME_LENGTH} />
        <CheckField name="alertEnabled" label={SAVED_SEARCHES.alert} />
        <SelectField name="frequency" label={SAVED_SEARCHES.frequency} options={FREQUENCIES} />
        <SubmitButton sending={SAVED_SEARCHES.sending} className="self-start">
          {SAVED_SEARCHES.save}
        </SubmitButton>
      </ActionForm>
      <ActionForm id={`supprimer-${id}`} action={remove} className="border-t border-line pt-5">
        <input type="hidden" name="searchId" value={id} />
        <p className="text-small text-ink-soft">{SAVED_SEARCHES.removeText}</p>
        <SubmitButton variant="danger" sending={SAVED_SEARCHES.removing} className="self-start">
          {SAVED_SEARCHES.remove}
        </SubmitButton>
      </ActionForm>
    </div>
  );
}
