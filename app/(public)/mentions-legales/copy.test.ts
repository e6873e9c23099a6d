import { expect, test } from "vitest";
import { parseEnvironment } from "@/lib/platform/env-schema";
import { publisherOf } from "@/lib/platform/publisher";
import { legalNotice } from "./copy";

test("the legal notice shows what is configured, and null for the rest", () => {
  const publisher = publisherOf(parseEnvironment({ PUBLISHER_NAME: "Loopimmo" }));
  expect(publisher).toMatchObject({ name: "Loopimmo", host: null, email: null });
  expect(JSON.stringify(legalNotice(publisher))).toContain('"value":"Loopimmo"');
});
