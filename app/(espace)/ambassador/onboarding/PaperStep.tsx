import { UploadedDocumentField } from "@/components/documents/UploadedDocumentField";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import { RETURN_SENTENCES } from "@/lib/looper/papers/copy";
import { DOCUMENT_OF } from "@/lib/looper/papers/rules";
import type { HandedInView, PaperFileView } from "@/lib/looper/papers/views";
import { spaceRoutes } from "@/lib/routes/space";
import { ONBOARDING } from "./copy";

/** One of the four papers: what is asked for, what was handed in, and the form that hands it in. */
export function PaperStep({ file, action }: { file: PaperFileView; action: FormAction }) {
  const { paper, state, checked, newer } = file;
  return (
    <>
      <p className="max-w-text">{ONBOARDING.needs[paper]}</p>
      {checked && (
        <PaperLine
          view={checked}
          text={ONBOARDING.checked(dayOf(checked), checked.decidedBy)}
          isEnded={state === "ended" || (newer !== null && isPast(checked, newer))}
        />
      )}
      {newer?.outcome === null && (
        <PaperLine view={newer} text={ONBOARDING.handedInOn(formatDate(newer.handedInAt))} />
      )}
      {newer?.outcome === "returned" && (
        <>
          <PaperLine view={newer} text={ONBOARDING.returnedOn(dayOf(newer), newer.decidedBy)} />
          {newer.returnReason && (
            <Callout tone="problem">
              <p>{RETURN_SENTENCES[newer.returnReason]}</p>
            </Callout>
          )}
        </>
      )}
      {checked && newer && <p>{ONBOARDING.stillCounts}</p>}
      <PaperForm file={file} action={action} />
    </>
  );
}

const dayOf = ({ decidedAt, handedInAt }: HandedInView) => formatDate(decidedAt ?? handedInAt);

/** Whether a paper had ended when another one was handed in. */
const isPast = ({ endsOn }: HandedInView, { handedInAt }: HandedInView) =>
  endsOn !== null && endsOn < handedInAt.toISOString().slice(0, 10);

function PaperLine({
  view: { documentId, fileName, number, endsOn },
  text,
  isEnded = false,
}: {
  view: HandedInView;
  text: string;
  isEnded?: boolean;
}) {
  const facts = [
    text,
    number && ONBOARDING.number(number),
    endsOn && (isEnded ? ONBOARDING.ended : ONBOARDING.until)(formatCivilDate(endsOn)),
  ];
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="text-ink">{facts.filter(Boolean).join(", ")}.</span>
      <Link
        href={spaceRoutes.document(documentId)}
        className="inline-flex min-h-11 items-center gap-2 text-link"
      >
        <Icon name="file-text" className="size-4 shrink-0" />
        {ONBOARDING.open(fileName)}
      </Link>
    </p>
  );
}

/** Open where the paper is wanted; else behind a heading that says that it replaces what is there. */
function PaperForm({
  file: { paper, state, newer },
  action,
}: {
  file: PaperFileView;
  action: FormAction;
}) {
  const isWanted = state === "missing" || state === "returned" || state === "ended";
  // What waits, or was typed wrongly, can go with the same document; another fault is the document's own.
  const isRetained = newer?.outcome === null || newer?.returnReason === "differs";
  const known = newer && isRetained ? { id: newer.documentId, fileName: newer.fileName } : null;
  const fields = (
    <div className="flex max-w-xl flex-col gap-5">
      <input type="hidden" name="kind" value={paper} />
      <UploadedDocumentField
        key={newer?.id ?? "none"}
        name="documentId"
        kind={DOCUMENT_OF[paper]}
        label={ONBOARDING.document}
        known={known}
      />
      {paper === "rsac" ? (
        <TextField
          name="number"
          label={ONBOARDING.rsacNumber}
          hint={ONBOARDING.rsacHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      ) : (
        <TextField
          name="endsOn"
          label={ONBOARDING.endsOn[paper]}
          hint={ONBOARDING.endsOnHint}
          type="date"
        />
      )}
      <SubmitButton sending={ONBOARDING.handingIn} className="self-start">
        {ONBOARDING.handIn}
      </SubmitButton>
    </div>
  );
  return (
    <ActionForm
      id={`piece-${paper}`}
      action={action}
      defaultValue={{ number: newer?.number, endsOn: newer?.endsOn }}
    >
      {isWanted ? (
        fields
      ) : (
        <FormDisclosure summary={state === "waiting" ? ONBOARDING.replace : ONBOARDING.renew}>
          {fields}
        </FormDisclosure>
      )}
    </ActionForm>
  );
}
