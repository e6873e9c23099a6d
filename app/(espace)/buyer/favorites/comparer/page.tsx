import { pageActor } from "@/lib/auth/page-actor";
import { compareListings } from "@/lib/favorites/comparison/queries/compare-listings";
import { comparedIds } from "@/lib/favorites/comparison/rules";
import { pageMetadata } from "../../../../page-metadata";
import { COMPARISON } from "../copy";
import { ComparisonScreen } from "./ComparisonScreen";

export const metadata = pageMetadata({ title: COMPARISON.title });

interface PageProps {
  searchParams: Promise<{ biens?: string | string[] }>;
}

export default async function Page({ searchParams }: PageProps) {
  const actor = await pageActor("/buyer/favorites/comparer");
  const { ids, more } = comparedIds((await searchParams).biens);
  return <ComparisonScreen homes={await compareListings(ids, actor)} more={more} />;
}
