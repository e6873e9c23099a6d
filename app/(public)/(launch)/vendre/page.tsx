import { simulatorPrice } from "@/components/pricing/simulator-price";
import { Claims } from "@/components/vendre/Claims";
import { Included } from "@/components/vendre/Included";
import { Process } from "@/components/vendre/Process";
import { SellerClosing } from "@/components/vendre/SellerClosing";
import { SellerHero } from "@/components/vendre/SellerHero";
import { Testimonials } from "@/components/vendre/Testimonials";
import { Tiers } from "@/components/vendre/Tiers";
import { VENDRE } from "@/lib/content/fr/vendre";
import { env } from "@/lib/platform/env";
import { routes } from "@/lib/routes/public";
import { Head } from "../../../head";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ searchParams }: PageProps) {
  const { prix } = await searchParams;
  const prelaunch = env().PRELAUNCH;
  return (
    <>
      <Head title={VENDRE.metaTitle} description={VENDRE.metaDescription} path={routes.sell} />
      <SellerHero price={simulatorPrice(prix)} prelaunch={prelaunch} />
      <Claims />
      <Included />
      <Process />
      <Tiers />
      <Testimonials />
      <SellerClosing prelaunch={prelaunch} />
    </>
  );
}
