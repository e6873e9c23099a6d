import { useId, useRef } from "react";
import { DOCUMENTS } from "@/components/documents/copy";
import { UploadProgress } from "@/components/documents/UploadProgress";
import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { MESSAGES } from "./copy";
import { type Draft, roomAfter } from "./drafts";
import type { Drafts } from "./useDrafts";

const COPY = MESSAGES.attach;

/** The files of the next message, each with how it stands, and the way to add one. */
export function DraftFiles({ drafts }: { drafts: Drafts }) {
  const limits = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isFull = roomAfter(drafts.drafts) === 0;
  return (
    <div className="only-scripting flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept="application/pdf,.pdf"
          onChange={({ currentTarget }) => {
            drafts.add([...(currentTarget.files ?? [])]);
            // The same file can be chosen again.
            currentTarget.value = "";
          }}
        />
        <Button
          ref={button}
          variant="quiet"
          aria-disabled={isFull || undefined}
          aria-describedby={limits}
          onClick={() => !isFull && input.current?.click()}
          className="-ml-3"
        >
          <Icon name="paperclip" className="size-5" />
          {COPY.add}
        </Button>
        <span id={limits} className="text-fine text-ink-soft">
          {isFull ? COPY.full : COPY.limits}
        </span>
      </div>
      {drafts.drafts.length > 0 && (
        <ul aria-label={COPY.list} className="flex flex-col gap-2">
          {drafts.drafts.map((draft) => (
            <DraftFile
              key={draft.key}
              draft={draft}
              retry={() => drafts.retry(draft)}
              drop={() => {
                drafts.drop(draft);
                button.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {drafts.notice}
      </p>
    </div>
  );
}

function DraftFile({ draft, retry, drop }: { draft: Draft; retry: () => void; drop: () => void }) {
  const { name, mayRetry, state } = draft;
  return (
    <li className="flex items-start gap-3 rounded-control border border-line bg-surface py-1 pr-1 pl-3">
      <Icon name="file-text" className="mt-3 size-5 shrink-0 text-brand" />
      <div className="flex min-w-0 grow flex-col gap-1 py-2.5">
        <p className="text-small font-semibold wrap-anywhere">{name}</p>
        <State draft={draft} />
        {state === "failed" && mayRetry && (
          <button
            type="button"
            onClick={retry}
            className="min-h-11 self-start text-small font-semibold text-brand underline"
          >
            {COPY.retry}
            <VisuallyHidden>{COPY.retryOf(name)}</VisuallyHidden>
          </button>
        )}
      </div>
      <Button variant="quiet" onClick={drop} title={COPY.drop(name)} className="size-11 p-0!">
        <Icon name="x" />
        <VisuallyHidden>{COPY.drop(name)}</VisuallyHidden>
      </Button>
    </li>
  );
}

function State({ draft: { name, bytes, state, percent, problem } }: { draft: Draft }) {
  switch (state) {
    case "waiting":
      return <p className="text-small text-ink-soft">{COPY.waiting}</p>;
    case "sending":
      return <UploadProgress label={COPY.sending(name)} percent={percent} />;
    case "stored":
      return <p className="text-fine text-ink-soft">{DOCUMENTS.pdfOf(bytes)}</p>;
    case "failed":
      return (
        <p role="alert" className="text-small text-tile-strong">
          {problem}
        </p>
      );
  }
}
