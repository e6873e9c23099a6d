import { simulatorPrice } from "@/components/pricing/simulator-price";
import { env } from "@/lib/platform/env";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../../page-metadata";
import { Claims } from "./_parts/Claims";
import { Included } from "./_parts/Included";
import { Process } from "./_parts/Process";
import { Providers } from "./_parts/Providers";
import { SellerClosing } from "./_parts/SellerClosing";
import { SellerHero } from "./_parts/SellerHero";
import { Testimonials } from "./_parts/Testimonials";
import { Tiers } from "./_parts/Tiers";
import { VENDRE } from "./copy";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata = pageMetadata({
  title: VENDRE.metaTitle,
  description: VENDRE.metaDescription,
  path: routes.sell,
});

export default async function Page({ searchParams }: PageProps) {
  const { prix } = await searchParams;
  const prelaunch = env().PRELAUNCH;
  return (
    <>
      <SellerHero price={simulatorPrice(prix)} prelaunch={prelaunch} />
      <Claims />
      <Included />
      <Process />
      <Tiers />
      <Providers />
      <Testimonials />
      <SellerClosing />
    </>
  );
}
