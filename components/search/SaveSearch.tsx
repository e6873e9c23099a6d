import { saveInPlace } from "@/components/me/saved-search";
import { buttonClass } from "@/components/ui/Button";
import { CloseButton } from "@/components/ui/CloseButton";
import { Field, Input } from "@/components/ui/Field";
import { Icon } from "@/components/ui/Icon";
import { Select } from "@/components/ui/Select";
import { MAX_NAME_LENGTH } from "@/lib/buying/saved-searches/frequencies";
import { criteriaWords, proposedName } from "@/lib/buying/saved-searches/words";
import { routes } from "@/lib/routes/public";
import { entryHref, type SearchEntry } from "@/lib/search/entries";
import { toSearchParams } from "@/lib/search/url";
import type { Interpretation, SearchCriteria } from "@/lib/search-index/criteria";
import { RESULTS, SAVE } from "./copy";
import { FREQUENCIES } from "./frequencies";
import { SAVE_FORM } from "./ids";

/**
 * Saves the search of this page: a plain form in a panel that the browser itself opens. It goes to a page of
 * its own, which leads a visitor who is not signed in to the login; a buyer's is sent in place
 * (components/me).
 */
export function SaveSearch({
  entry,
  criteria,
  interpretation,
}: {
  entry: SearchEntry;
  criteria: SearchCriteria;
  interpretation: Interpretation;
}) {
  const first = { ...criteria, cursor: null };
  const back = entryHref(entry, first);
  const parameters = [...toSearchParams({ ...first, sort: "relevance" })];
  return (
    <>
      <button type="button" popoverTarget={SAVE_FORM} className="save-search no-print">
        <Icon name="bell" />
        <span>{RESULTS.save}</span>
      </button>
      <form
        // What was proposed for another search is none of this one's.
        key={back}
        id={SAVE_FORM}
        popover="auto"
        action={routes.saveSearch}
        onSubmit={saveInPlace}
        aria-labelledby={`${SAVE_FORM}-titre`}
        className="save-panel no-print"
      >
        <div className="flex items-start justify-between gap-3">
          <p id={`${SAVE_FORM}-titre`} className="font-display text-subheading font-bold">
            {SAVE.title}
          </p>
          <CloseButton
            popover={SAVE_FORM}
            label={SAVE.close}
            className="-mt-2 -mr-2 size-11 hover:bg-brand-soft"
          />
        </div>
        <p className="text-small text-ink-soft">{SAVE.lead}</p>
        {parameters.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="retour" value={back} />
        <Field id={`${SAVE_FORM}-nom`} label={SAVE.name}>
          {(control) => (
            <Input
              {...control}
              name="nom"
              required
              maxLength={MAX_NAME_LENGTH}
              defaultValue={proposedName(criteriaWords(criteria, interpretation))}
              autoComplete="off"
            />
          )}
        </Field>
        <Field id={`${SAVE_FORM}-frequence`} label={SAVE.frequency}>
          {(control) => (
            <Select {...control} name="frequence" defaultValue="daily" options={FREQUENCIES} />
          )}
        </Field>
        <button type="submit" className={buttonClass()}>
          {SAVE.submit}
        </button>
      </form>
    </>
  );
}
