import { BetaHero } from "@/components/beta/BetaHero";
import { BuyerPart } from "@/components/beta/BuyerPart";
import { Concept } from "@/components/beta/Concept";
import { Join } from "@/components/beta/Join";
import { LooperPart } from "@/components/beta/LooperPart";
import { NumberPlates } from "@/components/beta/NumberPlates";
import { Postcards } from "@/components/beta/Postcards";
import { ReferralPart } from "@/components/beta/ReferralPart";
import { SellerPart } from "@/components/beta/SellerPart";
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
