import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { workingDayFrom } from "@/lib/kernel/holidays";
import type { Parameters } from "@/lib/kernel/parameters";
import { readSort } from "@/lib/kernel/sorted-list";
import { civilDay, shiftCivilDay } from "@/lib/kernel/time";
import { listOwed } from "@/lib/payouts/batches/queries/list-owed";
import { OWED_SORTS, type OwedSort } from "@/lib/payouts/rules";
import { env } from "@/lib/platform/env";
import { prepareBatchAction } from "./actions";
import { OWED } from "./copy";
import { OwedScreen } from "./OwedScreen";

export const metadata = pageMetadata({ title: OWED.title });

/** By whose calendar a bank works. */
const PARIS = "75056";

/** /trust-manager/commissions: what is to be paid to loopers, and the batch that pays it. */
export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/commissions");
  const sort = readSort<OwedSort>(await searchParams, OWED_SORTS);
  const today = civilDay(new Date());
  return (
    <OwedScreen
      sort={sort}
      owed={await listOwed(actor, new Date(), sort)}
      hasPayer={Boolean(env().PUBLISHER_IBAN)}
      days={{ min: today, first: workingDayFrom(shiftCivilDay(today, 1), PARIS) }}
      action={prepareBatchAction}
    />
  );
}
