import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Icon } from "./Icon";

describe("Icon", () => {
  it("refers to its drawing in the sprite, unseen by screen readers", () => {
    expect(renderToStaticMarkup(<Icon name="heart" className="size-6" />)).toBe(
      '<svg aria-hidden="true" class="icon size-6"><use href="/icons.svg#heart"></use></svg>',
    );
  });
});
