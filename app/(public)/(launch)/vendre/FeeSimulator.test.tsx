import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FeeSimulator } from "../../../../components/pricing/FeeSimulator";
import { simulatorPrice } from "../../../../components/pricing/simulator-price";
import { VENDRE } from "./copy";

/** What the server sends for a price, its no-break spaces made plain. */
const render = (requested: string) =>
  renderToStaticMarkup(
    <FeeSimulator initial={simulatorPrice(requested)} action="/vendre" labels={VENDRE.simulator} />,
  ).replaceAll(/[\u00a0\u202f]/g, " ");

describe("FeeSimulator, as the server renders it", () => {
  it("shows fee, agency, savings and seller's net without a script", () => {
    const markup = render("300000");
    for (const text of ["4 000 €", "15 000 €", "11 000 €", "73 %", "296 000 €", "Palier Essential"])
      expect(markup).toContain(text);
  });

  it("says so plainly when the package saves nothing", () => {
    const markup = render("50000");
    expect(markup).toContain("se valent");
    expect(markup).not.toContain(">Vous économisez<");
  });

  it.each([
    ["9000000", "va jusqu’à 2 000 000 € : voici le calcul pour ce prix"],
    ["10", "commence à 50 000 €"],
  ])("explains what it counts with instead of %s", (requested, note) => {
    expect(render(requested)).toContain(note);
  });

  it("counts nothing for a price that it can't read, which stays in its field with what to write", () => {
    const markup = render("350,000");
    expect(markup).toContain('value="350,000"');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain("peut se lire de deux façons");
    expect(markup).toContain("Corrigez le prix pour voir le calcul.");
    expect(markup).not.toContain("Palier");
  });

  it("explains nothing of a price within its bounds", () => {
    expect(render("300000")).toMatch(/role="status"[^>]*><\/p>/);
  });

  it("is a form that the browser can send alone", () => {
    const markup = render("300000");
    expect(markup).toContain('action="/vendre"');
    expect(markup).toContain('name="prix"');
    expect(markup).toContain('type="submit"');
  });

  it("draws its bars with attributes, not with styles", () => {
    const markup = render("300000");
    expect(markup).toMatch(/<rect width="26\.6\d*%"/);
    expect(markup).not.toContain("style=");
  });

  it("tells the looper's gain, 35 % of the fee, where the page has words for it", () => {
    expect(render("300000")).not.toContain("1 400 €");
    const labels = { ...VENDRE.simulator, looper: "Gain du Looper" };
    const markup = renderToStaticMarkup(
      <FeeSimulator initial={simulatorPrice("300000")} action="/beta" labels={labels} wide>
        <input type="hidden" name="ref" value="CLRM7K" />
      </FeeSimulator>,
    );
    expect(markup.replaceAll(/[\u00a0\u202f]/g, " ")).toMatch(/Gain du Looper.*1 400 €/);
    expect(markup).toContain('name="ref"');
  });
});
