import { Agent, get } from "node:http";
import { expect, test } from "@playwright/test";
import { sendFailureText } from "../lib/content/send-failures";
import { errorOn } from "./forms";
import { startOwnSite } from "./own-site";
import { PASSWORD } from "./people";
import { firstListing, isLive } from "./support";

/** "refused" was never accepted; "dropped" was, and has no whole answer. */
type Outcome = number | "refused" | "dropped";

const EVERY_MS = 10;

function ask(url: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.complete ? (response.statusCode ?? 0) : "dropped"));
      response.on("error", () => resolve("dropped"));
    });
    request.on("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code === "ECONNREFUSED" ? "refused" : "dropped"),
    );
  });
}

test("told to stop while it is asked a hundred times a second, the site drops nothing", async ({
  request,
  page,
}) => {
  const { id } = await firstListing(request);
  const site = await startOwnSite({ DRAIN_SECONDS: "2" });
  // Half of the connections are new ones, half stay open.
  const agents = [new Agent({ keepAlive: true, maxSockets: 8 }), new Agent()] as const;
  const outcomes: Promise<Outcome>[] = [];
  let ended: Promise<number | null> | undefined;
  try {
    await page.goto(`${site.origin}/connexion`);
    await isLive(page);
    await page.getByLabel("Adresse e-mail").fill("personne@example.org");
    await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
    // As a load balancer: sends as long as the process says that it is ready.
    for (let count = 0; ; count++) {
      // Cached pages, pages that are not cached yet, calls.
      const path = ["/", `/recherche?minPrice=${count}`, "/api/listings", `/bien/${id}`][count % 4];
      outcomes.push(ask(site.origin + path, agents[count % 2] as Agent));
      if (count === 100) ended = site.stop();
      if (count % 5 === 0 && (await ask(`${site.origin}/api/ready`, agents[1])) !== 200) break;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set([200]));
    expect(outcomes.length).toBeGreaterThan(100);
    expect(await ended).toBe(0);

    // A form of a page that is still open says that no answer came, and stays as it was filled in.
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(errorOn(page, sendFailureText({ kind: "unanswered" }))).toBeVisible();
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue("personne@example.org");
  } finally {
    await site.stop();
    for (const agent of agents) agent.destroy();
  }
});
