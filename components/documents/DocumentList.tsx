"use client";

import type { ReactNode } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { DOCUMENT_LABELS } from "@/lib/documents/copy";
import { type ExpiryState, KINDS_OF } from "@/lib/documents/rules";
import type { DocumentsView, OwnDocument, PossibleReader } from "@/lib/documents/views";
import { spaceRoutes } from "@/lib/routes/space";
import { DOCUMENTS as COPY } from "./copy";
import { DocumentField } from "./DocumentField";

/** What a person does with their own documents. */
export interface DocumentActions {
  remove: FormAction;
  setExpiry: FormAction;
  share: FormAction;
  revoke: FormAction;
}

const EXPIRY_TONES: Record<ExpiryState, BadgeTone> = {
  valid: "leaf",
  soon: "mimosa",
  past: "tile",
};

/**
 * A person's documents of one file: each with the people who may open it and those who did, and the
 * way to add one.
 */
export function DocumentList({ view, actions }: { view: DocumentsView; actions: DocumentActions }) {
  const { group, propertyId, documents } = view;
  return (
    <>
      <p className="max-w-text text-small text-ink-soft">{COPY.privacy[group]}</p>
      {documents.length === 0 ? (
        <p className="text-ink-soft">{COPY.empty[group]}</p>
      ) : (
        <ul aria-label={COPY.list} className="flex flex-col divide-y divide-line">
          {documents.map((document) => (
            <Item key={document.id} document={document} view={view} actions={actions} />
          ))}
        </ul>
      )}
      <DocumentField kinds={KINDS_OF[group]} propertyId={propertyId} />
    </>
  );
}

function Item({
  document,
  view: { group, possibleReaders },
  actions,
}: {
  document: OwnDocument;
  view: DocumentsView;
  actions: DocumentActions;
}) {
  const { id, kind, fileName, bytes, createdAt, readers } = document;
  const others = possibleReaders.filter(
    ({ userId }) => !readers.some((reader) => reader.userId === userId),
  );
  return (
    <li className="flex flex-col gap-3 py-5 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 gap-3">
          <Icon name="file-text" className="mt-0.5 size-5 shrink-0 text-brand" />
          <div className="min-w-0">
            <p className="font-semibold">{DOCUMENT_LABELS[kind]}</p>
            <p className="wrap-anywhere">
              <Link
                href={spaceRoutes.document(id)}
                className="inline-flex min-h-11 items-center text-link"
              >
                {fileName}
              </Link>
            </p>
            <p className="text-small text-ink-soft">
              {`PDF, ${COPY.size(bytes)}, ${COPY.added(createdAt)}`}
            </p>
          </div>
        </div>
        <ExpiryBadge {...document} />
      </div>
      <Readers document={document} revoke={actions.revoke} />
      <Openings {...document.openings} />
      <div className="flex flex-col">
        {group !== "looper" &&
          (possibleReaders.length === 0 ? (
            <p className="text-small text-ink-soft">{COPY.nobody[group]}</p>
          ) : (
            others.length > 0 && <ShareForm id={id} readers={others} action={actions.share} />
          ))}
        {document.canExpire && <ExpiryForm document={document} action={actions.setExpiry} />}
        <Form id={`supprimer-${id}`} document={id} action={actions.remove} title={COPY.removeTitle}>
          <p className="text-small">{COPY.removeText}</p>
          <SubmitButton variant="danger" sending={COPY.removing} className="self-start">
            {COPY.remove}
          </SubmitButton>
        </Form>
      </div>
    </li>
  );
}

/** How the validity of a document stands, where it has an end. */
export function ExpiryBadge({ expiresOn, expiry }: Pick<OwnDocument, "expiresOn" | "expiry">) {
  if (expiresOn === null || expiry === null) return null;
  return <Badge tone={EXPIRY_TONES[expiry]}>{COPY.expiry[expiry](expiresOn)}</Badge>;
}

function Readers({
  document: { id, readers },
  revoke,
}: {
  document: OwnDocument;
  revoke: FormAction;
}) {
  if (readers.length === 0) return null;
  return (
    <section aria-label={COPY.readers} className="flex flex-col gap-1 text-small">
      <p className="font-semibold">{COPY.readers}</p>
      <ul className="flex flex-col gap-1">
        {readers.map(({ userId, name, sharedAt }) => (
          <li key={userId} className="flex flex-wrap items-center gap-x-3">
            <span>
              {name} <span className="text-ink-soft">{COPY.sharedOn(sharedAt)}</span>
            </span>
            <ActionForm id={`retirer-${id}-${userId}`} action={revoke}>
              <input type="hidden" name="documentId" value={id} />
              <input type="hidden" name="userId" value={userId} />
              <SubmitButton variant="quiet" sending={COPY.revoking}>
                {COPY.revoke}
                <VisuallyHidden>{COPY.revokeOf(name)}</VisuallyHidden>
              </SubmitButton>
            </ActionForm>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Openings({ total, latest }: OwnDocument["openings"]) {
  if (total === 0) return null;
  return (
    <section aria-label={COPY.openings} className="text-small">
      <ul className="flex flex-col gap-1">
        {latest.map(({ id, name, at }) => (
          <li key={id} className="flex gap-2">
            <Icon name="eye" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
            {COPY.opened(name, at)}
          </li>
        ))}
      </ul>
      {total > latest.length && (
        <p className="text-ink-soft">{COPY.moreOpenings(total - latest.length)}</p>
      )}
    </section>
  );
}

/** A form on a document, behind what it does. */
function Form({
  id,
  document,
  action,
  title,
  defaultValue,
  children,
}: {
  id: string;
  document: string;
  action: FormAction;
  title: string;
  defaultValue?: Record<string, string | null>;
  children: ReactNode;
}) {
  return (
    <ActionForm
      id={id}
      action={action}
      className="border-t border-line"
      {...(defaultValue && { defaultValue })}
    >
      <FormDisclosure summary={title}>
        <div className="flex max-w-text flex-col gap-4">
          <input type="hidden" name="documentId" value={document} />
          {children}
        </div>
      </FormDisclosure>
    </ActionForm>
  );
}

function ShareForm({
  id,
  readers,
  action,
}: {
  id: string;
  readers: readonly PossibleReader[];
  action: FormAction;
}) {
  return (
    <Form id={`partager-${id}`} document={id} action={action} title={COPY.shareTitle}>
      <SelectField
        name="userId"
        label={COPY.reader}
        options={[
          { value: "", label: COPY.pickReader },
          ...readers.map((reader) => ({ value: reader.userId, label: COPY.readerOf(reader) })),
        ]}
        required
      />
      <SubmitButton sending={COPY.sharing} className="self-start">
        {COPY.share}
      </SubmitButton>
    </Form>
  );
}

function ExpiryForm({
  document: { id, expiresOn },
  action,
}: {
  document: OwnDocument;
  action: FormAction;
}) {
  return (
    <Form
      id={`validite-${id}`}
      document={id}
      action={action}
      title={COPY.expiryTitle}
      defaultValue={{ expiresOn }}
    >
      <TextField
        name="expiresOn"
        label={COPY.expires}
        hint={COPY.expiresHint}
        optional
        type="date"
      />
      <SubmitButton variant="secondary" sending={COPY.saving} className="self-start">
        {COPY.saveExpiry}
      </SubmitButton>
    </Form>
  );
}
