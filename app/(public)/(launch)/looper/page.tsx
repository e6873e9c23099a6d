import { Earnings } from "@/app/(public)/(launch)/looper/_parts/Earnings";
import { estimateChoice } from "@/app/(public)/(launch)/looper/_parts/estimate";
import { Figures } from "@/app/(public)/(launch)/looper/_parts/Figures";
import { LooperBenefits } from "@/app/(public)/(launch)/looper/_parts/LooperBenefits";
import { LooperClosing } from "@/app/(public)/(launch)/looper/_parts/LooperClosing";
import { LooperHero } from "@/app/(public)/(launch)/looper/_parts/LooperHero";
import { LooperQuestions } from "@/app/(public)/(launch)/looper/_parts/LooperQuestions";
import { Requirements } from "@/app/(public)/(launch)/looper/_parts/Requirements";
import { Round } from "@/app/(public)/(launch)/looper/_parts/Round";
import { Voices } from "@/app/(public)/(launch)/looper/_parts/Voices";
import { LOOPER } from "@/lib/content/fr/looper";
import { env } from "@/lib/platform/env";
import { routes } from "@/lib/routes/public";
import { Head } from "../../../head";

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ searchParams }: PageProps) {
  const choice = estimateChoice(await searchParams);
  const prelaunch = env().PRELAUNCH;
  return (
    <>
      <Head title={LOOPER.metaTitle} description={LOOPER.metaDescription} path={routes.looper} />
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
