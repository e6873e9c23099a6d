import { describe, expect, it } from "vitest";
import { DomainError } from "../kernel/errors.ts";
import { apiRoutes, json } from "./api.ts";

const request = new Request("http://localhost/api/things");
const call = apiRoutes({
  GET: () => json({ fine: true }),
  POST: () => {
    throw new DomainError("listing.not-found");
  },
});

describe("the methods of a route", () => {
  it("are its own", async () => {
    expect(await (await call.GET(request, {})).json()).toEqual({ fine: true });
  });

  it("turn a refusal into a problem document", async () => {
    const answer = await call.POST(request, {});
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "listing.not-found" });
  });

  it.each(["PUT", "PATCH", "DELETE"] as const)(
    "refuse %s, naming what is allowed",
    async (name) => {
      const answer = await call[name](request, {});
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(await answer.json()).toMatchObject({
        status: 405,
        code: "request.method-not-allowed",
      });
    },
  );

  it("say what they are to OPTIONS", async () => {
    const answer = await call.OPTIONS(request, {});
    expect([answer.status, answer.headers.get("allow")]).toEqual([204, "GET, POST, HEAD, OPTIONS"]);
  });
});
