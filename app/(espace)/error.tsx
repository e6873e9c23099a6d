"use client";

import { type ErrorPageProps, ErrorPanel } from "@/components/layout/ErrorPanel";

/** Inside the layout of the signed-in space: the header and the menu stay. */
export default function ErrorPage(props: ErrorPageProps) {
  return <ErrorPanel {...props} />;
}
