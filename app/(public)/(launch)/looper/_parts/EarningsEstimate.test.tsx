import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Earnings } from "./Earnings";
import { estimateChoice } from "./estimate";

/** What the server sends for an address, its no-break spaces made plain. */
const render = (parameters: { forfait?: string; ventes?: string }) =>
  renderToStaticMarkup(<Earnings choice={estimateChoice(parameters)} />).replaceAll(
    /[\u00a0\u202f]/g,
    " ",
  );

describe("the estimate, as the server renders it", () => {
  it("shows a sale's share and a year's sum without a script", () => {
    const markup = render({ forfait: "elite", ventes: "3" });
    for (const text of ["7 200 €", "3 ventes", "2 400 € par vente", "8 000 €"])
      expect(markup).toContain(text);
  });

  it("says that the dearest package brings at least so much", () => {
    expect(render({ forfait: "signature", ventes: "1" })).toContain(
      "1 vente : à partir de 3 000 €",
    );
    expect(render({ forfait: "prestige", ventes: "1" })).toContain("1 vente : 3 000 €");
  });

  it("is a form that the browser can send alone, each choice with its name", () => {
    const markup = render({});
    expect(markup).toContain('action="/looper#revenus"');
    expect(markup.match(/name="forfait"/g)).toHaveLength(6);
    expect(markup.match(/name="ventes"/g)).toHaveLength(12);
    expect(markup.match(/checked=""/g)).toHaveLength(2);
    expect(markup).toContain('type="submit"');
    expect(markup).not.toContain("style=");
  });
});
