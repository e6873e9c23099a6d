import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { EntranceIllustration } from "./EntranceIllustration";
import { LadderPicture } from "./LadderPicture";

describe.each([
  ["door", EntranceIllustration],
  ["ladder", LadderPicture],
])("the %s", (_, Drawing) => {
  const markup = renderToStaticMarkup(<Drawing className="w-60" />);

  it("is silent to screen readers and takes its size from its place", () => {
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).toContain('class="w-60"');
  });

  it("has no colour of its own, so that it follows the theme", () => {
    expect(markup).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl/i);
    expect(markup).toContain("var(--brand)");
  });

  it("has no identifier that could clash with another on the page", () => {
    expect(markup).not.toContain(" id=");
  });
});
