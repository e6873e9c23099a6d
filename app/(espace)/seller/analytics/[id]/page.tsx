import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { AudienceCharts } from "@/components/charts/AudienceCharts";
import { pageActor } from "@/lib/auth/page-actor";
import { getHomeAnalytics } from "@/lib/dashboards/analytics/queries/get-home-analytics";
import { type Period, periodOf } from "@/lib/dashboards/analytics/rules";
import type { Parameters } from "@/lib/kernel/parameters";
import { startAction } from "../../../mes-biens/actions";
import { ANALYTICS } from "../copy";
import { HomeScreen } from "./HomeScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (propertyId: string, period: Period) => {
  const actor = await pageActor("/seller/analytics/[id]");
  return orNotFound(getHomeAnalytics({ propertyId, period }, actor, new Date()));
});

const given = async ({ params, searchParams }: PageProps) =>
  load((await params).id, periodOf((await searchParams).periode));

export async function generateMetadata(props: PageProps) {
  const { home } = await given(props);
  return pageMetadata({ title: ANALYTICS.ofListing(home.title) });
}

export default async function HomeAnalyticsPage(props: PageProps) {
  const view = await given(props);
  return (
    <HomeScreen
      view={view}
      start={startAction}
      charts={<AudienceCharts audience={view} className="flex flex-col gap-8" />}
    />
  );
}
