import { expect } from "@playwright/test";
import { ERROR_SENTENCES } from "../lib/content/errors";
import { signInByCall } from "../scripts/setup/sign-in";
import { type Answer, hostileForms, post } from "./hostile-forms";
import { oddLines, onOwnSite } from "./own-site";
import { PASSWORD } from "./people";

/** Forms that no browser sends, on a page of anybody's and on one of somebody's. */

/** The name of the action of a form, in a page's HTML. */
function actionOf(html: string, form: string): string {
  const own = html.slice(html.indexOf(`<form id="${form}"`));
  const id = /&quot;id&quot;:&quot;([0-9a-f]{42})&quot;/.exec(own)?.[1];
  if (!id) throw new Error("expected a form");
  return id;
}

/** Our own sentences of errors. */
const SENTENCES = Object.values(ERROR_SENTENCES).map(({ detail }) => detail);

/** Whether it is a page of ours, or the problem that calls get. */
const isOurs = (body: string) =>
  body.includes('<html lang="fr"') || SENTENCES.some((sentence) => body.includes(sentence));

/** What is wrong with an answer, or nothing. */
function fault({ status, type, body }: Answer): string | null {
  if (status === 0) return "no answer";
  if (status >= 500) return "a fault of the server";
  if (/node_modules|\bat \S+\.m?js|\b\w*Error:/.test(body)) return "tells of its code";
  if (status < 400) return null;
  return isOurs(body) ? null : `not our answer: ${type}`;
}

for (const [path, formId] of [
  ["/connexion", "connexion"],
  ["/settings", "profil"],
] as const) {
  onOwnSite(
    `a form that no browser sends is no fault of the server’s: ${path}`,
    async ({ playwright, own: { site, person } }) => {
      const before = site.log().length;
      const request = await playwright.request.newContext({ baseURL: site.origin });
      try {
        if (path === "/settings") {
          const { email } = person;
          expect(await signInByCall(request, site.origin, { email, password: PASSWORD })).toBe(200);
        }
        const { cookies } = await request.storageState();
        const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
        const html = await (await request.get(path)).text();
        const id = actionOf(html, formId);
        const faults: string[] = [];
        for (const form of hostileForms(id)) {
          await onOwnSite.step(form.name, async () => {
            const response = await post(site.origin, path, form, cookie);
            const wrong = fault(response);
            if (wrong) faults.push(`${form.name}: ${response.status}, ${wrong}`);
          });
        }
        expect(faults).toEqual([]);
        expect(oddLines(site.log().slice(before))).toEqual([]);
      } finally {
        await request.dispose();
      }
    },
  );
}
