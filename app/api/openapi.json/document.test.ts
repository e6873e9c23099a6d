import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { EVENTS_PATH } from "@/lib/notifications/live/rules";
import { openApiDocument } from "./document.ts";

const document = openApiDocument("http://localhost:3000");
const paths = Object.keys(document.paths ?? {});

test("describes calls with their answers and their problems", () => {
  expect(document.openapi).toBe("3.1.0");
  const favorites = document.paths?.["/api/favorites/{listingId}"];
  expect(Object.keys(favorites?.put?.responses ?? {})).toEqual(["204", "401", "403", "404", "500"]);
  expect(Object.keys(favorites ?? {})).toEqual(["put", "delete"]);
  const search = document.paths?.["/api/listings"]?.get;
  const names = search?.parameters?.map((parameter) => "name" in parameter && parameter.name);
  expect(names).toEqual(expect.arrayContaining(["location", "type", "bbox", "sort", "cursor"]));
  expect(Object.keys(search?.responses ?? {})).toEqual(["200", "400", "500"]);
});

test("describes what is sent as JSON, and what is answered as something else", () => {
  const verify = document.paths?.["/api/captcha/verify"]?.post;
  const body = verify?.requestBody;
  expect(Object.keys((body && "content" in body && body.content) || {})).toEqual([
    "application/json",
  ]);
  const spoken = document.paths?.["/api/captcha/audio"]?.get?.responses?.["200"];
  expect(Object.keys((spoken && "content" in spoken && spoken.content) || {})).toEqual([
    "audio/wav",
  ]);
});

test("describes each kind of event with what it says", () => {
  const stream = JSON.stringify(document.paths?.["/api/events"]?.get?.responses?.["200"]);
  expect(stream).toContain("text/event-stream");
  for (const kind of ["hello", "message", "visit", "offer", "sale", "notification"]) {
    expect(stream).toContain(`"${kind}"`);
  }
});

test("describes both answers of what may be there already", () => {
  const saved = document.paths?.["/api/saved-searches"]?.post?.responses ?? {};
  expect(Object.keys(saved)).toEqual(expect.arrayContaining(["200", "201"]));
});

test("describes no call that has no route", () => {
  // The HTTP server answers the stream of events itself, before Next.
  for (const path of paths.filter((each) => each !== EVENTS_PATH)) {
    const route = `app${path.replaceAll(/\{(\w+)\}/g, "[$1]")}/route.ts`;
    expect(existsSync(route), route).toBe(true);
  }
});
