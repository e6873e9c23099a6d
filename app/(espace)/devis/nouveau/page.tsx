import { PageTitle } from "@/components/space/PageTitle";
import { LinkButton } from "@/components/ui/Button";
import { pageActor } from "@/lib/auth/page-actor";
import { findCommuneBySlug } from "@/lib/communes/queries/find-commune-by-slug";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { readSubject } from "@/lib/providers/schemas";
import { findRequestedProvider } from "@/lib/quotes/queries/find-requested-provider";
import { listQuotableHomes } from "@/lib/quotes/queries/list-quotable-homes";
import { subjectHome } from "@/lib/quotes/rules";
import { providerRoutes } from "@/lib/routes/providers";
import { communeText } from "@/lib/search/places/rules";
import { pageMetadata } from "../../../page-metadata";
import { requestQuoteAction } from "./actions";
import { REQUEST } from "./copy";
import { RequestScreen } from "./RequestScreen";

export const metadata = pageMetadata({ title: REQUEST.title });

/** /devis/nouveau: the request to the provider that the address names. */
export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/devis/nouveau");
  const parameters = await searchParams;
  const { prestataire } = parameters;
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
  const subject = readSubject(parameters);
  const chosen = subjectHome(homes, subject);
  const commune =
    chosen === null && subject.place !== null ? await findCommuneBySlug(subject.place) : null;
  return (
    <RequestScreen
      provider={provider}
      homes={homes}
      subject={subject}
      chosen={chosen}
      location={commune && communeText(commune)}
      action={requestQuoteAction}
    />
  );
}
