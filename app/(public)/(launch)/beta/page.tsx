import { BetaHero } from "@/app/(public)/(launch)/beta/_parts/BetaHero";
import { BuyerPart } from "@/app/(public)/(launch)/beta/_parts/BuyerPart";
import { Concept } from "@/app/(public)/(launch)/beta/_parts/Concept";
import { Join } from "@/app/(public)/(launch)/beta/_parts/Join";
import { LooperPart } from "@/app/(public)/(launch)/beta/_parts/LooperPart";
import { NumberPlates } from "@/app/(public)/(launch)/beta/_parts/NumberPlates";
import { Postcards } from "@/app/(public)/(launch)/beta/_parts/Postcards";
import { ReferralPart } from "@/app/(public)/(launch)/beta/_parts/ReferralPart";
import { SellerPart } from "@/app/(public)/(launch)/beta/_parts/SellerPart";
import { simulatorPrice } from "@/components/pricing/simulator-price";
import { referralCodeSchema } from "@/lib/accounts/schemas";
import { BETA } from "@/lib/content/fr/beta";
import { env } from "@/lib/platform/env";
import { routes } from "@/lib/routes/public";
import { Head } from "../../../head";
import { TestMailbox } from "../../../test-mailbox";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ searchParams }: PageProps) {
  const { ref, prix } = await searchParams;
  const code = Array.isArray(ref) ? ref[0] : ref;
  const referral = referralCodeSchema.safeParse(code).data ?? null;
  return (
    <>
      <Head title={BETA.metaTitle} description={BETA.metaDescription} path={routes.beta} />
      <BetaHero referral={referral} />
      <NumberPlates />
      <Concept />
      <SellerPart price={simulatorPrice(prix)} referral={referral} />
      <LooperPart />
      <BuyerPart />
      <ReferralPart />
      <Postcards />
      <Join referral={referral} contact={env().MAIL_FROM.address} mailbox={<TestMailbox />} />
    </>
  );
}
