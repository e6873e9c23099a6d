import { FEES } from "@/components/pricing/fees-copy";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../page-metadata";
import { FeeSchedule } from "./FeeSchedule";

export const metadata = pageMetadata({
  title: FEES.metaTitle,
  description: FEES.metaDescription,
  path: routes.fees,
});

export default function Page() {
  return <FeeSchedule />;
}
