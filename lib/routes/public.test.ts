import { describe, expect, it } from "vitest";
import { routes } from "./public.ts";

describe("routes", () => {
  it("brings back to the page the person came from", () => {
    expect(routes.login()).toBe("/connexion");
    expect(routes.login("/bien/abc?photo=2")).toBe(
      "/connexion?callbackUrl=%2Fbien%2Fabc%3Fphoto%3D2",
    );
  });

  it("carries the role and the referral code to the registration", () => {
    expect(routes.register()).toBe("/register");
    expect(routes.register({ role: "buyer" })).toBe("/register?role=buyer");
    expect(routes.register({ role: "seller", ref: "AB12CD" })).toBe(
      "/register?role=seller&ref=AB12CD",
    );
  });

  it("keeps an identifier inside its path segment", () => {
    expect(routes.listing("../admin")).toBe("/bien/..%2Fadmin");
    expect(routes.city("rennes")).toBe("/acheter/rennes");
  });
});
