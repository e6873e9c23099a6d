import { Earnings } from "@/components/recruiting/Earnings";
import { estimateChoice } from "@/components/recruiting/estimate";
import { Figures } from "@/components/recruiting/Figures";
import { LooperBenefits } from "@/components/recruiting/LooperBenefits";
import { LooperClosing } from "@/components/recruiting/LooperClosing";
import { LooperHero } from "@/components/recruiting/LooperHero";
import { LooperQuestions } from "@/components/recruiting/LooperQuestions";
import { Requirements } from "@/components/recruiting/Requirements";
import { Round } from "@/components/recruiting/Round";
import { Voices } from "@/components/recruiting/Voices";
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
