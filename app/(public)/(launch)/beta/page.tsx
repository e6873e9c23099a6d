import { simulatorPrice } from "@/components/pricing/simulator-price";
import { referralCodeSchema } from "@/lib/accounts/schemas";
import { env } from "@/lib/platform/env";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../../page-metadata";
import { TestMailbox } from "../../../test-mailbox";
import { BetaHero } from "./_parts/BetaHero";
import { BuyerPart } from "./_parts/BuyerPart";
import { Concept } from "./_parts/Concept";
import { Join } from "./_parts/Join";
import { LooperPart } from "./_parts/LooperPart";
import { NumberPlates } from "./_parts/NumberPlates";
import { Postcards } from "./_parts/Postcards";
import { ReferralPart } from "./_parts/ReferralPart";
import { SellerPart } from "./_parts/SellerPart";
import { BETA } from "./copy";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata = pageMetadata({
  title: BETA.metaTitle,
  description: BETA.metaDescription,
  path: routes.beta,
});

export default async function Page({ searchParams }: PageProps) {
  const { ref, prix } = await searchParams;
  const code = Array.isArray(ref) ? ref[0] : ref;
  const referral = referralCodeSchema.safeParse(code).data ?? null;
  return (
    <>
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
