import { PageTitle } from "@/components/space/PageTitle";
import { LinkButton } from "@/components/ui/Button";
import { pageActor } from "@/lib/auth/page-actor";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { findRequestedProvider } from "@/lib/quotes/queries/find-requested-provider";
import { listQuotableHomes } from "@/lib/quotes/queries/list-quotable-homes";
import { providerRoutes } from "@/lib/routes/providers";
import { pageMetadata } from "../../../page-metadata";
import { requestQuoteAction } from "./actions";
import { REQUEST } from "./copy";
import { RequestScreen } from "./RequestScreen";

export const metadata = pageMetadata({ title: REQUEST.title });

/** /devis/nouveau: the request to the provider that the address names. */
export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/devis/nouveau");
  const { prestataire, bien } = await searchParams;
  const provider = await findRequestedProvider(textOf(prestataire));
  if (provider === null || provider.isDemonstration) {
    const { title, text } = provider === null ? REQUEST.unknown : REQUEST.demonstration;
    return (
      <div className="flex flex-col items-start gap-6">
        <PageTitle title={title} lead={text} />
        <LinkButton href={providerRoutes.all}>{REQUEST.directory}</LinkButton>
      </div>
    );
  }
  const homes = await listQuotableHomes(actor);
  return (
    <RequestScreen
      provider={provider}
      homes={homes}
      chosen={homes.find(({ id }) => id === textOf(bien))?.id ?? null}
      action={requestQuoteAction}
    />
  );
}
