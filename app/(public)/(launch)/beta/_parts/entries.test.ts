import { expect, test } from "vitest";
import { parseEntries } from "./entries";

const dataOf = (entries: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
};

const GOOD = { email: "camille@example.org", role: "seller" } as const;

test.each<[string, Record<string, string>, boolean, ReturnType<typeof parseEntries>]>([
  ["a whole form", GOOD, true, GOOD],
  [
    "spaces around what was typed",
    { email: "  camille@example.org ", role: "seller", referredBy: " CLRM7K " },
    true,
    { ...GOOD, referredBy: "CLRM7K" },
  ],
  ["a code of spaces", { ...GOOD, referredBy: "  " }, true, GOOD],
  ["no captcha", GOOD, false, { faults: { captcha: "missingCaptcha" } }],
  ["no role", { email: GOOD.email }, true, { faults: { role: "missingRole" } }],
  [
    "an address alone",
    { email: GOOD.email },
    false,
    { faults: { role: "missingRole", captcha: "missingCaptcha" } },
  ],
  [
    "half an address, without a word about the captcha that is not there",
    { email: "camille@", role: "seller" },
    false,
    { faults: { email: "invalidEmail" } },
  ],
  ["nothing", {}, false, { faults: { email: "invalidEmail", role: "missingRole" } }],
])("parses %s", (_, entries, isVerified, parsed) => {
  expect(parseEntries(dataOf(entries), isVerified, "")).toEqual(parsed);
});

test("a subscription says the campaign that the address names", () => {
  expect(parseEntries(dataOf(GOOD), true, "?utm_source=Lettre")).toEqual({
    ...GOOD,
    source: "lettre",
  });
});
