import { ImageResponse } from "next/og";
import { COLOURS, Plate } from "@/components/social/drawing";
import { apiRoute } from "@/lib/auth/api-route";
import { BRAND } from "@/lib/content/brand";
import { DomainError } from "@/lib/kernel/errors";
import {
  composeListingPicture,
  drawInTurn,
  readDisplayFont,
} from "@/lib/listings/media/draw-social-picture";
import { SOCIAL_PICTURE } from "@/lib/listings/media/rules";
import { findListing } from "@/lib/listings/queries/find-listing";
import { type SocialPictureTexts, socialPictureTexts } from "./texts";

/** The listing as social networks show it: its cover, where it is, what it costs. */
export const GET = apiRoute<{ params: Promise<{ id: string }> }>(async (_request, { params }) => {
  const listing = await findListing((await params).id);
  if (!listing) throw new DomainError("media.not-found");
  const { body, isComplete } = await drawInTurn(async () =>
    composeListingPicture(
      listing.photos[0]?.mediaKey ?? null,
      await draw(socialPictureTexts(listing)),
    ),
  );
  return new Response(new Uint8Array(body), {
    headers: {
      "content-type": "image/jpeg",
      // Without its cover it is a makeshift, until the file is there again.
      "cache-control": isComplete ? "public, max-age=86400" : "no-store",
    },
  });
});

async function draw(texts: SocialPictureTexts): Promise<Buffer> {
  const fonts = [{ name: "Bricolage", data: await readDisplayFont(), weight: 700 as const }];
  const drawing = new ImageResponse(<Drawing texts={texts} />, { ...SOCIAL_PICTURE, fonts });
  return Buffer.from(await drawing.arrayBuffer());
}

/** Laid out by the drawing library, which wants every style in place: this is no HTML. */
function Drawing({
  texts: { notice, place, headline, type, surface },
}: {
  texts: SocialPictureTexts;
}) {
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
      {notice && (
        <div style={{ display: "flex", flexGrow: 1, padding: "0 40px" }}>
          <div style={{ display: "flex" }}>
            <Plate>{notice}</Plate>
          </div>
        </div>
      )}
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
