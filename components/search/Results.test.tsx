import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SEARCH_ENTRY } from "@/lib/search/entries";
import { type Interpretation, NO_CRITERIA, NO_TEXT } from "@/lib/search-index/criteria";
import { ResultsNotices } from "./Results";

function noticesOf(location: string, interpretation: Partial<Interpretation>): string {
  const html = renderToStaticMarkup(
    <ResultsNotices
      entry={SEARCH_ENTRY}
      criteria={{ ...NO_CRITERIA, location }}
      problems={[]}
      interpretation={{ ...NO_TEXT, ...interpretation }}
      typed={null}
      complete
    />,
  );
  return html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
}

test("a text of which nothing was understood is said to change nothing to the list", () => {
  const notices = noticesOf("🏠", { ignored: ["🏠"] });
  expect(notices).toContain("Nous n’avons pas compris votre recherche");
  expect(notices).toContain("La liste ne tient pas compte de « 🏠 »");
});

test("a part of the text that was left aside is named beside what was understood", () => {
  const notices = noticesOf("loft viager", { words: ["loft"], ignored: ["viager"] });
  expect(notices).toContain("Nous avons laissé de côté « viager »");
  expect(notices).not.toContain("pas compris votre recherche");
});

test("a text understood as it is written has no notice", () => {
  expect(noticesOf("loft", { words: ["loft"] }).trim()).toBe("");
});

test("a text that became filters is shown with what of it was left aside", () => {
  const html = renderToStaticMarkup(
    <ResultsNotices
      entry={SEARCH_ENTRY}
      criteria={{ ...NO_CRITERIA, location: "Rennes (35)", minRooms: 3 }}
      problems={[]}
      interpretation={NO_TEXT}
      typed={{ text: "rennes t3 viager", ignored: "« viager »" }}
      complete
    />,
  );
  expect(html).toContain("Nous avons laissé de côté « viager »");
  expect(html).toContain("rennes t3 viager");
  expect(html).toContain('href="/recherche?location=%22rennes+t3+viager%22"');
});
