"use client";

import { useField } from "@conform-to/react";
import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/Button";
import { Field, Input } from "@/components/ui/Field";
import type { DocumentKind } from "@/lib/documents/rules";
import { spaceRoutes } from "@/lib/routes/space";
import { bodyOfFiles } from "./body-of-files";
import { DOCUMENTS, UPLOADED } from "./copy";
import { sendDocument } from "./send-document";
import { type UploadState, UploadStatus } from "./UploadStatus";

/** A document of the `ActionForm` around, by its id. */
export interface UploadedDocument {
  id: string;
  fileName: string;
}

const PERCENT = 100;
const ACCEPTED = "application/pdf,.pdf,image/jpeg,image/png,image/webp,image/heic,image/heif,.heic";

/**
 * A document of the `ActionForm` around: a PDF, or pictures of its pages. It is stored as soon as it is chosen, and the
 * form has its id: a form that is refused, or sent again, does not send it anew.
 */
export function UploadedDocumentField({
  name,
  kind,
  label,
  known = null,
}: {
  /** Of the id in the form. */
  name: string;
  kind: DocumentKind;
  label: string;
  /** One that is there already, and stays where no other is chosen. */
  known?: UploadedDocument | null;
}) {
  const [field] = useField<string>(name);
  const [documentId, setDocumentId] = useState(known?.id ?? "");
  const [state, setState] = useState<UploadState>(
    known ? { step: "stored", name: known.fileName } : { step: "choosing" },
  );
  const cancel = useRef<(() => void) | null>(null);

  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [first, ...others] = Array.from(target.files ?? []);
    if (!first) return;
    cancel.current?.();
    setState({ step: "sending", percent: 0 });
    setDocumentId("");
    const chosen = await bodyOfFiles([first, ...others]);
    if ("problem" in chosen) {
      setState({ step: "failed", detail: UPLOADED.problems[chosen.problem] });
      return;
    }
    const address = spaceRoutes.documentUpload({ kind, name: chosen.name });
    const upload = sendDocument(address, chosen.body, (share) =>
      setState({ step: "sending", percent: Math.round(share * PERCENT) }),
    );
    let isCancelled = false;
    cancel.current = () => {
      isCancelled = true;
      upload.cancel();
    };
    const outcome = await upload.outcome;
    // Another file was chosen meanwhile, or the upload was stopped.
    if (isCancelled) return;
    cancel.current = null;
    if (!outcome.ok) return setState({ step: "failed", detail: outcome.detail ?? DOCUMENTS.cut });
    setDocumentId(outcome.id);
    setState({ step: "stored", name: chosen.name });
  };

  const stop = () => {
    cancel.current?.();
    cancel.current = null;
    setState({ step: "choosing" });
  };

  return (
    <div className="flex flex-col gap-3">
      <input type="hidden" name={name} value={documentId} />
      <p className="only-noscript text-small text-ink-soft">{DOCUMENTS.needsScripts}</p>
      <Field
        id={field.id}
        label={label}
        hint={UPLOADED.hint}
        error={field.errors?.join(" ") ?? null}
        className="only-scripting"
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            accept={ACCEPTED}
            multiple
            onChange={(event) => void send(event)}
          />
        )}
      </Field>
      <UploadStatus
        state={state}
        stored={UPLOADED.chosen}
        stop={
          <Button variant="quiet" className="self-start" onClick={stop}>
            {DOCUMENTS.cancel}
          </Button>
        }
      />
    </div>
  );
}
