import { Head } from "@/app/head";
import { QualityScreen } from "@/components/espace/trust/QualityScreen";
import { QUALITY } from "@/lib/content/fr/espace/trust-lists";
import { pageActor } from "@/lib/server/auth/page";
import { type PageQuery, readChoice, readText } from "@/lib/trust/addresses";
import { countCheckedListings, listCheckedListings } from "@/lib/trust/listings/queries";
import { LISTING_VIEWS } from "@/lib/trust/listings/rules";

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const actor = await pageActor("/trust-manager/quality-control");
  const query = await searchParams;
  const view = readChoice(query.vue, LISTING_VIEWS, "in-review");
  const cursor = readText(query.suite);
  return (
    <>
      <Head title={QUALITY.title} />
      <QualityScreen
        view={view}
        isFirst={cursor === ""}
        counts={countCheckedListings(actor)}
        page={listCheckedListings(actor, { view, cursor })}
      />
    </>
  );
}
