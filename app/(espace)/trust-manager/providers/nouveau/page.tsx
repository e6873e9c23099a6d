import { pageMetadata } from "@/app/page-metadata";
import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { BackLink } from "@/components/space/BackLink";
import { PageTitle } from "@/components/space/PageTitle";
import { Card } from "@/components/ui/Card";
import { pageActor } from "@/lib/auth/page-actor";
import { managedProviderRoutes } from "@/lib/routes/managed-providers";
import { enterProviderAction } from "../actions";
import { MANAGED } from "../copy";
import { EntryFields } from "../EntryFields";

const COPY = MANAGED.entry;

export const metadata = pageMetadata({ title: COPY.title });

/** /trust-manager/providers/nouveau: the entry of a provider. */
export default async function Page() {
  await pageActor("/trust-manager/providers/nouveau");
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={managedProviderRoutes.all}>{MANAGED.back}</BackLink>
      <PageTitle title={COPY.title} lead={COPY.lead} />
      <Card flat className="max-w-200 p-5 md:p-6">
        <ActionForm id="prestataire" action={enterProviderAction}>
          <EntryFields isNew />
          <SubmitButton sending={COPY.saving} className="self-start">
            {COPY.enter}
          </SubmitButton>
        </ActionForm>
      </Card>
    </div>
  );
}
