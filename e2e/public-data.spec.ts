import { expect, test } from "@playwright/test";
import { addressesResponseSchema } from "../lib/public-data/addresses/schemas";
import { type OwnSite, startOwnSite } from "./own-site";
import { type StateServer, startStateServer } from "./state-server";

test("addresses are typed by hand where the register is switched off", async ({ request }) => {
  const response = await request.get("/api/addresses?q=12+rue+de+paris");
  expect(response.status()).toBe(200);
  expect(addressesResponseSchema.parse(await response.json())).toEqual({
    items: [],
    source: "Base Adresse Nationale",
    unreachable: true,
  });
  expect(response.headers()["cache-control"]).toBe("no-store");
});

for (const query of ["", "?q=", "?q=%20ab%20", `?q=${"x".repeat(1_001)}`, "?q=rennes&limit=9"]) {
  test(`addresses are not suggested for ${query.slice(0, 30) || "nothing"}`, async ({
    request,
  }) => {
    const response = await request.get(`/api/addresses${query}`);
    expect(response.status()).toBe(400);
    expect(await response.json()).toMatchObject({ code: "request.invalid" });
  });
}

test.describe("beside the register", () => {
  test.describe.configure({ mode: "serial" });
  let state: StateServer;
  let site: OwnSite;

  test.beforeAll(async () => {
    state = await startStateServer();
    site = await startOwnSite(state.env);
  });
  test.afterAll(async () => {
    await site?.stop();
    await state?.close();
  });

  test("addresses are suggested, requested of it once", async ({ request }) => {
    const suggest = async () => {
      const response = await request.get(`${site.origin}/api/addresses?q=12+rue+de+paris+rennes`);
      return addressesResponseSchema.parse(await response.json());
    };
    const { items, source, unreachable } = await suggest();
    expect(source).toBe("Base Adresse Nationale");
    expect(unreachable).toBeUndefined();
    expect(items[0]).toMatchObject({ houseNumber: "12", street: "Rue de Paris", city: "Rennes" });
    await suggest();
    // The site reads files of sales by itself when it starts.
    const ofAddresses = state.requested.filter((path) => path.startsWith("/geocodage"));
    expect(ofAddresses).toHaveLength(1);
  });

  for (const behaviour of ["slow", "error", "html"] as const) {
    test(`addresses are typed by hand while it is wrong: ${behaviour}`, async ({ request }) => {
      state.behave(behaviour);
      const response = await request.get(`${site.origin}/api/addresses?q=avenue+${behaviour}`);
      expect(response.status()).toBe(200);
      expect(addressesResponseSchema.parse(await response.json())).toMatchObject({
        items: [],
        unreachable: true,
      });
    });
  }
});
