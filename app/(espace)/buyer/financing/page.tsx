import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { listProviders } from "@/lib/providers/queries";
import { Head } from "../../../head";
import { FINANCING } from "./copy";
import { FinancingScreen } from "./FinancingScreen";

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
