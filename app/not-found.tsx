import { LazyNotFound } from "@/components/layout/LazyNotFound";
import { PROBLEM_PAGES } from "@/lib/content/problems";
import { pageMetadata } from "./page-metadata";

export const metadata = pageMetadata({ title: PROBLEM_PAGES.notFound.metaTitle });

export default function NotFound() {
  return <LazyNotFound />;
}
