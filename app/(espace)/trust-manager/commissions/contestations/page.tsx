import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { listContests } from "@/lib/payouts/statements/queries/list-contests";
import { decideContestAction } from "../actions";
import { CONTESTS } from "../copy";
import { ContestsScreen } from "./ContestsScreen";

export const metadata = pageMetadata({ title: CONTESTS.title });

/** /trust-manager/commissions/contestations: the lines that loopers contest. */
export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/commissions/contestations");
  const { filtre, fait } = await searchParams;
  const decided = filtre === "traitees";
  return (
    <ContestsScreen
      contests={await listContests(actor, { decided })}
      decided={decided}
      done={fait === "oui" ? CONTESTS.done : null}
      action={decideContestAction}
    />
  );
}
