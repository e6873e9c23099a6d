import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { homeClock } from "@/lib/kernel/place";
import { WeekScreen } from "./WeekScreen";

test.each([
  ["97302", "(heure de Guyane)"],
  ["35238", null],
])("the free times of a home in %s say whose hour they are: %s", (communeCode, name) => {
  const startsAt = new Date("2026-12-02T10:30:00Z");
  const slot = {
    ...{ id: "a", startsAt, endsAt: new Date("2026-12-02T11:00:00Z") },
    property: { id: "b", title: "Une maison", clock: homeClock(communeCode) },
  };
  const role = "seller";
  const html = renderToStaticMarkup(
    <WeekScreen
      week={{
        ...{ monday: "2026-11-30", previous: "2026-11-23", next: "2026-12-07" },
        days: [{ day: "2026-12-02", visits: [], slots: [slot] }],
      }}
      role={role}
      today="2026-11-28"
      now={new Date("2026-11-28T10:00:00Z")}
    />,
  ).replaceAll("\u00a0", " ");
  expect(html).toContain(name === null ? ">11 h 30<" : `>7 h 30 ${name}<`);
});
