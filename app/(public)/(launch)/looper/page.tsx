import { env } from "@/lib/platform/env";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../../page-metadata";
import { Earnings } from "./_parts/Earnings";
import { estimateChoice } from "./_parts/estimate";
import { Figures } from "./_parts/Figures";
import { LooperBenefits } from "./_parts/LooperBenefits";
import { LooperClosing } from "./_parts/LooperClosing";
import { LooperHero } from "./_parts/LooperHero";
import { LooperQuestions } from "./_parts/LooperQuestions";
import { Requirements } from "./_parts/Requirements";
import { Round } from "./_parts/Round";
import { Voices } from "./_parts/Voices";
import { LOOPER } from "./copy";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata = pageMetadata({
  title: LOOPER.metaTitle,
  description: LOOPER.metaDescription,
  path: routes.looper,
});

export default async function Page({ searchParams }: PageProps) {
  const choice = estimateChoice(await searchParams);
  const prelaunch = env().PRELAUNCH;
  return (
    <>
      <LooperHero prelaunch={prelaunch} />
      <Figures />
      <LooperBenefits />
      <Earnings choice={choice} />
      <Round prelaunch={prelaunch} />
      <Requirements />
      <Voices />
      <LooperQuestions />
      <LooperClosing prelaunch={prelaunch} />
    </>
  );
}
