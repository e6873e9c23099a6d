import { pageMetadata } from "@/app/page-metadata";
import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { LinkButton } from "@/components/ui/Button";
import { Container } from "@/components/ui/Container";
import {
  findUnsubscription,
  type UnsubscribeView,
} from "@/lib/buying/alerts/queries/find-unsubscription";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { endAlertAction } from "./actions";
import { END_ALERT } from "./copy";

export const metadata = pageMetadata({ title: END_ALERT.title });

interface PageProps {
  searchParams: Promise<{ jeton?: string | string[] }>;
}

/**
 * Where the link of an alert leads. Opening it changes nothing, since programs that check mails open links
 * too: the button does.
 */
export default async function Page({ searchParams }: PageProps) {
  const { jeton } = await searchParams;
  const found = await findUnsubscription(jeton);
  const { title, text } = wordsOf(found);
  return (
    <Container className="flex flex-col items-start gap-6 py-10 md:py-14">
      <div className="max-w-text">
        <h1 className="text-title wrap-anywhere">{title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{text}</p>
      </div>
      {found && !found.ended && (
        <ActionForm id="arreter" action={endAlertAction}>
          <input type="hidden" name="jeton" value={String(jeton)} />
          <SubmitButton size="lg" sending={END_ALERT.sending} className="self-start">
            {END_ALERT.submit}
          </SubmitButton>
        </ActionForm>
      )}
      {found && <StaysOn found={found} />}
      {(!found || found.ended) && (
        <div className="flex flex-wrap gap-3">
          <LinkButton href={spaceRoutes.buyer.subscription} variant="secondary">
            {END_ALERT.manage}
          </LinkButton>
          {!found && (
            <LinkButton href={routes.home} variant="secondary">
              {END_ALERT.home}
            </LinkButton>
          )}
        </div>
      )}
    </Container>
  );
}

/** What goes on all the same: of the alerts, each has its own link. */
function StaysOn({ found: { kind, others } }: { found: UnsubscribeView }) {
  const { searches, favorites } = others;
  const lines = [
    ...(searches > 0 ? [END_ALERT.staysSearches(searches, kind === "search")] : []),
    ...(favorites ? [END_ALERT.staysFavorites] : []),
  ];
  return (
    <div className="max-w-text rounded-card border border-line bg-surface px-5 py-4">
      <h2 className="text-body font-semibold">{END_ALERT.stays}</h2>
      {lines.length === 0 ? (
        <p className="mt-1 text-ink-soft">{END_ALERT.staysNothing}</p>
      ) : (
        <ul className="mt-1 list-disc pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function wordsOf(found: UnsubscribeView | null): { title: string; text: string } {
  if (!found) return { title: END_ALERT.spent, text: END_ALERT.spentText };
  const { kind, search, ended } = found;
  if (ended) {
    const ofSearch = search === null ? END_ALERT.endedGone : END_ALERT.endedSearch(search);
    return {
      title: END_ALERT.ended,
      text: kind === "favorites" ? END_ALERT.endedFavorites : ofSearch,
    };
  }
  return kind === "search"
    ? { title: END_ALERT.search(search ?? ""), text: END_ALERT.searchText }
    : { title: END_ALERT.favorites, text: END_ALERT.favoritesText };
}
