import { pageActor } from "@/lib/auth/page-actor";
import { listOwnQuotes } from "@/lib/quotes/queries/list-own-quotes";
import { pageMetadata } from "../../page-metadata";
import { OWN_QUOTES } from "./copy";
import { QuotesScreen } from "./QuotesScreen";

export const metadata = pageMetadata({ title: OWN_QUOTES.title });

/** /devis: the quotes that a person requested. */
export default async function Page() {
  const actor = await pageActor("/devis");
  return <QuotesScreen quotes={await listOwnQuotes(actor)} />;
}
