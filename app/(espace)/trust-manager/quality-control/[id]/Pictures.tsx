import { HINTS } from "@/components/photos/copy";
import type { PhotoKind } from "@/components/photos/queue";
import { EnlargedPlan, PlanOpener } from "@/components/rooms/PlanPicture";
import { previewPhotos, previewRooms } from "@/lib/revisions/preview";
import type { ReviewView } from "@/lib/trust/review/views";
import { REVIEW } from "./copy";
import { PhotoGrid } from "./PhotoGrid";
import { PictureText } from "./PictureText";
import { PHOTO_GRID, SHARE_SIZES } from "./picture-grid";

/** The words of the editor for what each picture could have better. */
const hintsOf = (kind: PhotoKind, pictures: ReviewView["pictureHints"]["photos"], at: number) => {
  const { hints = [], twinAt = -1 } = pictures[at] ?? {};
  return hints
    .filter((hint) => hint !== "duplicate" || twinAt >= 0)
    .map((hint) => HINTS[kind](hint, twinAt + 1));
};

/** The pictures as they will be shown, in their order, with the rooms that they show, and the plans. */
export function Pictures({ review: { content, pictureHints, title } }: { review: ReviewView }) {
  const photos = previewPhotos(content);
  const { plans } = previewRooms(content);
  const name = title || REVIEW.untitled;
  return (
    <section aria-labelledby="controle-photos" className="flex flex-col gap-4">
      <h2 id="controle-photos" className="text-heading">
        {REVIEW.pictures}
      </h2>
      {photos.length === 0 ? (
        <p>{REVIEW.noPicture}</p>
      ) : (
        <PhotoGrid
          title={name}
          pictures={photos.map((photo, at) => ({
            photo: { ...photo, alt: photo.alt || REVIEW.picture(at + 1) },
            text: photo.alt,
            hints: hintsOf("photo", pictureHints.photos, at),
          }))}
        />
      )}
      {plans.length > 0 && (
        <>
          <h3 className="font-semibold">{REVIEW.plans}</h3>
          <ul className={PHOTO_GRID}>
            {plans.map((plan, at) => (
              <li key={plan.mediaKey}>
                <figure className="flex flex-col gap-1.5">
                  <PlanOpener plan={plan} at={at} sizes={SHARE_SIZES} />
                  <PictureText
                    rank={at + 1}
                    text={plan.label}
                    hints={hintsOf("plan", pictureHints.floorPlans, at)}
                  />
                </figure>
                <EnlargedPlan plan={plan} at={at} title={name} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
