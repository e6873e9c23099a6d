import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AuditTrail } from "./AuditTrail";

const entry = {
  seq: 7,
  at: new Date("2026-11-21T10:00:00Z"),
  sentence: "Le mot de passe a été changé.",
  actor: "Vous",
  concerns: null,
  device: "Firefox sur Windows",
};
const render = (nextCursor: string | null, entries = [entry]) =>
  renderToStaticMarkup(
    <AuditTrail
      label="Journal"
      page={{ entries, nextCursor }}
      olderHref={nextCursor && `/settings?avant=${nextCursor}`}
    />,
  );

it("lists what was done, when, by whom and with what", () => {
  const html = render(null);
  expect(html).toContain('<ol aria-label="Journal"');
  expect(html).toContain('<time dateTime="2026-11-21T10:00:00.000Z"');
  expect(html).toMatch(/21 novembre 2026, 11\u00a0h/);
  for (const text of [entry.sentence, entry.actor, entry.device]) expect(html).toContain(text);
  expect(html).not.toContain("<a ");
});

it("leads to older lines where there are some", () => {
  expect(render("7")).toContain('href="/settings?avant=7"');
});

it("says so where there is nothing", () => {
  expect(render(null, [])).toContain("Aucune action");
});
