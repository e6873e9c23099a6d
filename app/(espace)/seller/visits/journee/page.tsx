import { HOST_PLAN } from "@/components/visits/week-copy";
import { pageMetadata } from "../../../../page-metadata";
import { dayPage, type HostPageProps } from "../../../visites/host-pages";

export const metadata = pageMetadata({ title: HOST_PLAN.title });

export default function Page({ searchParams }: HostPageProps) {
  return dayPage("seller", searchParams);
}
