import type { Metadata } from "next";
import { BRAND } from "@/lib/content/brand";
import { SOCIAL_PICTURE } from "@/lib/listings/media/rules";
import { routes } from "@/lib/routes/public";

interface PageMetadata {
  /** Without the brand's name, which the root layout adds. */
  title: string;
  /** The brand's own where there is none. */
  description?: string;
  /**
   * Path of the page's canonical address; absent where search engines are to index nothing, and the
   * page shows no more than its title.
   */
  path?: string | null;
  /** Path of the picture that social networks show; the site's own where there is none. */
  picture?: { path: string; alt: string };
  kind?: "website" | "article";
}

const SITE_PICTURE = { path: routes.sitePicture, alt: BRAND.pictureAlt };

/**
 * A page's `metadata`: title, description, canonical address and Open Graph. Paths are relative to the
 * root layout's `metadataBase`.
 */
export function pageMetadata({
  title,
  description = BRAND.description,
  path = null,
  picture = SITE_PICTURE,
  kind = "website",
}: PageMetadata): Metadata {
  if (path === null) return { title, robots: { index: false } };
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: kind,
      siteName: BRAND.name,
      locale: "fr_FR",
      url: path,
      title,
      description,
      images: { url: picture.path, alt: picture.alt, ...SOCIAL_PICTURE },
    },
  };
}
