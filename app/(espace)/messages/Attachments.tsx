import { useEffect, useRef } from "react";
import { FileLine } from "@/components/documents/FileLine";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Disclosure } from "@/components/ui/Disclosure";
import { Icon } from "@/components/ui/Icon";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { MessageAttachment } from "@/lib/messages/views";
import { spaceRoutes } from "@/lib/routes/space";
import { MESSAGES } from "./copy";

const COPY = MESSAGES.attachments;

/** The documents that came with a message; of one's own, who opened each, and the way to delete it. */
export function Attachments({
  attachments,
  remove,
}: {
  attachments: readonly MessageAttachment[];
  remove: FormAction;
}) {
  if (attachments.length === 0) return null;
  const received = attachments.filter(({ isDeleted, openings }) => !isDeleted && !openings);
  return (
    <>
      <ul aria-label={COPY.list} className="mt-1 flex flex-col gap-2">
        {attachments.map((attachment) => (
          <Attachment key={attachment.id} attachment={attachment} remove={remove} />
        ))}
      </ul>
      {received.length > 0 && (
        <p className="text-fine text-ink-soft">
          {received.length === 1 ? COPY.shown : COPY.shownAll}
        </p>
      )}
    </>
  );
}

function Attachment({
  attachment: { id, fileName, bytes, isDeleted, openings },
  remove,
}: {
  attachment: MessageAttachment;
  remove: FormAction;
}) {
  const item = useRef<HTMLLIElement>(null);
  const wasThere = useRef(!isDeleted);
  useEffect(() => {
    // The button that deleted it had the focus, and is gone.
    if (isDeleted && wasThere.current && document.activeElement === document.body) {
      item.current?.focus();
    }
    wasThere.current = !isDeleted;
  }, [isDeleted]);
  return (
    <li
      ref={item}
      tabIndex={-1}
      className="flex flex-col rounded-control border border-line bg-surface px-3 py-1"
    >
      {isDeleted ? (
        <p className="flex min-h-11 items-center gap-2 text-small text-ink-soft">
          <Icon name="trash-2" className="size-5 shrink-0" />
          {COPY.deleted}
        </p>
      ) : (
        <FileLine name={fileName} bytes={bytes} href={spaceRoutes.document(id)} />
      )}
      {openings && <Openings openings={openings} isDeleted={isDeleted} />}
      {openings && !isDeleted && (
        <ActionForm id={`supprimer-${id}`} action={remove}>
          <input type="hidden" name="documentId" value={id} />
          <FormDisclosure
            dense
            summary={
              <>
                {COPY.remove}
                <VisuallyHidden>{COPY.removeOf(fileName)}</VisuallyHidden>
              </>
            }
          >
            <div className="flex flex-col items-start gap-3 text-small">
              <p>{COPY.removeText}</p>
              <SubmitButton variant="danger" sending={COPY.removing}>
                {COPY.confirm}
              </SubmitButton>
            </div>
          </FormDisclosure>
        </ActionForm>
      )}
    </li>
  );
}

type Openings = NonNullable<MessageAttachment["openings"]>;

/** Who opened a document: the last time in sight, those before behind their number. */
function Openings({
  openings: { total, latest },
  isDeleted,
}: {
  openings: Openings;
  isDeleted: boolean;
}) {
  const [last, ...older] = latest;
  if (!last) {
    return isDeleted ? null : <p className="pb-1 text-fine text-ink-soft">{COPY.unopened}</p>;
  }
  return (
    <>
      <Opening opening={last} />
      {older.length > 0 && (
        <Disclosure dense summary={COPY.olderOpenings(total - 1)}>
          <ul aria-label={COPY.openings} className="flex flex-col gap-1">
            {older.map((opening) => (
              <li key={opening.id}>
                <Opening opening={opening} />
              </li>
            ))}
          </ul>
          {total > latest.length && (
            <p className="text-fine text-ink-soft">{COPY.moreOpenings(total - latest.length)}</p>
          )}
        </Disclosure>
      )}
    </>
  );
}

function Opening({ opening: { name, at } }: { opening: Openings["latest"][number] }) {
  return (
    <p className="flex gap-2 pb-1 text-fine text-ink-soft">
      <Icon name="eye" className="mt-0.5 size-4 shrink-0" />
      {COPY.opened(name, at)}
    </p>
  );
}
