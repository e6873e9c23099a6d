import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CRITICAL_KINDS,
  effectivePreferences,
  isAlwaysOn,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_DEFAULTS,
  NOTIFICATION_KINDS,
  preferenceField,
} from "./rules.ts";
import { preferencesSchema } from "./schemas.ts";

const preference = fc.record({
  kind: fc.constantFrom(...NOTIFICATION_KINDS),
  email: fc.boolean(),
  push: fc.boolean(),
  sms: fc.boolean(),
});

describe("the preferences in force", () => {
  test("are the defaults where nothing was chosen", () => {
    expect(effectivePreferences([])).toEqual(NOTIFICATION_DEFAULTS);
  });

  test("by default: e-mail for all, push for the first three, SMS for visits and offers", () => {
    const on = (channel: "email" | "push" | "sms") =>
      NOTIFICATION_DEFAULTS.filter((preset) => preset[channel]).map(({ kind }) => kind);
    expect(on("email")).toEqual(NOTIFICATION_KINDS);
    expect(on("push")).toEqual(NOTIFICATION_KINDS.slice(0, 3));
    expect(on("sms")).toEqual(["visit_request", "offer_received"]);
  });

  test("whatever is chosen: one of each kind, and e-mail for what is critical", () => {
    fc.assert(
      fc.property(fc.array(preference), (chosen) => {
        const inForce = effectivePreferences(chosen);
        expect(inForce.map(({ kind }) => kind)).toEqual(NOTIFICATION_KINDS);
        for (const { kind, email, push, sms } of inForce) {
          const last = chosen.findLast((one) => one.kind === kind);
          if (CRITICAL_KINDS.includes(kind)) expect(email).toBe(true);
          else if (last) expect(email).toBe(last.email);
          if (last) expect({ push, sms }).toEqual({ push: last.push, sms: last.sms });
        }
      }),
    );
  });

  test("only the e-mail of visits and offers can't be refused", () => {
    const always = NOTIFICATION_KINDS.flatMap((kind) =>
      NOTIFICATION_CHANNELS.filter((channel) => isAlwaysOn(kind, channel)).map((channel) =>
        preferenceField(kind, channel),
      ),
    );
    expect(always).toEqual(["visit_request-email", "offer_received-email"]);
  });
});

describe("what is sent as preferences", () => {
  test("is what is ticked; the rest is not", () => {
    expect(preferencesSchema.parse({ "new_lead-sms": true })).toEqual(
      NOTIFICATION_KINDS.map((kind) => ({
        kind,
        email: false,
        push: false,
        sms: kind === "new_lead",
      })),
    );
  });

  test.each([
    { role: "trust_manager" },
    { userId: "someone" },
    { "new_lead-fax": true },
    { "new_lead-email": "yes" },
    { "new_lead-email": [true, true] },
    [],
    null,
  ])("as %j is refused", (body) => {
    expect(preferencesSchema.safeParse(body).success).toBe(false);
  });
});
