import { expect, test } from "vitest";
import { NOTIFICATION_DEFAULTS, NOTIFICATION_KINDS } from "./rules.ts";

test("by default: e-mail for all, push for the first three, SMS for visits and offers", () => {
  const on = (channel: "email" | "push" | "sms") =>
    NOTIFICATION_DEFAULTS.filter((preset) => preset[channel]).map(({ kind }) => kind);
  expect(on("email")).toEqual(NOTIFICATION_KINDS);
  expect(on("push")).toEqual(NOTIFICATION_KINDS.slice(0, 3));
  expect(on("sms")).toEqual(["visit_request", "offer_received"]);
});
