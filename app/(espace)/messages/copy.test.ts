import { expect, test } from "vitest";
import { messageAge } from "@/lib/messages/rules";
import { ageText } from "./copy";

test.each([
  ["2026-11-21T09:30:00Z", "Il y a moins d’une heure"],
  ["2026-11-21T09:00:00Z", "Il y a 1h"],
  ["2026-11-20T10:00:00Z", "Hier"],
  ["2026-11-19T10:00:00Z", "19 novembre 2026"],
  ["2025-10-17T10:00:00Z", "17 octobre 2025"],
  // A day as it is lived in Paris.
  ["2026-07-01T22:30:00Z", "2 juillet 2026"],
])("a message of %s is said to be sent: %s", (sentAt, text) => {
  expect(ageText(messageAge(new Date(sentAt), new Date("2026-11-21T10:00:00Z")))).toBe(text);
});
