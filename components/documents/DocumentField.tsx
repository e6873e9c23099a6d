"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/Button";
import { Field, Input } from "@/components/ui/Field";
import { Select } from "@/components/ui/Select";
import { ERROR_SENTENCES } from "@/lib/content/errors";
import { DOCUMENT_LABELS } from "@/lib/documents/copy";
import { canExpire, DOCUMENT_BYTES, type DocumentKind } from "@/lib/documents/rules";
import { spaceRoutes } from "@/lib/routes/space";
import { DOCUMENTS as COPY } from "./copy";
import { sendDocument } from "./send-document";
import { type UploadState, UploadStatus } from "./UploadStatus";

const PERCENT = 100;

/** Adds a PDF to a person's documents: what it is, the file, until when it is valid. */
export function DocumentField({
  kinds,
  propertyId = null,
}: {
  kinds: readonly DocumentKind[];
  /** The home that it is about. */
  propertyId?: string | null;
}) {
  const router = useRouter();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const cancel = useRef<(() => void) | null>(null);
  const [kind, setKind] = useState("");
  const [faults, setFaults] = useState<{ kind?: string; file?: string }>({});
  const [state, setState] = useState<UploadState>({ step: "choosing" });
  const isSending = state.step === "sending";

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current || isSending) return;
    const typed = new FormData(form.current);
    const file = typed.get("file");
    const expires = String(typed.get("expires") ?? "");
    const found: typeof faults = {};
    if (kind === "") found.kind = COPY.kindMissing;
    if (!(file && typeof file === "object") || file.size === 0) found.file = COPY.fileMissing;
    else if (file.size > DOCUMENT_BYTES) found.file = ERROR_SENTENCES["document.too-large"].detail;
    setFaults(found);
    if (found.kind || found.file || !file || typeof file !== "object") {
      const first = found.kind ? "kind" : "file";
      form.current.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    setState({ step: "sending", percent: 0 });
    const address = spaceRoutes.documentUpload({
      kind,
      property: propertyId,
      expires: expires === "" ? null : expires,
      name: file.name,
    });
    const upload = sendDocument(address, file, (share) =>
      setState({ step: "sending", percent: Math.round(share * PERCENT) }),
    );
    let isCancelled = false;
    cancel.current = () => {
      isCancelled = true;
      upload.cancel();
    };
    const outcome = await upload.outcome;
    cancel.current = null;
    if (isCancelled) return setState({ step: "cancelled" });
    if (!outcome.ok) return setState({ step: "failed", detail: outcome.detail ?? COPY.cut });
    setState({ step: "stored", name: file.name });
    form.current?.reset();
    setKind("");
    router.refresh();
  };

  return (
    <>
      <p className="only-noscript text-small text-ink-soft">{COPY.needsScripts}</p>
      <form
        ref={form}
        noValidate
        onSubmit={send}
        className="only-scripting flex max-w-xl flex-col gap-5"
      >
        <Field id={`${id}-type`} label={COPY.kind} error={faults.kind ?? null}>
          {(control) => (
            <Select
              {...control}
              name="kind"
              value={kind}
              onChange={({ target }) => setKind(target.value)}
              options={[
                { value: "", label: COPY.pickKind },
                ...kinds.map((value) => ({ value, label: DOCUMENT_LABELS[value] })),
              ]}
            />
          )}
        </Field>
        <Field
          id={`${id}-fichier`}
          label={COPY.file}
          hint={COPY.fileHint}
          error={faults.file ?? null}
        >
          {(control) => (
            <Input {...control} type="file" name="file" accept="application/pdf,.pdf" />
          )}
        </Field>
        {canExpire(kind) && (
          <Field id={`${id}-fin`} label={COPY.expires} hint={COPY.expiresHint} optional>
            {(control) => <Input {...control} type="date" name="expires" />}
          </Field>
        )}
        <UploadStatus state={state} stored={COPY.sent} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={isSending || undefined}>
            {isSending ? COPY.sending : state.step === "failed" ? COPY.retry : COPY.send}
          </Button>
          {isSending && (
            <Button variant="secondary" onClick={() => cancel.current?.()}>
              {COPY.cancel}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
