import { cache } from "react";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { findProviderQuote } from "@/lib/quotes/queries/find-provider-quote";
import { pageMetadata } from "../../page-metadata";
import { UnknownLink } from "../_parts/UnknownLink";
import { DEMAND as COPY, demandNotice } from "./copy";
import { DemandScreen } from "./DemandScreen";

interface PageProps {
  searchParams: Promise<{ jeton?: string | string[]; etat?: string | string[] }>;
}

/** Looked up once a request. */
const findByToken = cache((token: unknown) => findProviderQuote(token));

export async function generateMetadata({ searchParams }: PageProps) {
  const found = await findByToken((await searchParams).jeton);
  return pageMetadata({ title: found ? COPY.title : COPY.unknown.title });
}

/** Where the mail of a request leads its provider. Opening it changes nothing: the forms do. */
export default async function Page({ searchParams }: PageProps) {
  const { jeton, etat } = await searchParams;
  const quote = await findByToken(jeton);
  if (quote === null) return <UnknownLink copy={COPY.unknown} />;
  const notice = demandNotice(etat);
  const client = quote.client.firstName || COPY.erasedClient;
  return (
    <Container className="flex flex-col gap-6 py-8 md:py-12">
      <div>
        <h1 className="text-title">{COPY.title}</h1>
        <p className="mt-2 text-ink-soft wrap-anywhere">{COPY.lead(client, quote.providerName)}</p>
      </div>
      {notice && (
        <Callout tone={notice.tone} live>
          <p>{notice.text}</p>
        </Callout>
      )}
      <DemandScreen quote={quote} token={String(jeton)} client={client} />
    </Container>
  );
}
