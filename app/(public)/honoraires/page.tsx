import { FEES } from "@/components/pricing/fees-copy";
import { routes } from "@/lib/routes/public";
import { Head } from "../../head";
import { FeeSchedule } from "./FeeSchedule";

export default function Page() {
  return (
    <>
      <Head title={FEES.metaTitle} description={FEES.metaDescription} path={routes.fees} />
      <FeeSchedule />
    </>
  );
}
