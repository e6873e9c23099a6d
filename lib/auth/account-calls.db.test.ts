import { expect, test } from "vitest";
import { openSession } from "../accounts/sessions/commands/open-session.ts";
import { json } from "../platform/problem.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { createPerson } from "../testing/people.ts";
import { apiRoutes } from "./api-route.ts";
import { sessionCookieName } from "./cookies.ts";
import { sealCookie } from "./next-auth.ts";

const database = adoptedDatabase();
const route = apiRoutes({ GET: () => json({}), POST: () => json({}) });

async function cookieOfSomebody(): Promise<string> {
  const { userId } = await createPerson(database, [["buyer", "active"]]);
  const token = await openSession({ userId, remember: false, userAgent: null });
  return `${sessionCookieName()}=${await sealCookie(token)}`;
}

test("an account's calls that change something are limited, wherever they come from", async () => {
  const [ann, bob] = [await cookieOfSomebody(), await cookieOfSomebody()];
  let at = 0;
  const post = (cookie: string, path = "/api/things") => {
    const headers = { cookie, "x-forwarded-for": `198.51.100.${at++ % 200}` };
    return route.POST(new Request(`http://localhost${path}`, { method: "POST", headers }), {});
  };
  for (let count = 0; count < 120; count++) expect((await post(ann)).status).toBe(200);
  const limited = await post(ann);
  expect([limited.status, await limited.json()]).toMatchObject([429, { code: "request.too-many" }]);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await post(bob)).status).toBe(200);
  expect((await post("")).status).toBe(200);
  // Signing out has limits of its own.
  expect((await post(ann, "/api/auth/signout")).status).toBe(200);
  const read = new Request("http://localhost/api/things", { headers: { cookie: ann } });
  expect((await route.GET(read, {})).status).toBe(200);
});
