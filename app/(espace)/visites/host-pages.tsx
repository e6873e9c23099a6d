import { notFound } from "next/navigation";
import { AvailabilityScreen } from "@/components/visits/AvailabilityScreen";
import { PlanScreen } from "@/components/visits/PlanScreen";
import { WeekScreen } from "@/components/visits/WeekScreen";
import { pageActor } from "@/lib/auth/page-actor";
import { DomainError } from "@/lib/kernel/errors";
import { isId } from "@/lib/kernel/ids";
import { civilDay } from "@/lib/kernel/time";
import type { Actor } from "@/lib/policy/actor";
import { findDayPlan } from "@/lib/visits/queries/find-day-plan";
import { listVisitDays } from "@/lib/visits/queries/list-visit-days";
import { listWeek } from "@/lib/visits/queries/list-week";
import { findSchedule } from "@/lib/visits/schedule/queries/find-schedule";
import { listReceivedHomes } from "@/lib/visits/schedule/queries/list-received-homes";
import { isCivilDay } from "@/lib/visits/schedule/rules";
import { saveAmbassadorScheduleAction, saveSellerScheduleAction } from "./schedule-actions";

/* The pages of a person who receives visitors: the same for a seller and for a looper. */

type Role = "seller" | "ambassador";

export interface HostPageProps {
  searchParams: Promise<
    Record<"semaine" | "jour" | "bien" | "fait", string | string[] | undefined>
  >;
}

/** The page of somebody's week. */
export async function weekPage(role: Role, searchParams: HostPageProps["searchParams"]) {
  const actor = await pageActor(`/${role}/visits/semaine`);
  const { semaine } = await searchParams;
  const now = new Date();
  const week = await listWeek(actor, semaine, now);
  return <WeekScreen week={week} role={role} today={civilDay(now)} now={now} />;
}

/** The page of somebody's day: the one that the address names, else the next one that has a visit. */
export async function dayPage(role: Role, searchParams: HostPageProps["searchParams"]) {
  const actor = await pageActor(`/${role}/visits/journee`);
  const { jour } = await searchParams;
  const now = new Date();
  const days = await listVisitDays(actor, role, now);
  const day = isCivilDay(jour) ? jour : (days[0] ?? civilDay(now));
  return <PlanScreen plan={await findDayPlan(actor, day, role, now)} days={days} />;
}

const ACTIONS = { seller: saveSellerScheduleAction, ambassador: saveAmbassadorScheduleAction };

/** The page of when somebody receives. */
export async function availabilityPage(role: Role, searchParams: HostPageProps["searchParams"]) {
  const actor = await pageActor(`/${role}/visits/disponibilites`);
  const { bien, fait } = await searchParams;
  const homes = await listReceivedHomes(actor, role);
  const only = homes.length === 1 ? homes[0]?.id : undefined;
  const propertyId = isId(bien) ? bien : only;
  return (
    <AvailabilityScreen
      role={role}
      homes={homes}
      schedule={propertyId === undefined ? null : await scheduleOrMissing(actor, propertyId)}
      isSaved={fait === "enregistre"}
      action={ACTIONS[role]}
    />
  );
}

async function scheduleOrMissing(actor: Actor, propertyId: string) {
  try {
    return await findSchedule(actor, propertyId);
  } catch (error) {
    if (DomainError.is(error) && error.status === 404) notFound();
    throw error;
  }
}
