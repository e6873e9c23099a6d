import { Claims } from "@/app/(public)/(launch)/vendre/_parts/Claims";
import { Included } from "@/app/(public)/(launch)/vendre/_parts/Included";
import { Process } from "@/app/(public)/(launch)/vendre/_parts/Process";
import { SellerClosing } from "@/app/(public)/(launch)/vendre/_parts/SellerClosing";
import { SellerHero } from "@/app/(public)/(launch)/vendre/_parts/SellerHero";
import { Testimonials } from "@/app/(public)/(launch)/vendre/_parts/Testimonials";
import { Tiers } from "@/app/(public)/(launch)/vendre/_parts/Tiers";
import { simulatorPrice } from "@/components/pricing/simulator-price";
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
