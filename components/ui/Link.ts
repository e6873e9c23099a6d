import type { ComponentProps, ReactElement } from "react";

/**
 * A link to another page: a plain document navigation, on purpose. Public pages
 * are the same bytes for everyone and cached whole, so a full navigation costs less than Next's
 * client-side one, shows the browser's own progress, closes menus, resets focus, and works
 * without JavaScript. Every public link goes through here, so that the choice stays in one place.
 *
 * It is the element itself under another name, which always has an address: as a component of its
 * own, the eighty links of a page would each be one more thing to render.
 */
export const Link = "a" as unknown as (
  props: ComponentProps<"a"> & { href: string },
) => ReactElement;
