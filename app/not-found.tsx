import type { Metadata } from "next";
import { NotFoundScreen } from "@/components/layout/NotFoundScreen";
import { PROBLEM_PAGES } from "@/lib/content/fr/problems";
import { missingMetadata } from "./missing-metadata";

const { metaTitle: title } = PROBLEM_PAGES.notFound;

export const metadata: Metadata = missingMetadata(title);

export default function NotFound() {
  return <NotFoundScreen />;
}
