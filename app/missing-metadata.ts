import type { Metadata } from "next";

/** What stands where nothing is to be kept by search engines, nor shown by social networks. */
export function missingMetadata(title: string): Metadata {
  return { title, robots: { index: false }, openGraph: null, twitter: null };
}
