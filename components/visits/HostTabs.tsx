import { spaceRoutes } from "@/lib/routes/space";
import { Tabs } from "../space/Tabs";
import { VISITS } from "./copy";

/** The pages of a person who receives visitors: the list, the week, a day, and when they can be booked. */
export function HostTabs({
  role,
  current,
}: {
  role: "seller" | "ambassador";
  current: "list" | "week" | "day" | "availability";
}) {
  const { visits, visitWeek, visitDay, availability } = spaceRoutes[role];
  const { label, list, week, day, availability: times } = VISITS.tabs;
  return (
    <Tabs
      label={label}
      tabs={[
        { label: list, href: visits, current: current === "list" },
        { label: week, href: visitWeek, current: current === "week" },
        { label: day, href: visitDay, current: current === "day" },
        { label: times, href: availability, current: current === "availability" },
      ]}
    />
  );
}
