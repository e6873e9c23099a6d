import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SiteHeader } from "./SiteHeader";

/** The links that the header and the phone's menu mark, with how. */
const marked = (path: string) =>
  [...renderToStaticMarkup(<SiteHeader prelaunch path={path} />).matchAll(/<a [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes("aria-current"))
    .map((tag) => [/href="([^"]*)"/.exec(tag)?.[1], /aria-current="([^"]*)"/.exec(tag)?.[1]]);

test.each([
  ["/acheter", "/acheter", "page", 2],
  ["/acheter/rennes-35238", "/acheter", "true", 2],
  ["/recherche", "/acheter", "true", 2],
  ["/bien/0123456789ab", "/acheter", "true", 2],
  ["/bien/0123456789ab/reserver", "/acheter", "true", 2],
  ["/vendre", "/vendre", "page", 2],
  ["/looper", "/looper", "page", 2],
  // The header has the waitlist, the menu the fees and the help.
  ["/beta/statut", "/beta", "true", 1],
  ["/honoraires", "/honoraires", "page", 1],
  ["/help", "/help", "page", 1],
])("on %s the navigation marks %s", (path, href, current, times) => {
  expect(marked(path)).toEqual(Array(times).fill([href, current]));
});

test.each(["/", "/cgu", "/connexion"])("on %s the navigation marks nothing", (path) => {
  expect(marked(path)).toEqual([]);
});
