import { pageMetadata } from "@/app/page-metadata";
import { STATEMENTS } from "@/components/payouts/copy";
import { pageActor } from "@/lib/auth/page-actor";
import { listStatements } from "@/lib/payouts/statements/queries/list-statements";
import { StatementsScreen } from "./StatementsScreen";

export const metadata = pageMetadata({ title: STATEMENTS.title });

/** /ambassador/commissions/releves: the statements of one's commissions, the last month first. */
export default async function Page() {
  const actor = await pageActor("/ambassador/commissions/releves");
  return <StatementsScreen view={await listStatements(actor)} isDemo={actor.isDemo} />;
}
