import { describe, expect, test } from "vitest";
import { secondFactorSchema } from "./schemas.ts";

describe("a step of the second factor", () => {
  test.each(["begin", "renew", "remove"] as const)("to %s asks for the password", (step) => {
    expect(secondFactorSchema.parse({ step, password: "a" })).toEqual({ step, password: "a" });
    const { error } = secondFactorSchema.safeParse({ step });
    expect(error?.issues[0]?.message).toBe("Saisissez votre mot de passe");
  });

  test("that confirms asks for the code", () => {
    const step = "confirm";
    expect(secondFactorSchema.parse({ step, code: " 123456 " })).toEqual({ step, code: "123456" });
    expect(secondFactorSchema.safeParse({ step, code: "12" }).success).toBe(false);
  });

  test.each([
    {},
    { step: "off", password: "a" },
    { step: ["begin", "remove"], password: "a" },
    { step: "confirm", password: "a" },
    { step: "begin", password: "a", code: "123456" },
    { step: "remove", password: ["a", "b"] },
    { step: "remove", password: "a", userId: "vendevr00000" },
    { step: "remove", password: "a", role: "trust_manager" },
    null,
  ])("as %j is refused", (body) => {
    expect(secondFactorSchema.safeParse(body).success).toBe(false);
  });
});
