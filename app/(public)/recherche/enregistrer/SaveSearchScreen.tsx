"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { FREQUENCIES } from "@/components/search/frequencies";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { type AlertFrequency, MAX_NAME_LENGTH } from "@/lib/buying/saved-searches/frequencies";
import { SAVE_SEARCH } from "./copy";

/** The page that saves a search. */
export function SaveSearchScreen({
  query,
  words,
  name,
  frequency,
  isBuyer,
  back,
  save,
}: {
  query: string;
  /** What the search looks for. */
  words: string;
  name: string;
  frequency: AlertFrequency;
  isBuyer: boolean;
  /** The path of its results. */
  back: string;
  save: FormAction;
}) {
  return (
    <Container className="flex flex-col gap-8 py-10 md:py-14">
      <div className="max-w-text">
        <h1 className="text-title">{SAVE_SEARCH.title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{SAVE_SEARCH.lead}</p>
      </div>
      <div className="max-w-text rounded-card border border-line bg-surface p-4">
        <p className="text-small text-ink-soft">{SAVE_SEARCH.search}</p>
        <p className="mt-1 font-semibold wrap-anywhere">{words}</p>
      </div>
      <ActionForm
        id="enregistrer"
        action={save}
        defaultValue={{ name, frequency }}
        className="max-w-md"
      >
        <input type="hidden" name="query" value={query} />
        {!isBuyer && (
          <>
            <input type="hidden" name="asBuyer" value="on" />
            <Callout>
              <p>{SAVE_SEARCH.asBuyer}</p>
            </Callout>
          </>
        )}
        <TextField name="name" label={SAVE_SEARCH.name} maxLength={MAX_NAME_LENGTH} />
        <SelectField name="frequency" label={SAVE_SEARCH.frequency} options={FREQUENCIES} />
        <p className="text-small text-ink-soft">{SAVE_SEARCH.later}</p>
        <div className="flex flex-wrap gap-3">
          <SubmitButton sending={SAVE_SEARCH.sending}>
            {isBuyer ? SAVE_SEARCH.submit : SAVE_SEARCH.submitAsBuyer}
          </SubmitButton>
          <LinkButton href={back} variant="secondary">
            {SAVE_SEARCH.back}
          </LinkButton>
        </div>
      </ActionForm>
    </Container>
  );
}
