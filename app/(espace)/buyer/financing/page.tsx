import { FinancingScreen } from "@/app/(espace)/buyer/financing/FinancingScreen";
import { pageActor } from "@/lib/auth/page-actor";
import { FINANCING } from "@/lib/content/fr/espace/buying";
import type { Parameters } from "@/lib/kernel/parameters";
import { listProviders } from "@/lib/providers/queries";
import { Head } from "../../../head";

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  await pageActor("/buyer/financing");
  return (
    <>
      <Head title={FINANCING.title} />
      <FinancingScreen
        inputs={await searchParams}
        advisors={listProviders({ types: ["financial_advisor"] })}
      />
    </>
  );
}
