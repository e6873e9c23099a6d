import { ImageResponse } from "next/og";
import { COLOURS, Plate, Wordmark } from "@/components/social/drawing";
import { apiRoute } from "@/lib/auth/api-route";
import { BRAND } from "@/lib/content/brand";
import {
  composeSitePicture,
  drawInTurn,
  readDisplayFont,
} from "@/lib/listings/media/draw-social-picture";
import { SOCIAL_PICTURE } from "@/lib/listings/media/rules";

const WORDMARK_SIZE = 64;

/** The site as social networks show it. */
export const GET = apiRoute(async () => {
  const picture = await drawInTurn(drawPicture);
  return new Response(new Uint8Array(picture), {
    headers: { "content-type": "image/jpeg", "cache-control": "public, max-age=86400" },
  });
});

async function drawPicture(): Promise<Buffer> {
  const fonts = [{ name: "Bricolage", data: await readDisplayFont(), weight: 700 as const }];
  const drawing = new ImageResponse(<Drawing />, { ...SOCIAL_PICTURE, fonts });
  return composeSitePicture(Buffer.from(await drawing.arrayBuffer()));
}

/** The wordmark and the tagline in the street's sky. */
function Drawing() {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        width: "100%",
        height: "100%",
        paddingTop: 30,
        color: COLOURS.ink,
        fontFamily: "Bricolage",
      }}
    >
      <Plate size={WORDMARK_SIZE}>
        <Wordmark size={WORDMARK_SIZE} />
      </Plate>
      <div style={{ marginTop: 12, fontSize: 38, letterSpacing: -1 }}>{BRAND.tagline}</div>
    </div>
  );
}
