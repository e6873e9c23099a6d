import type { Metadata } from "next";
import { NotFoundScreen } from "@/components/layout/NotFoundScreen";
import { PROBLEM_PAGES } from "@/lib/content/fr/problems";

const { metaTitle: title } = PROBLEM_PAGES.notFound;

export const metadata: Metadata = { title, robots: { index: false } };

export default function NotFound() {
  return <NotFoundScreen />;
}
