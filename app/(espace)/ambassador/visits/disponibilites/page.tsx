import { SCHEDULE } from "@/components/visits/schedule-copy";
import { pageMetadata } from "../../../../page-metadata";
import { availabilityPage, type HostPageProps } from "../../../visites/host-pages";

export const metadata = pageMetadata({ title: SCHEDULE.title });

export default function Page({ searchParams }: HostPageProps) {
  return availabilityPage("ambassador", searchParams);
}
