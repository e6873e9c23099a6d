"use client";

import { type ErrorPageProps, ErrorPanel } from "@/components/layout/ErrorPanel";

/** Inside the layout of the booking: the header and the footer stay. */
export default function ErrorPage(props: ErrorPageProps) {
  return <ErrorPanel {...props} />;
}
