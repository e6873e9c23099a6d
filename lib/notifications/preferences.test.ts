import { expect, test } from "vitest";
import { NOTIFICATION_DEFAULTS, NOTIFICATION_KINDS } from "./preferences.ts";

test("by default: e-mail for all, push for the first three, SMS for visits and offers", () => {
  const on = (channel: "email" | "push" | "sms") =>
    NOTIFICATION_DEFAULTS.filter((preset) => preset[channel]).map(({ kind }) => kind);
  expect(on("email")).toEqual(NOTIFICATION_KINDS);
  // The first three of the specification, and messages, which it has no line for.
  expect(on("push")).toEqual([...NOTIFICATION_KINDS.slice(0, 3), "message_received"]);
  expect(on("sms")).toEqual(["visit_request", "offer_received"]);
});
