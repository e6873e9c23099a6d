import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HomePage } from "@/app/(public)/_home/HomePage";
import { LooperClosing } from "@/app/(public)/(launch)/looper/_parts/LooperClosing";
import { LooperHero } from "@/app/(public)/(launch)/looper/_parts/LooperHero";
import { SellerClosing } from "@/app/(public)/(launch)/vendre/_parts/SellerClosing";
import { SellerHero } from "@/app/(public)/(launch)/vendre/_parts/SellerHero";
import { HelpPage } from "@/app/(public)/help/HelpPage";
import { SiteShell } from "@/components/layout/SiteShell";

const entries = (element: React.ReactElement): string[] =>
  [...renderToStaticMarkup(element).matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);

const toBeta = (element: React.ReactElement) =>
  entries(element).filter((href) => href.startsWith("/beta"));

describe("the doors to the waitlist", () => {
  it("are in the banner, the navigation, the phone's menu and the footer before the launch", () => {
    expect(toBeta(<SiteShell prelaunch>page</SiteShell>)).toEqual(Array(4).fill("/beta"));
    expect(toBeta(<HomePage featured={[]} cities={[]} prelaunch />)).toEqual(["/beta"]);
    expect(toBeta(<HelpPage prelaunch />)).toEqual(["/beta"]);
  });

  it("are gone once the product is open", () => {
    expect(toBeta(<SiteShell prelaunch={false}>page</SiteShell>)).toEqual([]);
    expect(toBeta(<HomePage featured={[]} cities={[]} prelaunch={false} />)).toEqual([]);
    expect(toBeta(<HelpPage prelaunch={false} />)).toEqual([]);
  });
});

it("no page or menu leads to the asking prices of a commune, which are no estimate", () => {
  for (const element of [
    <SiteShell key="shell" prelaunch>
      page
    </SiteShell>,
    <HomePage key="home" featured={[]} cities={[]} prelaunch />,
    <HelpPage key="help" prelaunch />,
    <SellerHero
      key="hero"
      price={{ text: null, priceCents: 300_000_00, problem: null }}
      prelaunch
    />,
    <SellerClosing key="closing" />,
  ]) {
    expect(entries(element).filter((href) => href.startsWith("/estimer/prix"))).toEqual([]);
  }
});

describe("the call to action", () => {
  it("of loopers leads to their place in the waitlist, then to their account", () => {
    for (const Part of [LooperHero, LooperClosing]) {
      expect(entries(<Part prelaunch />)).toContain("/beta#join-looper");
      expect(entries(<Part prelaunch={false} />)).toContain("/register?role=ambassador");
      expect(toBeta(<Part prelaunch={false} />)).toEqual([]);
    }
  });

  it("of sellers begins a listing, and names the waitlist beside it before the launch", () => {
    const hero = (prelaunch: boolean) => (
      <SellerHero
        price={{ text: null, priceCents: 300_000_00, problem: null }}
        prelaunch={prelaunch}
      />
    );
    for (const element of [hero(true), hero(false), <SellerClosing key="closing" />]) {
      expect(entries(element)[0]).toBe("/annonces/nouvelle");
    }
    expect(entries(hero(true))).toContain("/beta#join-seller");
    expect(toBeta(hero(false))).toEqual([]);
  });
});

describe("who has an account", () => {
  /** The addresses of a page as it is drawn for them: without what is for strangers. */
  const drawn = (element: React.ReactElement) => {
    const links: string[] = [];
    const open: boolean[] = [];
    const tags = /<(\/?)[a-z][\w-]*((?:"[^"]*"|[^>"])*?)(\/?)>/gi;
    for (const [, end, attributes = "", alone] of renderToStaticMarkup(element).matchAll(tags)) {
      if (end) {
        open.pop();
        continue;
      }
      const isHidden = (open.at(-1) ?? false) || /class="[^"]*\bfor-strangers\b/.test(attributes);
      const href = / href="([^"]*)"/.exec(attributes)?.[1];
      if (href !== undefined && !isHidden) links.push(href);
      if (!alone) open.push(isHidden);
    }
    return links;
  };

  it.each([
    [
      "the frame",
      <SiteShell key="shell" prelaunch>
        page
      </SiteShell>,
    ],
    ["the home page", <HomePage key="home" featured={[]} cities={[]} prelaunch />],
    ["the help page", <HelpPage key="help" prelaunch />],
    [
      "the seller’s page",
      <SellerHero
        key="hero"
        price={{ text: null, priceCents: 300_000_00, problem: null }}
        prelaunch
      />,
    ],
    ["the looper’s page", <LooperHero key="looper" prelaunch />],
    ["its end", <LooperClosing key="looper-closing" prelaunch />],
  ])("is led to the waitlist by nothing of %s", (_title, element) => {
    const links = drawn(element);
    expect(links.filter((href) => href.startsWith("/beta"))).toEqual([]);
    expect(toBeta(element).length).toBeGreaterThan(0);
  });
});
