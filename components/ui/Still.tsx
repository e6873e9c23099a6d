import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  createElement,
  type ElementType,
} from "react";
import type { StillMarkup } from "./still-markup";

let markups: StillMarkup | null = null;
// Where pages are rendered for good: a change of the code is to show at once while it is worked on. Where
// a browser's code is built, this condition is known and the module left out.
if (typeof window === "undefined" && process.env.NODE_ENV === "production") {
  import("./still-markup").then((module) => {
    markups = new module.StillMarkup();
  });
}

type StillElement = "div" | "header" | "footer" | "li" | "nav";

type StillProps<As extends StillElement, Properties> = {
  /** The element around it, which has the other attributes. */
  as: As;
  /** What is in it. Depends on its properties alone: no state, no context, no id of React's. */
  part: ComponentType<Properties>;
  /** Its properties: plain data, as JSON has it. */
  with: Properties;
} & Omit<ComponentPropsWithoutRef<As>, "part" | "as" | "children" | "dangerouslySetInnerHTML">;

/**
 * A part of a page that is the same each time it is shown with the same properties: the site's header,
 * a card. The server writes the markup that React made of it before instead of making it anew
 * (decision 0036). The browser's part of React finds the elements that it expects.
 */
export function Still<As extends StillElement, Properties extends object>({
  as,
  part: Part,
  with: properties,
  ...attributes
}: StillProps<As, Properties>) {
  const markup = markups?.find(Part, properties) ?? null;
  return markup === null
    ? createElement(as as ElementType, attributes, <Part {...properties} />)
    : createElement(as as ElementType, {
        ...attributes,
        dangerouslySetInnerHTML: { __html: markup },
      });
}
