import { WEEK } from "@/components/visits/week-copy";
import { pageMetadata } from "../../../../page-metadata";
import { type HostPageProps, weekPage } from "../../../visites/host-pages";

export const metadata = pageMetadata({ title: WEEK.title });

export default function Page({ searchParams }: HostPageProps) {
  return weekPage("seller", searchParams);
}
