import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HelpPage } from "@/components/help/HelpPage";
import { HomePage } from "@/components/home/HomePage";
import { SiteShell } from "@/components/layout/SiteShell";
import { LooperClosing } from "@/components/recruiting/LooperClosing";
import { LooperHero } from "@/components/recruiting/LooperHero";
import { SellerClosing } from "@/components/vendre/SellerClosing";
import { SellerHero } from "@/components/vendre/SellerHero";

const doors = (element: React.ReactElement): string[] =>
  [...renderToStaticMarkup(element).matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);

const toBeta = (element: React.ReactElement) =>
  doors(element).filter((href) => href.startsWith("/beta"));

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

describe("the call to action", () => {
  it("of loopers leads to their place in the waitlist, then to their account", () => {
    for (const Part of [LooperHero, LooperClosing]) {
      expect(doors(<Part prelaunch />)).toContain("/beta#join-looper");
      expect(doors(<Part prelaunch={false} />)).toContain("/register?role=ambassador");
      expect(toBeta(<Part prelaunch={false} />)).toEqual([]);
    }
  });

  it("of sellers leads to their place in the waitlist, then to their account", () => {
    expect(doors(<SellerHero price={300_000} prelaunch />)).toContain("/beta#join-seller");
    expect(doors(<SellerClosing prelaunch />)).toContain("/beta#join-seller");
    for (const element of [
      <SellerHero key="hero" price={300_000} prelaunch={false} />,
      <SellerClosing key="closing" prelaunch={false} />,
    ]) {
      expect(doors(element)).toContain("/register?role=seller");
      expect(toBeta(element)).toEqual([]);
    }
  });
});
