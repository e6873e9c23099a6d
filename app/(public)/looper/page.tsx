import type { Metadata } from "next";
import { NotOpenYet } from "@/components/prelaunch/NotOpenYet";
import { NOT_OPEN } from "@/lib/content/fr/prelaunch";

export const metadata: Metadata = { title: NOT_OPEN.looper.title, robots: { index: false } };

export default function Page() {
  return <NotOpenYet {...NOT_OPEN.looper} />;
}
