import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { listProviders } from "@/lib/providers/queries/list-providers";
import { pageMetadata } from "../../../page-metadata";
import { FINANCING } from "./copy";
import { FinancingScreen } from "./FinancingScreen";

export const metadata = pageMetadata({ title: FINANCING.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  await pageActor("/buyer/financing");
  return (
    <FinancingScreen
      inputs={await searchParams}
      advisors={await listProviders({ types: ["financial_advisor"] })}
    />
  );
}
