"use client";

import { ActionForm, type FormAction, useSending } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { ChoiceChip } from "@/components/ui/Choice";
import { Disclosure } from "@/components/ui/Disclosure";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { FAVORITE_MARKS, MAX_NOTE_LENGTH } from "@/lib/favorites/rules";
import type { Judgement } from "@/lib/favorites/views";
import { FAVORITES, MARK_LABELS } from "./copy";

const CHOICES = [
  ...FAVORITE_MARKS.map((mark) => ({ value: mark as string, label: MARK_LABELS[mark] })),
  { value: "", label: FAVORITES.noMark },
];

/** What the person thinks of a favourite: a mark and a note, behind a heading that opens them. */
export function JudgeForm({
  id,
  title,
  mark,
  note,
  judge,
}: { id: string; title: string; judge: FormAction } & Judgement) {
  return (
    <Disclosure
      summary={
        <>
          {FAVORITES.judge}
          <VisuallyHidden>{FAVORITES.judgeFor(title)}</VisuallyHidden>
        </>
      }
      className="border-t border-line [&>summary]:py-2.5 [&>summary]:text-small"
    >
      <ActionForm id={`avis-${id}`} action={judge} defaultValue={{ note: note ?? "" }}>
        <input type="hidden" name="listingId" value={id} />
        <Marks id={id} mark={mark} />
        <TextAreaField
          name="note"
          label={FAVORITES.note}
          hint={FAVORITES.noteHint}
          maxLength={MAX_NOTE_LENGTH}
          rows={3}
          optional
        />
        <SubmitButton variant="secondary" sending={FAVORITES.saving} className="self-start">
          {FAVORITES.save}
        </SubmitButton>
      </ActionForm>
    </Disclosure>
  );
}

/** The marks, drawn anew with what is stored once the form was sent. */
function Marks({ id, mark }: { id: string; mark: Judgement["mark"] }) {
  const { state } = useSending();
  return (
    <fieldset key={state?.result.status === "error" ? "refused" : (mark ?? "")}>
      <legend className="mb-2 text-small font-semibold">{FAVORITES.mark}</legend>
      <div className="flex flex-wrap gap-2">
        {CHOICES.map(({ value, label }) => (
          <ChoiceChip
            key={value}
            type="radio"
            id={`avis-${id}-${value || "aucun"}`}
            name="mark"
            value={value}
            defaultChecked={value === (mark ?? "")}
          >
            {label}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
