import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Badge } from "@/components/ui/Badge";
import type { MandatePageView, PendingView } from "@/lib/mandate-signing/views";
import { MANDATE as COPY } from "./copy";
import type { SignActions } from "./sign-actions";

const isReady = ({ others }: PendingView) => others.every(({ signedAt }) => signedAt !== null);

/** Those who sign a document, and when each did. */
export function Signers({ view, pending }: { view: MandatePageView; pending: PendingView }) {
  const copy = COPY.joint;
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-text">
        {isReady(pending) ? copy.ready : copy.lead(pending.until, view.clock)}
      </p>
      <h3 className="font-semibold">{copy.signers}</h3>
      <ul className="divide-y divide-line rounded-card border border-line">
        {pending.others.map(({ name, email, signedAt }) => (
          <li
            key={email}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
          >
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{name}</span>
              <span className="block text-small text-ink-soft wrap-anywhere">{email}</span>
            </span>
            <Badge tone={signedAt === null ? "neutral" : "leaf"}>
              {signedAt === null ? copy.waiting : copy.signedAt(signedAt, view.clock)}
            </Badge>
          </li>
        ))}
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{view.sellerName}</span>
            <span className="block text-small text-ink-soft">{copy.you}</span>
          </span>
          <Badge tone="neutral">{copy.waiting}</Badge>
        </li>
      </ul>
    </div>
  );
}

/** What the person with the account does meanwhile: links again, or their code, or nothing of it any more. */
export function JointForms({
  pending,
  back,
  actions,
}: {
  pending: PendingView;
  back: string | null;
  actions: SignActions;
}) {
  const copy = COPY.joint;
  const fields = (
    <>
      <input type="hidden" name="signatureId" value={pending.id} />
      {back !== null && <input type="hidden" name="back" value={back} />}
    </>
  );
  const isFirstCode = isReady(pending) && pending.code === null;
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line pt-4">
      <ActionForm id="suite" action={actions.carryOn}>
        {fields}
        <SubmitButton variant={isFirstCode ? "primary" : "secondary"} sending={copy.sending}>
          {isReady(pending) ? (isFirstCode ? copy.code : COPY.sign.again) : copy.again}
        </SubmitButton>
      </ActionForm>
      <ActionForm id="abandon" action={actions.cancel} className="flex flex-col items-start gap-2">
        {fields}
        <SubmitButton variant="quiet" sending={copy.cancelling}>
          {copy.cancel}
        </SubmitButton>
        <p className="max-w-text text-small text-ink-soft">{copy.cancelHint}</p>
      </ActionForm>
    </div>
  );
}
