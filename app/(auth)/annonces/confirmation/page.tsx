import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { LinkButton } from "@/components/ui/Button";
import { findListingConfirmation } from "@/lib/listings/states/queries/find-listing-confirmation";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../../page-metadata";
import { AuthFrame } from "../../_parts/AuthFrame";
import { confirmationAction } from "./actions";
import { CONFIRMATION as COPY } from "./copy";

export const metadata = pageMetadata({ title: COPY.title });

interface PageProps {
  searchParams: Promise<{ jeton?: string | string[] }>;
}

/** Where the mail leads that asks whether a home is for sale. Opening it changes nothing: the buttons do. */
export default async function Page({ searchParams }: PageProps) {
  const { jeton } = await searchParams;
  const found = await findListingConfirmation(jeton);
  const properties = (
    <LinkButton href={spaceRoutes.seller.properties} variant="secondary" wide>
      {COPY.properties}
    </LinkButton>
  );
  if (found === null) {
    return (
      <AuthFrame side="account" title={COPY.unknown.title} lead={COPY.unknown.text}>
        {properties}
      </AuthFrame>
    );
  }
  const { title, state, agreedVisits } = found;
  const isActive = state === "active";
  const lead = state === "closed" ? COPY.closed.text(title) : COPY[state](title);
  return (
    <AuthFrame
      side="account"
      title={state === "closed" ? COPY.closed.title : COPY.title}
      lead={lead}
    >
      <ActionForm id="reponse" action={confirmationAction} className="empty:hidden">
        {state !== "closed" && (
          <>
            <input type="hidden" name="jeton" value={String(jeton)} />
            <SubmitButton name="answer" value="available" size="lg" wide sending={COPY.sending}>
              {isActive ? COPY.available : COPY.resume}
            </SubmitButton>
            {isActive && agreedVisits > 0 && (
              <p className="text-small">{COPY.visits(agreedVisits)}</p>
            )}
            {isActive && (
              <SubmitButton
                name="answer"
                value="pause"
                variant="secondary"
                wide
                sending={COPY.sending}
              >
                {COPY.pause}
              </SubmitButton>
            )}
            {isActive && agreedVisits > 0 && (
              <SubmitButton
                name="answer"
                value="pause-and-cancel"
                variant="secondary"
                wide
                sending={COPY.sending}
              >
                {COPY.pauseAndCancel}
              </SubmitButton>
            )}
          </>
        )}
      </ActionForm>
      <p className="mt-6 mb-3 text-small text-ink-soft">{COPY.withdraw}</p>
      {properties}
    </AuthFrame>
  );
}
