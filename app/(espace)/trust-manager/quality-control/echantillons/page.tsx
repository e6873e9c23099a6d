import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { getSample, listWeeks } from "@/lib/quality/queries/get-sample";
import { listLooperShares } from "@/lib/quality/queries/looper-shares";
import { countCheckedListings } from "@/lib/trust/listings/queries/count-checked-listings";
import { SAMPLES } from "./copy";
import { SamplesScreen } from "./SamplesScreen";

export const metadata = pageMetadata({ title: SAMPLES.title });

/** /trust-manager/quality-control/echantillons: what the team looks at this week, and looked at before. */
export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/quality-control/echantillons");
  const query = await searchParams;
  const cursor = textOf(query.suite);
  return (
    <SamplesScreen
      counts={await countCheckedListings(actor)}
      sample={await getSample(actor, { week: textOf(query.semaine), cursor })}
      isFirst={cursor === null}
      weeks={await listWeeks(actor)}
      shares={await listLooperShares(actor)}
    />
  );
}
