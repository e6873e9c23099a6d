import { PlanScreen } from "@/components/visits/PlanScreen";
import { PLAN } from "@/components/visits/week-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { civilDay } from "@/lib/kernel/time";
import { findDayPlan } from "@/lib/visits/queries/find-day-plan";
import { listVisitDays } from "@/lib/visits/queries/list-visit-days";
import { pageMetadata } from "../../../page-metadata";

export const metadata = pageMetadata({ title: PLAN.title });

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A visitor's day: the one that the address names, where it has a visit, else the next one that has. */
export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ jour?: string | string[] }>;
}) {
  const actor = await pageActor("/visites/journee");
  const { jour } = await searchParams;
  const now = new Date();
  const days = await listVisitDays(actor, "buyer", now);
  const named = typeof jour === "string" && DAY.test(jour) && days.includes(jour) ? jour : null;
  const plan = await findDayPlan(actor, named ?? days[0] ?? civilDay(now), "buyer", now);
  return <PlanScreen plan={plan} days={days} />;
}
