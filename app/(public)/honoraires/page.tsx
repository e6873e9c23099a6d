import type { Metadata } from "next";
import { FeeSchedule } from "@/components/legal/FeeSchedule";
import { FEES } from "@/lib/content/fr/legal/fees";
import { routes } from "@/lib/routes";

export const metadata: Metadata = {
  title: FEES.metaTitle,
  description: FEES.metaDescription,
  alternates: { canonical: routes.fees },
};

export default function Page() {
  return <FeeSchedule />;
}
