import type { ReactNode } from "react";
import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { PROVIDER_TYPE_LABELS } from "@/components/providers/copy";
import { BackLink } from "@/components/space/BackLink";
import type { Notice } from "@/components/space/notice";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { typeset } from "@/lib/communes/french";
import { managedProviderRoutes } from "@/lib/routes/managed-providers";
import { providerRoutes } from "@/lib/routes/providers";
import type { ManagedProviderPage } from "@/lib/trust/providers/views";
import { changeProviderAction } from "../actions";
import { MANAGED } from "../copy";
import { EntryFields } from "../EntryFields";
import { typedEntry } from "../entry-texts";
import { Meanwhile } from "./Meanwhile";
import { Papers } from "./Papers";
import { Reviews } from "./Reviews";
import { Suspension } from "./Suspension";

const COPY = MANAGED.entry;

/** A provider as the team changes, checks and suspends it. */
export function ManagedScreen({
  provider,
  notice,
  mailbox,
}: {
  provider: ManagedProviderPage;
  notice: Notice | null;
  /** The way to the mails, where none leaves the machine. */
  mailbox: ReactNode;
}) {
  const { id, name, type, place, entry, suspension, createdAt } = provider;
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={managedProviderRoutes.all}>{MANAGED.back}</BackLink>
      <PageTitle
        title={name}
        lead={`${PROVIDER_TYPE_LABELS[type]}, ${typeset(place.name)}. ${MANAGED.since(createdAt)}.`}
        actions={
          suspension === null && (
            <LinkButton href={providerRoutes.one(id)} variant="secondary">
              {MANAGED.page}
            </LinkButton>
          )
        }
      />
      {notice && (
        <Callout tone={notice.tone} live>
          <p>{notice.text}</p>
        </Callout>
      )}
      {notice && mailbox}
      <Papers provider={provider} />
      <Suspension provider={provider} />
      <Panel id="fiche" title={COPY.change}>
        <ActionForm
          id="prestataire"
          action={changeProviderAction}
          defaultValue={typedEntry(entry, place)}
        >
          <input type="hidden" name="providerId" value={id} />
          <Meanwhile seen={JSON.stringify(entry)} />
          <EntryFields isNew={false} />
          <SubmitButton sending={COPY.saving} className="self-start">
            {COPY.save}
          </SubmitButton>
        </ActionForm>
      </Panel>
      <Reviews reviews={provider.reviews} />
    </div>
  );
}
