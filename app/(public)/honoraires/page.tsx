import { FeeSchedule } from "@/app/(public)/honoraires/FeeSchedule";
import { FEES } from "@/lib/content/fr/legal/fees";
import { routes } from "@/lib/routes/public";
import { Head } from "../../head";

export default function Page() {
  return (
    <>
      <Head title={FEES.metaTitle} description={FEES.metaDescription} path={routes.fees} />
      <FeeSchedule />
    </>
  );
}
