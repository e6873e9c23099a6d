import { basename } from "node:path";
import { ImageResponse } from "next/og";
import { BRAND } from "@/lib/content/fr/brand";
import { LISTING } from "@/lib/content/fr/listing";
import { mediaUrl } from "@/lib/listings/media";
import {
  SOCIAL_PICTURE,
  type SocialPictureTexts,
  socialPictureTexts,
} from "@/lib/listings/social-picture";
import { readMedia } from "@/lib/server/media";
import { composeSocialPicture, readDisplayFont } from "@/lib/server/social-picture";
import { loadListing } from "./load";

export const alt = LISTING.socialPictureAlt;
export const size = SOCIAL_PICTURE;
export const contentType = "image/jpeg";

/** The identity's colours, as in globals.css, which the drawing can't read. */
const COLOURS = { enamel: "#17486b", enamelLine: "#cfe2ef", night: "#0f2b40", mimosa: "#f6c445" };

/** The listing as social networks show it: its cover, where it is, what it costs. */
export default async function Picture({ params }: { params: Promise<{ id: string }> }) {
  const found = loadListing((await params).id);
  if (found.kind !== "found") return new Response(null, { status: 404 });
  const [cover] = found.listing.photos;
  const [photo, drawing] = await Promise.all([
    cover ? readMedia(basename(mediaUrl(cover.mediaKey, 1280))) : null,
    draw(socialPictureTexts(found.listing)),
  ]);
  const picture = await composeSocialPicture(photo?.body ?? null, drawing);
  return new Response(new Uint8Array(picture), {
    headers: { "content-type": contentType, "cache-control": "public, max-age=86400" },
  });
}

async function draw(texts: SocialPictureTexts): Promise<Buffer> {
  const fonts = [{ name: "Bricolage", data: await readDisplayFont(), weight: 700 as const }];
  const drawing = new ImageResponse(<Drawing texts={texts} />, { ...size, fonts });
  return Buffer.from(await drawing.arrayBuffer());
}

/** Laid out by the drawing library, which wants every style in place: this is no HTML. */
function Drawing({ texts: { place, headline, type, surface } }: { texts: SocialPictureTexts }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        color: "#fff",
        fontFamily: "Bricolage",
      }}
    >
      <div style={{ display: "flex", justifyContent: "space-between", padding: 40 }}>
        <Plate>{place}</Plate>
        <Plate>{BRAND.name}</Plate>
      </div>
      <div
        style={{
          display: "flex",
          justifyContent: "space-between",
          alignItems: "center",
          padding: "18px 48px 26px",
          borderTop: `8px solid ${COLOURS.mimosa}`,
          backgroundColor: COLOURS.night,
        }}
      >
        <div style={{ fontSize: 92, letterSpacing: -4, lineHeight: 1 }}>{headline}</div>
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            alignItems: "flex-end",
            fontSize: 36,
            lineHeight: 1.15,
          }}
        >
          <div>{type}</div>
          <div style={{ color: COLOURS.mimosa }}>{surface}</div>
        </div>
      </div>
    </div>
  );
}

/** An enamelled street plate. */
function Plate({ children }: { children: string }) {
  return (
    <div
      style={{
        display: "flex",
        padding: 5,
        borderRadius: 14,
        backgroundColor: COLOURS.enamel,
        fontSize: 40,
        maxWidth: 780,
      }}
    >
      <div
        style={{
          display: "flex",
          padding: "8px 24px 12px",
          border: `3px solid ${COLOURS.enamelLine}`,
          borderRadius: 10,
        }}
      >
        {children}
      </div>
    </div>
  );
}
