import { beforeEach, expect, test, vi } from "vitest";
import type { Actor } from "../../accounts/sessions/queries.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createPerson } from "../../testing/people.ts";
import { DEVICE_COOKIE } from "./cookies.ts";
import { knownDevice } from "./device.ts";
import { rememberDevice } from "./session.ts";

const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  cookies: async () => ({ set: (name: string, value: string) => jar.set(name, value) }),
}));

const database = adoptedDatabase();
let person: Actor;
beforeEach(async () => {
  jar.clear();
  person = await createPerson(database, [["buyer", "active"]]);
});

const withFactor = (confirmedAt: Date | null) =>
  database.writer.$transaction((tx) =>
    tx.secondFactor.create({
      data: { userId: person.userId, secretSealed: "x", createdAt: new Date(), confirmedAt },
    }),
  );

test("who followed a link is on a device of theirs", async () => {
  await withFactor(null);
  await rememberDevice(person.userId);
  expect(knownDevice(jar.get(DEVICE_COOKIE), person.userId)).not.toBeNull();
});

test("a link alone makes no device known where a login asks for a code too", async () => {
  await withFactor(new Date());
  await rememberDevice(person.userId);
  expect(jar.size).toBe(0);
});
