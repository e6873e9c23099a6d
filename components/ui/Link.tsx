import type { ComponentProps } from "react";

/**
 * A link to another page: a plain document navigation, on purpose. Public pages
 * are the same bytes for everyone and cached whole, so a full navigation costs less than Next's
 * client-side one, shows the browser's own progress, closes menus, resets focus, and works
 * without JavaScript. Every public link goes through here, so that the choice stays in one place.
 */
export function Link(props: ComponentProps<"a"> & { href: string }) {
  return <a {...props} />;
}
