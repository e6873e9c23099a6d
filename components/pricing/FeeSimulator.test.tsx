import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { VENDRE } from "@/lib/content/fr/vendre";
import { FeeSimulator } from "./FeeSimulator";

/** What the server sends for a price, its no-break spaces made plain. */
const render = (price: number) =>
  renderToStaticMarkup(
    <FeeSimulator initialPrice={price} action="/vendre" labels={VENDRE.simulator} />,
  ).replaceAll(/[\u00a0\u202f]/g, " ");

describe("FeeSimulator, as the server renders it", () => {
  it("shows fee, agency, savings and seller's net without a script", () => {
    const markup = render(300_000);
    for (const text of ["4 000 €", "15 000 €", "11 000 €", "73 %", "296 000 €", "Palier Essential"])
      expect(markup).toContain(text);
  });

  it("says so plainly when the package saves nothing", () => {
    const markup = render(50_000);
    expect(markup).toContain("se valent");
    expect(markup).not.toContain(">Vous économisez<");
  });

  it("is a form that the browser can send alone", () => {
    const markup = render(300_000);
    expect(markup).toContain('action="/vendre"');
    expect(markup).toContain('name="prix"');
    expect(markup).toContain('type="submit"');
  });

  it("draws its bars with attributes, not with styles", () => {
    const markup = render(300_000);
    expect(markup).toMatch(/<rect width="26\.6\d*%"/);
    expect(markup).not.toContain("style=");
  });

  it("tells the looper's gain, 35 % of the fee, where the page has words for it", () => {
    expect(render(300_000)).not.toContain("1 400 €");
    const labels = { ...VENDRE.simulator, looper: "Gain du Looper" };
    const markup = renderToStaticMarkup(
      <FeeSimulator initialPrice={300_000} action="/beta" labels={labels} wide>
        <input type="hidden" name="ref" value="CLRM7K" />
      </FeeSimulator>,
    );
    expect(markup.replaceAll(/[\u00a0\u202f]/g, " ")).toMatch(/Gain du Looper.*1 400 €/);
    expect(markup).toContain('name="ref"');
  });
});
